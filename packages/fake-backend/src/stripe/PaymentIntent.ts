import type { StripeError } from './StripeError.js'
import type { CardRefusal } from './testCards.js'

/** In Stripe's spelling. */
export type IntentStatus = 'requires_action' | 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled'

/** What the back end hears about an intent, as by a webhook. */
export interface IntentListener {
  /** The bank agrees and the card is good; answers how the intent then stands. */
  readonly authenticated: () => IntentStatus
  readonly ended: (how: IntentEnd) => void
}

/** Declined after the check, or the check itself: failed, closed by the customer, or over before it was finished. */
export type IntentEnd = 'declined' | 'failed' | 'closed' | 'over'

export interface PaymentIntent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly refusal: CardRefusal | null
  /** Milliseconds since the epoch, when an unanswered challenge is over. */
  readonly expiresAt: number
  readonly listener: IntentListener
  status: IntentStatus
  lastError: StripeError | null
}

export type ChallengeAnswer = 'complete' | 'fail' | 'close'
