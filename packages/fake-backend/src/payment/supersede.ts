import type { World } from '../world/World.js'
import { endCheck } from './endCheck.js'
import { attemptIn, type PaymentAttempt } from './PaymentAttempt.js'

/** Calls off an attempt that still waits for the bank's check; a late answer to that check then moves nothing. */
export const supersede = (world: World, attempts: readonly PaymentAttempt[]): void => {
  const intent = attemptIn('challenge', attempts)?.intent ?? null
  if (intent !== null) endCheck(world, intent, 'over')
}
