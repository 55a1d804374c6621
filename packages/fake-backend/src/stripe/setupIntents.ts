import type { World } from '../world/World.js'
import { challengeLength } from './challengeLength.js'
import type { ChallengeAnswer, SetupIntent, StripeError, StripeState } from '../records/StripeState.js'

/** A set-up that requires a challenge. */
export const createSetupIntent = ({ stripe, ids, clock }: World, paymentMethodId: string): SetupIntent => {
  const id = ids.token('seti_1', 23)
  const intent: SetupIntent = {
    kind: 'setup',
    id,
    clientSecret: ids.token(`${id}_secret_`),
    paymentMethodId,
    expiresAt: clock.now() + challengeLength,
    status: 'requires_action',
    isClosed: false,
    lastError: null,
  }
  stripe.setupIntents.set(intent.clientSecret, intent)
  return intent
}

const authenticationFailed: StripeError = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/**
 * Only an open set-up can be answered. A late or second answer changes nothing. Returns whether the bank agrees now.
 */
export const answerSetup = (stripe: StripeState, intent: SetupIntent, answer: ChallengeAnswer): boolean => {
  if (intent.status !== 'requires_action') return false
  if (answer === 'close') {
    intent.isClosed = true
    cancelSetup(intent)
    return false
  }
  if (answer === 'fail') {
    intent.status = 'requires_payment_method'
    intent.lastError = authenticationFailed
    return false
  }
  intent.status = 'succeeded'
  stripe.setUp.add(intent.paymentMethodId)
  return true
}

export const cancelSetup = (intent: SetupIntent): void => {
  if (intent.status !== 'requires_action') return
  intent.status = 'canceled'
  intent.lastError = authenticationFailed
}

export const expireSetups = (stripe: StripeState, now: number): void => {
  for (const intent of stripe.setupIntents.values()) if (now >= intent.expiresAt) cancelSetup(intent)
}
