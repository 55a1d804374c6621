import type { BookingPayment } from '../../src/domain/Booking.js'
import { type Minor, minor } from '../../src/money/Money.js'

/** A payment by card as a booking lists it; `status` 2 is paid, 3 confirmed, 6 failed, 7 pending. */
export const aPayment = (reference: string, status: number, amount: Minor = minor(100)): BookingPayment => ({
  reference,
  type: 'payInFull',
  amount,
  paymentDate: '2027-01-01',
  fourDigits: '4242',
  status,
  idempotencyKey: null,
  basketId: null,
})
