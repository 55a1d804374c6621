import type { World } from '../world/World.js'
import type { ChallengeAnswer } from './PaymentIntent.js'
import type { SetupIntent } from './SetupIntent.js'
import type { StripeState } from './StripeState.js'

export const createSetupIntent = ({ stripe, ids }: World, paymentMethodId: string): SetupIntent => {
  const id = ids.token('seti_1', 23)
  const intent: SetupIntent = {
    id,
    clientSecret: ids.token(`${id}_secret_`),
    paymentMethodId,
    status: 'requires_action',
    lastError: null,
  }
  stripe.setupIntents.set(intent.clientSecret, intent)
  return intent
}

export const answerSetup = (stripe: StripeState, intent: SetupIntent, answer: ChallengeAnswer): void => {
  if (intent.status !== 'requires_action') return
  intent.status = ({ complete: 'succeeded', fail: 'requires_payment_method', close: 'canceled' } as const)[answer]
  if (answer === 'complete') stripe.setUp.add(intent.paymentMethodId)
  else {
    intent.lastError = {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    }
  }
}
