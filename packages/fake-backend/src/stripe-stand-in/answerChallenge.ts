import type { StripeStandIn } from '../FakeBackend.js'
import { createSetupIntent } from '../stripe/intents.js'
import { createPaymentMethod } from '../stripe/paymentMethods.js'
import { answerCheck } from '../payment/answerCheck.js'
import { answerPlanSetup } from '../payment-plan/setUpCard.js'
import { passTime } from '../worlds/passTime.js'
import type { World } from '../world/World.js'
import { type ChallengeAnswer, notFoundAtStripe, type PaymentIntent, type SetupIntent } from '../records/StripeState.js'

/** The intent with this client secret. Throws a StripeRefusal if there is none. */
export const findIntent = (world: World, clientSecret: string): PaymentIntent | SetupIntent => {
  const { stripe } = world
  passTime(world)
  return stripe.paymentIntents.get(clientSecret) ?? stripe.setupIntents.get(clientSecret) ?? notFoundAtStripe('intent')
}

/** Applies the customer's answer to a challenge. An intent without an open challenge stays unchanged. */
export const answerChallenge = (
  world: World,
  clientSecret: string,
  answer: ChallengeAnswer,
): PaymentIntent | SetupIntent => {
  const intent = findIntent(world, clientSecret)
  if (intent.kind === 'payment') answerCheck(world, intent, answer)
  else answerPlanSetup(world, intent, answer)
  return intent
}

export const createStripeStandIn = (world: () => World): StripeStandIn => ({
  createPaymentMethod: (card) => createPaymentMethod(world(), card).id,
  answerChallenge: (clientSecret, answer) => answerChallenge(world(), clientSecret, answer).status,
  createSetupIntent: (paymentMethodId) => createSetupIntent(world(), paymentMethodId).clientSecret,
})
