import type { Task } from 'fp-ts/lib/Task.js'
import type { CardSource } from '../payment/CardGateway.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { PaymentPlanState } from './PaymentPlanState.js'
import type { ProjectionState } from './ProjectionState.js'

export interface PlanCard {
  readonly cardholderName: string
  readonly source: CardSource
}

/** The payment plan of one booking. The plan itself is `Booking.paymentPlan`. Each task ends in the state that it came to. */
export interface PaymentPlanFeature {
  readonly state$: Behavior<PaymentPlanState>
  readonly projection$: Behavior<ProjectionState>
  /** What would be taken when; the newest day drops the answer for an older one. */
  readonly project: (day: number) => Task<ProjectionState>
  /** `day` of the month, 1 to 31. */
  readonly create: (input: PlanCard & { readonly day: number }) => Task<PaymentPlanState>
  readonly changePayment: (input: PlanCard) => Task<PaymentPlanState>
  readonly changeDay: (day: number) => Task<PaymentPlanState>
  /** Asks the booking now whether the last change was made. */
  readonly checkNow: Task<PaymentPlanState>
  /** Back to idle, as when a screen is left; what is under way goes on. */
  readonly reset: () => void
}
