import type { StripeError } from './StripeError.js'
import type { CardRefusal } from './testCards.js'

/** In Stripe's spelling. */
export type IntentStatus = 'requires_action' | 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled'

/** Declined after the check, or the check itself: failed, closed by the customer, or over before it was finished. */
export type IntentEnd = 'declined' | 'failed' | 'closed' | 'over'

export interface PaymentIntent {
  readonly kind: 'payment'
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly refusal: CardRefusal | null
  /** Milliseconds since the epoch, when an unanswered challenge is over. */
  readonly expiresAt: number
  status: IntentStatus
  /** The customer closed the bank's check, and it was cancelled at their wish. */
  isClosed: boolean
  lastError: StripeError | null
}

/** What a customer can do at the bank’s check. */
export type ChallengeAnswer = 'complete' | 'fail' | 'close'
