import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import type { Minor } from '../money/Money.js'
import type { CardToken } from './CardGateway.js'

/** POST /api/payment/ (specification 2, §3 and decisions §2). */
export interface PaymentRequest {
  readonly bookingRef: string
  /** Null when the outstanding balance is paid. */
  readonly basketId: string | null
  /** What the customer was shown; the back end refuses another amount with 16000307. */
  readonly amount: Minor
  readonly card: CardToken
  /** One for each intent; the same over every repetition of the same request. */
  readonly idempotencyKey: string
  readonly toastMessage?: string
}

export type PaymentAnswer =
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The client secret of the payment intent that wants the customer's bank to agree. */
  | { readonly kind: 'requiresAction'; readonly clientSecret: string; readonly reference: string | null }

export interface PaymentApi {
  readonly pay: (request: PaymentRequest, context: CallContext) => TaskEither<ApiFailure, PaymentAnswer>
}
