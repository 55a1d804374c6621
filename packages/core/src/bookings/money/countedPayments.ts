import type { IsoDate } from '../../environment/time.js'
import { type Minor, type Money, money, sumMinor, zeroMinor } from '../../money/Money.js'
import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid, paymentWord } from '../../domain/bookingCodes.js'

type Paying = Pick<Booking, 'payments' | 'prices'>

/** The sum of its apportionments. A payment with no apportionments paid for nothing. */
const worthOf = ({ amount, apportionments }: BookingPayment): Minor =>
  apportionments === undefined ? amount : sumMinor(apportionments.map(({ netAmount }) => netAmount))

/** Payments and returned money that are in no price of the booking. */
const idleIn = ({ payments }: Pick<Booking, 'payments'>): readonly BookingPayment[] =>
  payments.filter((one) => isPaid(one) && one.apportionments?.length === 0 && one.counted !== true)

/**
 * The latest payment for a basket that did not become part of the booking; null if there is none, or all of the money
 * was returned.
 */
export const unbookedPayment = (booking: Pick<Booking, 'payments'>): BookingPayment | null => {
  const idle = idleIn(booking)
  const isLeft = sumMinor(idle.map(({ amount }) => amount)) > zeroMinor
  return (isLeft && idle.findLast(({ basketId, amount }) => basketId !== null && amount > zeroMinor)) || null
}

/** Listed as failed, with what it paid for: it was paid, and its money went back. */
export const isReturned = (payment: BookingPayment): boolean =>
  paymentWord(payment) === 'failed' && [...(payment.apportionments ?? []), ...(payment.bought ?? [])].length > 0

/** Money that went back to the customer, as the booking lists it. */
export interface ReturnedMoney {
  readonly amount: Money
  readonly reference: string
  readonly date: IsoDate
}

/** The return of a payment that did not become part of the booking; null unless all of such money was returned. */
export const returnOf = (
  booking: Pick<Booking, 'payments' | 'currency'>,
  { reference, amount }: Pick<BookingPayment, 'reference' | 'amount'>,
): ReturnedMoney | null => {
  const idle = idleIn(booking)
  const returned =
    idle.findLast((one) => one.amount === -amount) ?? idle.findLast((one) => one.amount < zeroMinor) ?? null
  return returned === null || unbookedPayment(booking) !== null || idle.every((one) => one.reference !== reference)
    ? null
    : { amount: money(amount, booking.currency), reference: returned.reference, date: returned.paymentDate }
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
