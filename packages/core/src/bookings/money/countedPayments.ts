import { type Minor, sumMinor, zeroMinor } from '../../money/Money.js'
import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid } from '../../domain/bookingCodes.js'

type Paying = Pick<Booking, 'payments' | 'prices'>

/** The sum of its apportionments. A payment with no apportionments paid for nothing. */
const worthOf = ({ amount, apportionments }: BookingPayment): Minor =>
  apportionments === undefined ? amount : sumMinor(apportionments.map(({ netAmount }) => netAmount))

/**
 * The latest payment for a basket that did not become part of the booking; null if there is none, or all of the money
 * was returned.
 */
export const unbookedPayment = ({ payments }: Pick<Booking, 'payments'>): BookingPayment | null => {
  const idle = payments.filter((one) => isPaid(one) && one.apportionments?.length === 0 && one.counted !== true)
  const isLeft = sumMinor(idle.map(({ amount }) => amount)) > zeroMinor
  return (isLeft && idle.findLast(({ basketId, amount }) => basketId !== null && amount > zeroMinor)) || null
}

/** Whether the paid amounts of the list and the outstanding balance add up to the price of the booking. */
const addsUp = ({ payments, prices }: Paying): boolean => {
  const paid = payments.filter((payment) => isPaid(payment) && payment.counted !== false).map(worthOf)
  return sumMinor([...paid, prices.outstandingBalance]) === prices.totalBookingPrice
}

/**
 * Whether the prices include a payment. Without a flag of its own, it counts only if the whole list adds up
 * (behaviour/money#d8.10).
 */
export const isCountedIn = (booking: Paying): ((payment: BookingPayment) => boolean) => {
  const isWhole = addsUp(booking)
  return ({ counted }) => counted ?? isWhole
}
