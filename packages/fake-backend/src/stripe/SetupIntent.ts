import type { StripeError } from './StripeError.js'

export interface SetupIntent {
  readonly id: string
  readonly clientSecret: string
  readonly paymentMethodId: string
  /** Milliseconds since the epoch, when an unanswered challenge is over. */
  readonly expiresAt: number
  /** What the back end does when it hears of it, as by a webhook. */
  readonly onSuccess: () => void
  status: 'requires_action' | 'succeeded' | 'requires_payment_method' | 'canceled'
  lastError: StripeError | null
}
