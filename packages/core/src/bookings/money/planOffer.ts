import type { Booking } from '../../domain/Booking.js'
import { zeroMinor } from '../../money/Money.js'
import { isPlanFinished, isPlanInError } from '../../domain/PaymentPlan.js'

/** What a booking's payment plan pages have to offer. */
export type PlanOffer =
  /** There is none that goes on, and one can be set up. */
  | 'setUp'
  /** There is one, whose card and day can be changed. */
  | 'change'
  /** There is one that is in error (behaviour/payment-plan#2.4): another card may mend it. */
  | 'error'
  /** There was one, and all of it is paid. */
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
