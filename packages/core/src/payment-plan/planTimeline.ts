import type { Booking, BookingPayment, IsoDate } from '../bookings/Booking.js'
import { type PaymentWord, paymentWord } from '../bookings/paymentWord.js'
import { type Minor, zeroMinor } from '../money/Money.js'
import type { Instalment } from './PaymentPlan.js'
import { planProgress } from './planRules.js'
import { barHeight, byDate } from './projectionChart.js'

export interface PlanEntry {
  readonly state: 'paid' | 'overdue' | 'toCome'
  /** Null where it is not known since when an amount is overdue. */
  readonly date: IsoDate | null
  readonly amount: Minor
}

/** Confirmed counts as paid (decisions §1.10). */
const taken: readonly PaymentWord[] = ['paid', 'confirmed']

const lastOf = (payments: readonly BookingPayment[], words: readonly PaymentWord[], count: number): readonly Instalment[] => {
  const found = payments.filter(({ type, status }) => type === 'paymentPlan' && words.includes(paymentWord(status)))
  const inOrder = byDate(found.map(({ paymentDate: date, amount }) => ({ date, amount })))
  return inOrder.slice(inOrder.length - Math.min(count, inOrder.length))
}

/** What a projection shows is to come. */
export const entriesToCome = (instalments: readonly Instalment[]): readonly PlanEntry[] =>
  byDate(instalments).map((one) => ({ ...one, state: 'toCome' }))

/**
 * What a plan has taken, what is overdue, and what is to come. The plan lists only what is to come; what was taken are
 * payments of type paymentPlan, those of an earlier plan left out. All that is overdue is one amount, since it is paid as one.
 */
export const planTimeline = ({ payments, paymentPlan }: Pick<Booking, 'payments' | 'paymentPlan'>): readonly PlanEntry[] => {
  if (paymentPlan === null) return []
  const { paid, overdue } = planProgress(paymentPlan)
  const { overdueAmount, projection } = paymentPlan
  const since = lastOf(payments, ['failed'], overdue)[0]?.date ?? null
  return [
    ...lastOf(payments, taken, paid).map((one) => ({ ...one, state: 'paid' as const })),
    ...(overdueAmount > zeroMinor ? [{ state: 'overdue' as const, date: since, amount: overdueAmount }] : []),
    ...entriesToCome(projection),
  ]
}

export interface TimelineBar extends PlanEntry {
  /** As of a ChartBar. */
  readonly height: number
}

/** A bar for each entry, in their order. */
export const timelineChart = (entries: readonly PlanEntry[], height: number): readonly TimelineBar[] => {
  const amounts = entries.map(({ amount }) => amount)
  return entries.map((entry) => ({ ...entry, height: barHeight(entry.amount, amounts, height) }))
}
