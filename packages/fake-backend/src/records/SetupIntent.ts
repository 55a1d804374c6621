import type { StripeError } from './StripeError.js'

export interface SetupIntent {
  readonly kind: 'setup'
  readonly id: string
  readonly clientSecret: string
  readonly paymentMethodId: string
  /** When an unanswered challenge expires, in milliseconds since the epoch. */
  readonly expiresAt: number
  status: 'requires_action' | 'succeeded' | 'requires_payment_method' | 'canceled'
  /** Whether the customer closed the challenge, which cancelled the intent. */
  isClosed: boolean
  lastError: StripeError | null
}
