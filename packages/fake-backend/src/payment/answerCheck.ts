import { authenticationFailed } from '../stripe/intents.js'
import type { ChallengeAnswer, PaymentIntent } from '../records/StripeState.js'
import type { World } from '../world/World.js'
import { attemptChecked, endCheck } from './endCheck.js'
import { endUnpaid } from './endUnpaid.js'
import type { PaymentAttempt } from '../records/PaymentAttempt.js'
import { settle } from './settle.js'

/** Only an open challenge can be answered. A late or second answer changes nothing. */
export const answerCheck = (world: World, intent: PaymentIntent, answer: ChallengeAnswer): void => {
  if (intent.status !== 'requires_action') return
  if (answer === 'close') return endCheck(world, intent, 'closed')
  world.stripe.waiting.delete(intent)
  const { refusal } = intent
  const attempt = attemptChecked(world, intent)
  if (answer === 'complete' && refusal === null) {
    intent.status = attempt === undefined ? 'succeeded' : paidFor(world, attempt)
    return
  }
  intent.status = 'requires_payment_method'
  intent.lastError =
    answer === 'fail' || refusal === null
      ? authenticationFailed('payment')
      : { type: 'card_error', code: refusal.stripeCode, message: refusal.message }
  if (attempt !== undefined) endUnpaid(world, attempt, answer === 'fail' ? 'failed' : 'declined', refusal)
}

const paidFor = (world: World, attempt: PaymentAttempt) => {
  const booking = world.bookings.find(({ reference }) => reference === attempt.bookingRef)
  if (booking === undefined) throw new Error(`There is no booking ${attempt.bookingRef}`)
  return settle(world, { booking, basket: world.baskets.get(attempt.basketId ?? '') ?? null }, attempt)
}
