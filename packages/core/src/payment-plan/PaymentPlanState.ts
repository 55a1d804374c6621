import type { Failure } from '../failure/Failure.js'
import type { ServerError } from '../failure/ServerError.js'
import type { PlanChange } from './PaymentPlanApi.js'

export type PlanAction = PlanChange['action']

/** Why a plan is as it was. */
export type PlanFailureReason =
  /** The card company refused what was typed, before anything was sent to us. */
  | { readonly kind: 'card'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  | { readonly kind: 'cardsUnavailable' }
  /** The back end's errors, each shown. */
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  | { readonly kind: 'challengeFailed' }
  | { readonly kind: 'challengeClosed' }
  /** The answer was lost and the booking shows no change so far; the same change goes under the same key. */
  | { readonly kind: 'notReached' }
  /** The booking carries a plan whose status is 2 (specification 2, §4). */
  | { readonly kind: 'planError' }
  /** The request was refused before it was read: session over, not allowed, not found. */
  | { readonly kind: 'notAccepted' }

/** Specification 2, §4, payment plan flow. */
export type PaymentPlanState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'updating'; readonly action: PlanAction }
  | {
      readonly kind: 'requiresAction'
      readonly action: PlanAction
      /** Of a set-up intent. */
      readonly clientSecret: string
      readonly paymentMethodId: string | null
      readonly cardholderName: string | null
    }
  /** The secret is gone, and this is the flag of success. */
  | { readonly kind: 'updated'; readonly action: PlanAction }
  | { readonly kind: 'failed'; readonly action: PlanAction; readonly reason: PlanFailureReason }
  /** Neither the answer nor the booking could be had: whether the plan changed is asked for again by `checkNow`. */
  | { readonly kind: 'undecided'; readonly action: PlanAction; readonly failure: Failure | null }

export type BusyPlanState = Extract<PaymentPlanState, { readonly kind: 'updating' | 'requiresAction' }>

/** A second press is ignored, and what was asked for first goes on. */
export const isPlanBusy = (state: PaymentPlanState): state is BusyPlanState =>
  state.kind === 'updating' || state.kind === 'requiresAction'

/** Whether a change may be asked for: not while one is under way, nor while it is not known what became of one. */
export const mayChangePlan = (state: PaymentPlanState): boolean => !isPlanBusy(state) && state.kind !== 'undecided'

export const isPlanUpdated = ({ kind }: PaymentPlanState): boolean => kind === 'updated'
