import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid } from '../../domain/bookingCodes.js'
import { type Path, paths } from '../../navigation/paths.js'
import { missedInstalments, owed } from './owed.js'
import { zeroMinor } from '../../money/Money.js'
import { isPlanFinished, isPlanInError } from '../../domain/PaymentPlan.js'

/** Another card that could take the next instalments of a plan whose own card failed. */
export interface PlanCardOffer {
  /** The last four digits of the card that paid. */
  readonly fourDigits: string
  /** The last four digits of the card that the plan still uses. */
  readonly planDigits: string
  /** The page that changes the plan's card. */
  readonly path: Path
}

/**
 * The offer after this payment: the plan failed to collect, another card paid since, and the next instalment would
 * still go to the card that failed. Null otherwise.
 */
export const planCardOffer = (booking: Booking, payment: BookingPayment): PlanCardOffer | null => {
  const { paymentPlan: plan, payments, reference } = booking
  const { plan: standing } = owed(booking)
  if (!plan?.card || (standing !== 'running' && standing !== 'inError')) return null
  const { fourDigits, paymentDate, type } = payment
  const { lastFourDigits: planDigits } = plan.card
  if (!isPaid(payment) || type === 'paymentPlan' || fourDigits === null || fourDigits === planDigits) return null
  const { madeUp, overdue } = missedInstalments(payments, plan)
  const hasFailedBefore = [...madeUp, ...overdue].some(({ date }) => date <= paymentDate)
  return hasFailedBefore ? { fourDigits, planDigits, path: paths.changePlanPayment(reference) } : null
}

/** The offer after the payment with this reference. Null also if the booking does not list it. */
export const planCardAfter = (booking: Booking, reference: string | null): PlanCardOffer | null => {
  const listed = booking.payments.find((one) => one.reference === reference)
  return listed === undefined ? null : planCardOffer(booking, listed)
}

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
