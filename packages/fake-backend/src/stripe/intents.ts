import type { World } from '../world/World.js'
import { challengeLength } from './challengeLength.js'
import type { ChallengeAnswer, IntentEnd, IntentListener, PaymentIntent } from './PaymentIntent.js'
import { expireSetups } from './setupIntents.js'
import type { StripeError } from './StripeError.js'
import type { StripeState } from './StripeState.js'
import type { TestCard } from './testCards.js'

export const createIntent = (
  { stripe, ids, clock }: World,
  { amount, card }: { readonly amount: number; readonly card: TestCard },
  listener: IntentListener,
): PaymentIntent => {
  const id = ids.token('pi_1', 23)
  const intent: PaymentIntent = {
    id,
    clientSecret: ids.token(`${id}_secret_`),
    amount,
    refusal: card.refusal,
    expiresAt: clock.now() + challengeLength,
    listener,
    status: 'requires_action',
    lastError: null,
  }
  stripe.paymentIntents.set(intent.clientSecret, intent)
  stripe.waiting.add(intent)
  return intent
}

const authenticationFailed: StripeError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Only an intent that waits can be answered: a late or second answer changes nothing. */
export const answerIntent = (stripe: StripeState, intent: PaymentIntent, answer: ChallengeAnswer): void => {
  if (intent.status !== 'requires_action') return
  if (answer === 'close') return cancelIntent(stripe, intent, 'closed')
  stripe.waiting.delete(intent)
  const { refusal } = intent
  if (answer === 'complete' && refusal === null) {
    intent.status = intent.listener.authenticated()
    return
  }
  intent.status = 'requires_payment_method'
  intent.lastError =
    answer === 'fail' || refusal === null
      ? authenticationFailed
      : { type: 'card_error', code: refusal.stripeCode, message: refusal.message }
  intent.listener.ended(answer === 'fail' ? 'failed' : 'declined')
}

export const cancelIntent = (stripe: StripeState, intent: PaymentIntent, how: IntentEnd = 'over'): void => {
  stripe.waiting.delete(intent)
  intent.status = 'canceled'
  intent.lastError = authenticationFailed
  intent.listener.ended(how)
}

export const expireIntents = (stripe: StripeState, now: number): void => {
  for (const intent of stripe.waiting) if (now >= intent.expiresAt) cancelIntent(stripe, intent)
  expireSetups(stripe, now)
}
