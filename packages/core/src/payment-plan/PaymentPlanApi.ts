import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import type { CardToken } from '../payment/paymentPorts.js'
import type { Instalment } from './PaymentPlan.js'

/** Decisions §1.7: what is done to the plan, with the day and the card that it needs. */
export type PlanChange =
  | { readonly action: 'create'; readonly day: number; readonly card: CardToken }
  | { readonly action: 'changePayment'; readonly card: CardToken }
  | { readonly action: 'changeDay'; readonly day: number }

/** `requiresAction` carries the client secret of a set-up intent. */
export type PlanAnswer =
  | { readonly kind: 'updated' }
  | { readonly kind: 'requiresAction'; readonly clientSecret: string }

export interface PaymentPlanApi {
  /** PUT /api/booking/{bookingReference}/paymentplan; a repeated change carries the key of the first. */
  readonly update: (
    bookingRef: string,
    change: PlanChange,
    idempotencyKey: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, PlanAnswer>
  /** GET /api/booking/{bookingReference}/paymentplan/projection?day= */
  readonly projection: (
    bookingRef: string,
    day: number,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly Instalment[]>
}
