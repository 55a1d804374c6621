import type { World } from '../world/World.js'
import { challengeLength } from './challengeLength.js'
import type { PaymentIntent, StripeError } from '../records/StripeState.js'
import type { TestCard } from '../records/testCards.js'

export const createIntent = (
  { stripe, ids, clock }: World,
  { amount, card }: { readonly amount: number; readonly card: TestCard },
): PaymentIntent => {
  const id = ids.token('pi_1', 23)
  const intent: PaymentIntent = {
    kind: 'payment',
    id,
    clientSecret: ids.token(`${id}_secret_`),
    amount,
    refusal: card.refusal,
    expiresAt: clock.now() + challengeLength,
    status: 'requires_action',
    isClosed: false,
    lastError: null,
  }
  stripe.paymentIntents.set(intent.clientSecret, intent)
  stripe.waiting.add(intent)
  return intent
}

export const authenticationFailed: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
