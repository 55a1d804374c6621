import { addMinor, type Minor, negateMinor, sumMinor, zeroMinor } from '../../money/Money.js'
import { byText } from '../../domain/lists.js'
import { byDate, type Instalment } from '../../domain/PaymentPlan.js'
import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid, paymentWord, toBookingPaymentType } from '../../domain/bookingCodes.js'
import type { IsoDate } from '../../environment/time.js'
import { missedInstalments, planCounts } from './owed.js'

export interface PlanEntry {
  readonly state: 'paid' | 'overdue' | 'toCome'
  /** The day of the payment. Null if the first day of an overdue amount is not known. */
  readonly date: IsoDate | null
  readonly amount: Minor
  /** How many payments of the plan the entry represents. */
  readonly count: number
  /** Paid by the customer and not collected by the plan. */
  readonly byHand: boolean
}

export interface PlanTimeline {
  readonly entries: readonly PlanEntry[]
  /** How many paid payments of the plan the entries show. */
  readonly paid: number
  readonly toCome: { readonly count: number; readonly amount: Minor }
  readonly final: IsoDate | null
}

const entry = (state: PlanEntry['state'], { date, amount }: Instalment, byHand = false): PlanEntry => ({
  state,
  date,
  amount,
  count: 1,
  byHand,
})

/** The coming payments of a projection. */
export const entriesToCome = (instalments: readonly Instalment[]): readonly PlanEntry[] =>
  byDate(instalments).map((one) => entry('toCome', one))

const isByHand = (payment: BookingPayment): boolean =>
  isPaid(payment) &&
  payment.basketId === null &&
  !['paymentPlan', 'deposit'].includes(toBookingPaymentType(payment.type))

/** The amount paid by hand before it was due, as one sum with all else paid by hand since the plan began. */
const paidEarly = (
  payments: readonly BookingPayment[],
  known: readonly PlanEntry[],
  count: number,
): readonly PlanEntry[] => {
  const begin = known[0]?.date ?? ''
  const paid = payments.filter((payment) => isByHand(payment) && payment.paymentDate >= begin)
  const madeUp = sumMinor(known.filter(({ byHand }) => byHand).map(({ amount }) => amount))
  const amount = addMinor(sumMinor(paid.map((payment) => payment.amount)), negateMinor(madeUp))
  const date = paid
    .map(({ paymentDate }) => paymentDate)
    .sort()
    .at(-1)
  return count <= 0 || amount <= 0 || date === undefined ? [] : [{ state: 'paid', date, amount, count, byHand: true }]
}

const nothing: PlanTimeline = { entries: [], paid: 0, toCome: { count: 0, amount: zeroMinor }, final: null }

/**
 * Payments that the plan collected, that were paid by hand, that are overdue and that are to come. All overdue payments
 * are one entry, since they are paid as one.
 */
export const planTimeline = ({ payments, paymentPlan }: Pick<Booking, 'payments' | 'paymentPlan'>): PlanTimeline => {
  if (paymentPlan === null) return nothing
  const counts = planCounts(paymentPlan)
  const { taken, madeUp, overdue } = missedInstalments(payments, paymentPlan)
  // A payment that is still processed was not missed.
  const pending = payments.filter((one) => paymentWord(one) === 'pending').map(({ paymentDate }) => paymentDate)
  const byHand = madeUp.filter(({ date }) => !pending.includes(date))
  const known = [...taken.map((one) => entry('paid', one)), ...byHand.map((one) => entry('paid', one, true))].toSorted(
    byText(({ date }) => date ?? ''),
  )
  const paid = [...known, ...paidEarly(payments, known, counts.paid - known.length)]
  const { overdueAmount, projection, finalPaymentDate } = paymentPlan
  const owing: PlanEntry = {
    state: 'overdue',
    date: overdue[0]?.date ?? null,
    amount: overdueAmount,
    count: counts.overdue,
    byHand: false,
  }
  return {
    entries: [...paid, ...(overdueAmount > zeroMinor ? [owing] : []), ...entriesToCome(projection)],
    paid: paid.reduce((sum, { count }) => sum + count, 0),
    toCome: { count: counts.toCome, amount: sumMinor(projection.map(({ amount }) => amount)) },
    final: finalPaymentDate ?? byDate(projection).at(-1)?.date ?? null,
  }
}
