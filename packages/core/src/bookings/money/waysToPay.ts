import { type Money, money, zeroMinor } from '../../money/Money.js'
import { type BalancePart, type NextPayment, owed, type OwingBooking } from './owed.js'
import type { Booking } from '../../domain/Booking.js'
import { planOffer } from './planOffer.js'

/** One payment that the customer can choose for the balance. */
export interface BalanceToPay {
  readonly amount: Money
  /** What the booking owes after this payment. */
  readonly left: Money
}

/** The amount of a payment of this part of the balance. Null if nothing is due, or if the amount is not known. */
export const balanceToPay = (booking: OwingBooking, part: BalancePart): BalanceToPay | null => {
  const { outstanding, overdue } = owed(booking)
  if (outstanding.amount === 0) return null
  if (part === 'outstanding') return { amount: outstanding, left: money(zeroMinor, booking.currency) }
  const { amount = null, left = null } = overdue ?? {}
  return amount === null || left === null ? null : { amount, left }
}

/** Why there is nothing to pay. With `nothingOverdue`, the rest is not due yet. */
export type NothingToPay = 'cancelled' | 'overpaid' | 'allPaid' | 'nothingOverdue'

export const nothingToPay = (booking: OwingBooking): NothingToPay => {
  if (booking.status === 'cancelled') return 'cancelled'
  const { outstanding, overpaid } = owed(booking)
  if (overpaid !== null) return 'overpaid'
  return outstanding.amount > 0 ? 'nothingOverdue' : 'allPaid'
}

/** A way to pay what a booking owes (behaviour/screens#d4). */
export type WayToPay =
  /** What the payment plan failed to collect. `left` stays with the plan, which continues unless it is in error. */
  | { readonly kind: 'overdue'; readonly amount: Money; readonly left: Money; readonly inError: boolean }
  /** `endsPlan` if there is a payment plan, which then has nothing left to collect. */
  | { readonly kind: 'full'; readonly amount: Money; readonly endsPlan: boolean }
  /** The existing plan collects the coming payments. */
  | { readonly kind: 'plan'; readonly next: NextPayment | null }
  /** `mendPlan`: the existing plan is suspended until it has another card. */
  | { readonly kind: 'setUpPlan' | 'mendPlan' }

/**
 * Most urgent first, empty if nothing is owed. If everything is overdue, it is offered once, as the full amount. If a
 * plan runs, payment in full comes last.
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
