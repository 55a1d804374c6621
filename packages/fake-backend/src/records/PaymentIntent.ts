import type { StripeError } from './StripeError.js'
import type { CardRefusal } from './testCards.js'

/** In Stripe's spelling. */
export type IntentStatus = 'requires_action' | 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled'

/**
 * Declined after the challenge, or the challenge itself failed, was closed by the customer, or ended for another
 * reason.
 */
export type IntentEnd = 'declined' | 'failed' | 'closed' | 'over'

export interface PaymentIntent {
  readonly kind: 'payment'
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly refusal: CardRefusal | null
  /** When an unanswered challenge expires, in milliseconds since the epoch. */
  readonly expiresAt: number
  status: IntentStatus
  /** Whether the customer closed the challenge, which cancelled the intent. */
  isClosed: boolean
  lastError: StripeError | null
}

/** The customer's possible answers to a challenge. */
export type ChallengeAnswer = 'complete' | 'fail' | 'close'
