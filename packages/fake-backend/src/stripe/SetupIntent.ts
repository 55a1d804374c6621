import type { StripeError } from './StripeError.js'

export interface SetupIntent {
  readonly kind: 'setup'
  readonly id: string
  readonly clientSecret: string
  readonly paymentMethodId: string
  /** Milliseconds since the epoch, when an unanswered challenge is over. */
  readonly expiresAt: number
  status: 'requires_action' | 'succeeded' | 'requires_payment_method' | 'canceled'
  /** The customer closed the bank's check, and it was cancelled at their wish. */
  isClosed: boolean
  lastError: StripeError | null
}
