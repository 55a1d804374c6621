import { bookingPayment } from '../bookings/bookingPayment.js'
import type { BookingPayment } from '../bookings/BookingRecord.js'
import { type PaymentAttempt, paymentStatusOf } from './PaymentAttempt.js'

/** An attempt as the booking lists it, with its key and its basket. */
export const paymentRow = (attempt: PaymentAttempt, at = attempt.at): BookingPayment => ({
  ...bookingPayment(
    attempt.id,
    'payInFull',
    attempt.amount,
    new Date(at).toISOString(),
    paymentStatusOf(attempt),
    attempt.last4,
  ),
  idempotency_key: attempt.idempotencyKey,
  basket_id: attempt.basketId,
})
