import type { StripeStandIn } from '../FakeBackend.js'
import type { World } from '../world/World.js'
import { answerChallenge } from './answerChallenge.js'
import { createPaymentMethod } from '../stripe/paymentMethods.js'
import { createSetupIntent } from '../stripe/intents.js'

export const createStripeStandIn = (world: () => World): StripeStandIn => ({
  createPaymentMethod: (card) => createPaymentMethod(world(), card).id,
  answerChallenge: (clientSecret, answer) => answerChallenge(world(), clientSecret, answer).status,
  createSetupIntent: (paymentMethodId) => createSetupIntent(world(), paymentMethodId).clientSecret,
})
