import type { Booking } from '../bookings/Booking.js'
import { zeroMinor } from '../money/Money.js'
import { isPlanInError } from './planRules.js'

/** What a booking's payment plan pages have to offer. */
export type PlanOffer =
  /** There is none, and one can be set up. */
  | 'setUp'
  /** There is one, whose card and day can be changed. */
  | 'change'
  /** There is one that is in error (specification 2, §4): another card may mend it. */
  | 'error'
  | 'none'

export const planOffer = (
  booking: Pick<Booking, 'paymentPlan' | 'paymentPlanAvailable' | 'outstandingBalance' | 'status'>,
): PlanOffer => {
  const { paymentPlan, paymentPlanAvailable, outstandingBalance, status } = booking
  if (paymentPlan !== null) return isPlanInError(paymentPlan) ? 'error' : 'change'
  return paymentPlanAvailable && outstandingBalance > zeroMinor && status !== 'cancelled' ? 'setUp' : 'none'
}
