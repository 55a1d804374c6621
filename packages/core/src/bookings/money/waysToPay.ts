import type { Money } from '../../money/Money.js'
import { planOffer } from '../../payment-plan/planOffer.js'
import type { Booking } from '../Booking.js'
import { balanceToPay } from './balanceToPay.js'
import { type NextPayment, owed } from './owed.js'

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
