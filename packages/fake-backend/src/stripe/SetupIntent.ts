import type { StripeError } from './StripeError.js'

export interface SetupIntent {
  readonly id: string
  readonly clientSecret: string
  readonly paymentMethodId: string
  status: 'requires_action' | 'succeeded' | 'requires_payment_method' | 'canceled'
  lastError: StripeError | null
}
