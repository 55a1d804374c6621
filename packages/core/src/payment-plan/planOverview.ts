import type { Booking } from '../domain/Booking.js'
import { daysUntil, type IsoDate } from '../environment/time.js'
import { owed } from '../bookings/money/owed.js'
import { type PlanTimeline, planTimeline } from '../bookings/money/planTimeline.js'
import type { Currency, Money } from '../money/Money.js'
import type { PaymentPlan } from '../domain/PaymentPlan.js'
import { type PlanOffer, planOffer } from '../bookings/money/planOffer.js'

/** A booking's payment plan as it stands, and what can be done about it. */
export interface PlanOverview {
  readonly offer: PlanOffer
  /** Null where there is none, or none that went on. */
  readonly plan: PaymentPlan | null
  /** Its card and its day can be changed; the day only where the plan is not in error. */
  readonly canChangeCard: boolean
  readonly canChangeDay: boolean
  readonly currency: Currency
  /** All that is owed. */
  readonly outstanding: Money
  readonly isOwed: boolean
  /** What it would be paid with. */
  readonly publicKey: string
  /** What could not be taken; null where that is nothing, or not known. */
  readonly overdue: Money | null
  /** What is taken next, and in how many days. */
  readonly next: { readonly amount: Money; readonly date: IsoDate; readonly days: number } | null
  readonly timeline: PlanTimeline
}

/** `now` is ms since the epoch. */
export const planOverview = (booking: Booking, now: number): PlanOverview => {
  const { outstanding, overdue, next } = owed(booking)
  const offer = planOffer(booking)
  return {
    offer,
    plan: booking.paymentPlan,
    canChangeCard: offer === 'change' || offer === 'error',
    canChangeDay: offer === 'change',
    currency: booking.currency,
    outstanding,
    isOwed: outstanding.amount > 0,
    publicKey: booking.publicKey,
    overdue: overdue?.amount ?? null,
    next:
      next?.date && next.taken === 'byItself'
        ? { amount: next.amount, date: next.date, days: daysUntil(next.date, now) }
        : null,
    timeline: planTimeline(booking),
  }
}
