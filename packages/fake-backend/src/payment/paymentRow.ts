import { bookingPayment } from '../records/bookingPayment.js'
import type { BookingPayment } from '../records/BookingRecord.js'
import { type PaymentAttempt, paymentStatusOf } from '../records/PaymentAttempt.js'

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
