import type { BasketPayment } from '../../src/basket/Basket.js'
import type { Booking, BookingPayment } from '../../src/domain/Booking.js'
import { isPaid } from '../../src/domain/bookingCodes.js'
import type { PaymentPlan } from '../../src/domain/PaymentPlan.js'
import { addMinor, type Minor, minor, sumMinor } from '../../src/money/Money.js'
import { aBooking } from '../bookings/aBooking.js'
import { aPayment } from '../bookings/aPayment.js'

export const bookingRef = 'SUN1001'
export const shownTotal = minor(10_500)

export const bookingPayment = (
  reference: string,
  status: number,
  amount: Minor = shownTotal,
  change: Partial<BookingPayment> = {},
): BookingPayment => ({ ...aPayment(reference, status, amount), ...change })

export const basketPayment = (id: string, status: number, change: Partial<BasketPayment> = {}): BasketPayment => ({
  id,
  paid: false,
  status,
  idempotencyKey: null,
  ...change,
})

/** A booking that owes this amount and lists these payments, which its prices include. */
export const owing = (
  outstandingBalance: Minor,
  payments: readonly BookingPayment[] = [],
  paymentPlan: PaymentPlan | null = null,
): Booking => {
  const booking = aBooking(bookingRef)
  const paid = sumMinor(payments.filter(isPaid).map(({ amount }) => amount))
  const prices = {
    ...booking.prices,
    paid,
    outstandingBalance,
    totalBookingPrice: addMinor(outstandingBalance, paid),
  }
  return { ...booking, payments, paymentPlan, outstandingBalance, prices }
}
