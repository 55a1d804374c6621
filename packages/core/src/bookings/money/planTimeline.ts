import { addMinor, type Minor, negateMinor, sumMinor, zeroMinor } from '../../money/Money.js'
import { byDate, type Instalment } from '../../domain/PaymentPlan.js'
import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid, toBookingPaymentType } from '../../domain/bookingCodes.js'
import type { IsoDate } from '../../environment/time.js'
import { missedInstalments, planCounts } from './owed.js'

export interface PlanEntry {
  readonly state: 'paid' | 'overdue' | 'toCome'
  /** When it was, or is, to be taken; null where it is not known since when an amount is overdue. */
  readonly date: IsoDate | null
  readonly amount: Minor
  /** How many payments of the plan it stands for. */
  readonly count: number
  /** Paid by the customer and not taken by the plan. */
  readonly byHand: boolean
}

export interface PlanTimeline {
  readonly entries: readonly PlanEntry[]
  /** How many payments of the plan its entries show as paid. */
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

/** What a projection shows is to come. */
export const entriesToCome = (instalments: readonly Instalment[]): readonly PlanEntry[] =>
  byDate(instalments).map((one) => entry('toCome', one))

const isByHand = (payment: BookingPayment): boolean =>
  isPaid(payment) &&
  payment.basketId === null &&
  !['paymentPlan', 'deposit'].includes(toBookingPaymentType(payment.type))

/** Paid by hand before its day came, in one sum with whatever else was paid by hand since the plan began. */
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
 * What a plan has taken, what was paid by hand in its place, what is overdue, and what is to come. All that is overdue is
 * one amount, since it is paid as one.
 */
export const planTimeline = ({ payments, paymentPlan }: Pick<Booking, 'payments' | 'paymentPlan'>): PlanTimeline => {
  if (paymentPlan === null) return nothing
  const counts = planCounts(paymentPlan)
  const { taken, madeUp, overdue } = missedInstalments(payments, paymentPlan)
  const known = [...taken.map((one) => entry('paid', one)), ...madeUp.map((one) => entry('paid', one, true))].toSorted(
    earlierFirst,
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

const earlierFirst = (a: PlanEntry, b: PlanEntry): number => (a.date ?? '').localeCompare(b.date ?? '')

interface TimelineBar extends PlanEntry {
  /** Of the chart's height, a whole number; the highest amount has all of it, and no amount that is due has none. */
  readonly height: number
}

/** Scaled in integers to the highest of `all`. */
const barHeight = (amount: Minor, all: readonly Minor[], height: number): number => {
  if (amount <= zeroMinor) return 0
  return Math.max(1, Number((BigInt(amount) * BigInt(height)) / BigInt(Math.max(amount, ...all))))
}

/** A bar for each entry, in their order. */
export const timelineChart = (entries: readonly PlanEntry[], height: number): readonly TimelineBar[] => {
  const amounts = entries.map(({ amount }) => amount)
  return entries.map((one) => ({ ...one, height: barHeight(one.amount, amounts, height) }))
}
