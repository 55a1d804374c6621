import type { Booking } from '../bookings/Booking.js'
import type { Money } from '../money/Money.js'
import { planOffer } from '../payment-plan/planOffer.js'
import { balanceToPay } from './balanceToPay.js'

/** A way to pay what a booking owes (decisions §4). */
export type WayToPay =
  /** What could not be taken for the payment plan; `left` stays with the plan, which goes on unless it is in error. */
  | { readonly kind: 'overdue'; readonly amount: Money; readonly left: Money; readonly inError: boolean }
  /** `endsPlan`: a payment plan is running, and has nothing to take any more. */
  | { readonly kind: 'full'; readonly amount: Money; readonly endsPlan: boolean }
  | { readonly kind: 'setUpPlan' }
  /** The plan that is there takes what is to come by itself. */
  | { readonly kind: 'plan' }
  /** The plan that is there takes nothing before it has another card. */
  | { readonly kind: 'mendPlan' }

/** The most urgent first; none where nothing is owed. What is overdue and all there is stands once, as the full amount. */
export const waysToPay = (
  booking: Pick<Booking, 'prices' | 'paymentPlan' | 'paymentPlanAvailable' | 'outstandingBalance' | 'currency' | 'status'>,
): readonly WayToPay[] => {
  const full = balanceToPay(booking, 'outstanding')
  if (full === null) return []
  const overdue = balanceToPay(booking, 'overdue')
  const offer = planOffer(booking)
  const endsPlan = offer === 'change' || offer === 'error'
  const ways: WayToPay[] = []
  if (overdue !== null && overdue.left.amount > 0) ways.push({ kind: 'overdue', ...overdue, inError: offer === 'error' })
  ways.push({ kind: 'full', amount: full.amount, endsPlan })
  if (offer === 'setUp') ways.push({ kind: 'setUpPlan' })
  if (offer === 'change') ways.push({ kind: 'plan' })
  if (offer === 'error') ways.push({ kind: 'mendPlan' })
  return ways
}
