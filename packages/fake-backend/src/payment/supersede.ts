import { cancelIntent } from '../stripe/intents.js'
import type { World } from '../world/World.js'
import { lastAttempt, type PaymentAttempt } from './PaymentAttempt.js'

/** Calls off an attempt that still waits for the bank's check; a late answer to that check then moves nothing. */
export const supersede = (world: World, attempts: readonly PaymentAttempt[]): void => {
  const waiting = lastAttempt(attempts)
  if (waiting?.phase === 'challenge' && waiting.intent !== null) cancelIntent(world.stripe, waiting.intent)
}
