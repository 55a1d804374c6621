import type { ChallengeAnswer, PaymentIntent, SetupIntent, StripeError, StripeState } from '../records/StripeState.js'
import type { TestCard } from '../records/testCards.js'
import { minutes } from '../values/calendar.js'
import type { World } from '../world/World.js'

/** The time limit of a challenge, in milliseconds. */
const challengeLength = minutes(15)

/** What every intent with an open challenge has. */
const challenged = ({ ids, clock }: World, prefix: 'pi_1' | 'seti_1') => {
  const id = ids.token(prefix, 23)
  return {
    id,
    clientSecret: ids.token(`${id}_secret_`),
    expiresAt: clock.now() + challengeLength,
    status: 'requires_action' as const,
    isClosed: false,
    lastError: null,
  }
}

export const createIntent = (
  world: World,
  { amount, card }: { readonly amount: number; readonly card: TestCard },
): PaymentIntent => {
  const intent: PaymentIntent = { kind: 'payment', ...challenged(world, 'pi_1'), amount, refusal: card.refusal }
  world.stripe.paymentIntents.set(intent.clientSecret, intent)
  world.stripe.waiting.add(intent)
  return intent
}

/** A set-up that requires a challenge. */
export const createSetupIntent = (world: World, paymentMethodId: string): SetupIntent => {
  const intent: SetupIntent = { kind: 'setup', ...challenged(world, 'seti_1'), paymentMethodId }
  world.stripe.setupIntents.set(intent.clientSecret, intent)
  return intent
}

export const authenticationFailed = (kind: 'payment' | 'setup'): StripeError => ({
  type: 'invalid_request_error',
  code: `${kind}_intent_authentication_failure`,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
})

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
    intent.lastError = authenticationFailed('setup')
    return false
  }
  intent.status = 'succeeded'
  stripe.setUp.add(intent.paymentMethodId)
  return true
}

export const cancelSetup = (intent: SetupIntent): void => {
  if (intent.status !== 'requires_action') return
  intent.status = 'canceled'
  intent.lastError = authenticationFailed('setup')
}

export const expireSetups = (stripe: StripeState, now: number): void => {
  for (const intent of stripe.setupIntents.values()) if (now >= intent.expiresAt) cancelSetup(intent)
}
