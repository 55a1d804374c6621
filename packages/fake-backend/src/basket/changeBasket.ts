import { attemptIn } from '../payment/PaymentAttempt.js'
import { supersede } from '../payment/endCheck.js'
import { codes } from '../routing/codes.js'
import { refuse } from '../routing/Refusal.js'
import type { World } from '../world/World.js'
import type { BasketRecord } from './BasketRecord.js'

/**
 * To be called before a basket changes. While its payment is being processed it does not change; a payment that
 * still waits for the bank's check is called off, since its amount would be another.
 */
export const prepareChange = (world: World, basket: BasketRecord): void => {
  if (attemptIn('processing', basket.attempts) !== undefined) {
    refuse(codes.paymentRequested, 'Your payment has been requested and is being processed.')
  }
  supersede(world, basket.attempts)
  basket.touchedAt = world.clock.now()
}
