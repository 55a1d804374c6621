import { type Money, money, zeroMinor } from '../../money/Money.js'
import { type BalancePart, type NextPayment, owed, type OwingBooking } from './owed.js'
import { planOffer } from '../../payment-plan/planOverview.js'
import type { Booking } from '../Booking.js'

export interface BalanceToPay {
  readonly amount: Money
  /** What the booking owes once it is paid. */
  readonly left: Money
}

/** What a payment of this part of the balance comes to; null where nothing of it is due, or it is not known how much. */
export const balanceToPay = (booking: OwingBooking, part: BalancePart): BalanceToPay | null => {
  const { outstanding, overdue } = owed(booking)
  if (outstanding.amount === 0) return null
  if (part === 'outstanding') return { amount: outstanding, left: money(zeroMinor, booking.currency) }
  const { amount = null, left = null } = overdue ?? {}
  return amount === null || left === null ? null : { amount, left }
}

/** Why a booking has nothing to pay: of all that it owes, or of what is overdue while the rest is not. */
export type NothingToPay = 'cancelled' | 'allPaid' | 'nothingOverdue'

export const nothingToPay = (booking: OwingBooking): NothingToPay => {
  if (booking.status === 'cancelled') return 'cancelled'
  return owed(booking).outstanding.amount > 0 ? 'nothingOverdue' : 'allPaid'
}

/** A way to pay what a booking owes (decisions §4). */
export type WayToPay =
  /** What could not be taken for the payment plan; `left` stays with the plan, which goes on unless it is in error. */
  | { readonly kind: 'overdue'; readonly amount: Money; readonly left: Money; readonly inError: boolean }
  /** `endsPlan`: a payment plan is there, which then has nothing to take any more. */
  | { readonly kind: 'full'; readonly amount: Money; readonly endsPlan: boolean }
  | { readonly kind: 'setUpPlan' }
  /** The plan that is there takes what is to come by itself. */
  | { readonly kind: 'plan'; readonly next: NextPayment | null }
  /** The plan that is there takes nothing before it has another card. */
  | { readonly kind: 'mendPlan' }

/**
 * The most urgent first; none where nothing is owed. What is overdue and all there is stands once, as the full amount. Where
 * a plan runs, paying all at once is the last of them.
 */
export const waysToPay = (booking: Booking): readonly WayToPay[] => {
  const full = balanceToPay(booking, 'outstanding')
  if (full === null) return []
  const { plan, next } = owed(booking)
  const overdue = balanceToPay(booking, 'overdue')
  const allAtOnce: WayToPay = { kind: 'full', amount: full.amount, endsPlan: plan !== 'none' }
  const part: readonly WayToPay[] =
    overdue !== null && overdue.left.amount > 0 ? [{ kind: 'overdue', ...overdue, inError: plan === 'inError' }] : []
  switch (plan) {
    case 'running':
      return overdue !== null && part.length === 0 ? [allAtOnce] : [...part, { kind: 'plan', next }, allAtOnce]
    case 'inError':
      return [...part, { kind: 'mendPlan' }, allAtOnce]
    default:
      return planOffer(booking) === 'setUp' ? [allAtOnce, { kind: 'setUpPlan' }] : [allAtOnce]
  }
}
