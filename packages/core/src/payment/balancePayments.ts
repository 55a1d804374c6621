import type { BookingPayment } from '../bookings/Booking.js'
import type { Minor } from '../money/Money.js'
import { paymentStatus } from './classifyPayments.js'
import type { PendingPayment } from './PaymentVault.js'

export type BalanceVerdict = 'paid' | 'failed' | 'pending' | 'none'

export const isPaid = ({ status, paid }: BookingPayment): boolean =>
  paid === true || status === paymentStatus.paid || status === paymentStatus.confirmed
export const isFailedPayment = (payment: BookingPayment): boolean => payment.status === paymentStatus.failed && !isPaid(payment)
/** Whatever is neither paid nor failed may be paid. */
export const isOpenPayment = (payment: BookingPayment): boolean => !isPaid(payment) && !isFailedPayment(payment)

/** What the customer paid by hand: an instalment is collected by the plan. */
const isByHand = ({ type }: BookingPayment): boolean => type !== 'paymentPlan'

/** Those of the booking's payments that may be this one: by its reference, or else by hand, new and of the same amount. */
export const paymentsOf = (payments: readonly BookingPayment[], record: PendingPayment): readonly BookingPayment[] => {
  const { reference, known, amount } = record
  if (reference !== null) return payments.filter((payment) => payment.reference === reference)
  if (known === null) return []
  return payments.filter((payment) => payment.amount === amount && isByHand(payment) && !known.includes(payment.reference))
}

/** What the customer paid by hand, of this amount, and was not listed as it is now. */
export const paymentsSince = (now: readonly BookingPayment[], before: readonly BookingPayment[], amount: Minor): readonly BookingPayment[] =>
  now.filter(
    (payment) =>
      payment.amount === amount &&
      isByHand(payment) &&
      !before.some(({ reference, status }) => reference === payment.reference && status === payment.status),
  )

/** Paid counts before all others; then the last one speaks. What is neither paid nor failed is open. */
export const classifyBalance = (payments: readonly BookingPayment[]): BalanceVerdict => {
  if (payments.some(isPaid)) return 'paid'
  const last = payments.at(-1)
  if (last === undefined) return 'none'
  return isFailedPayment(last) ? 'failed' : 'pending'
}
