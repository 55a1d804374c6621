import { authenticationFailed, expireSetups } from '../stripe/intents.js'
import type { PaymentIntent } from '../records/StripeState.js'
import type { World } from '../world/World.js'
import { endUnpaid } from './endUnpaid.js'
import { attemptIn, type PaymentAttempt } from '../records/PaymentAttempt.js'

/** The attempt that a challenge belongs to. */
export const attemptChecked = ({ bookings, baskets }: World, intent: PaymentIntent): PaymentAttempt | undefined =>
  [...bookings, ...baskets.values()].flatMap(({ attempts }) => attempts).find((attempt) => attempt.intent === intent)

/** Ends a challenge without the customer's answer: `closed` by the customer, or `over` for any other reason. */
export const endCheck = (world: World, intent: PaymentIntent, how: 'closed' | 'over'): void => {
  world.stripe.waiting.delete(intent)
  intent.status = 'canceled'
  intent.isClosed = how === 'closed'
  intent.lastError = authenticationFailed('payment')
  const attempt = attemptChecked(world, intent)
  if (attempt !== undefined) endUnpaid(world, attempt, how)
}

/** Ends challenges that nobody answered in time. */
export const expireChecks = (world: World): void => {
  const now = world.clock.now()
  for (const intent of world.stripe.waiting) if (now >= intent.expiresAt) endCheck(world, intent, 'over')
  expireSetups(world.stripe, now)
}

/** Cancels an attempt that still waits for its challenge. A late answer to the challenge then moves no money. */
export const supersede = (world: World, attempts: readonly PaymentAttempt[]): void => {
  const intent = attemptIn('challenge', attempts)?.intent ?? null
  if (intent !== null) endCheck(world, intent, 'over')
}
