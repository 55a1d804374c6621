import type { Booking } from '../domain/Booking.js'
import { daysUntil, type IsoDate } from '../environment/time.js'
import { owed } from '../bookings/money/owed.js'
import { type PlanTimeline, planTimeline } from '../bookings/money/planTimeline.js'
import type { Currency, Money } from '../money/Money.js'
import type { PaymentPlan } from '../domain/PaymentPlan.js'
import { type PlanOffer, planOffer } from '../bookings/money/planOffer.js'

/** A booking's current payment plan, and the possible changes. */
export interface PlanOverview {
  readonly offer: PlanOffer
  /** Null if the booking has no plan. */
  readonly plan: PaymentPlan | null
  /** The card and the day can be changed; the day only if the plan is not in error. */
  readonly canChangeCard: boolean
  readonly canChangeDay: boolean
  readonly currency: Currency
  /** The whole amount due. */
  readonly outstanding: Money
  readonly isOwed: boolean
  /** The publishable key for its card fields. */
  readonly publicKey: string
  /** The overdue amount; null if there is none, or it is unknown. */
  readonly overdue: Money | null
  /** The next payment that the plan collects, and the number of days until then. */
  readonly next: { readonly amount: Money; readonly date: IsoDate; readonly days: number } | null
  readonly timeline: PlanTimeline
  /** The day by which the customer would pay without a plan; null if none is known or there is a plan. */
  readonly dueByHand: IsoDate | null
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
    dueByHand: next?.taken === 'byHand' ? next.date : null,
  }
}
