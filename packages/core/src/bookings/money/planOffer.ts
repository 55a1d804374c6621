import type { Booking } from '../../domain/Booking.js'
import { zeroMinor } from '../../money/Money.js'
import { isPlanFinished, isPlanInError } from '../../domain/PaymentPlan.js'

/** What the payment plan pages of a booking offer. */
export type PlanOffer =
  /** No plan is active, and one can be set up. */
  | 'setUp'
  /** A plan is active. Its card and its day can be changed. */
  | 'change'
  /** The plan is in error (behaviour/payment-plan#2.4). Another card may fix it. */
  | 'error'
  /** The plan is paid in full. */
  | 'finished'
  | 'none'

export const planOffer = (
  booking: Pick<Booking, 'paymentPlan' | 'paymentPlanAvailable' | 'outstandingBalance' | 'status'>,
): PlanOffer => {
  const { paymentPlan, paymentPlanAvailable, outstandingBalance, status } = booking
  const finished = paymentPlan !== null && isPlanFinished(paymentPlan)
  if (paymentPlan !== null && !finished) return isPlanInError(paymentPlan) ? 'error' : 'change'
  if (paymentPlanAvailable && outstandingBalance > zeroMinor && status !== 'cancelled') return 'setUp'
  return finished ? 'finished' : 'none'
}
