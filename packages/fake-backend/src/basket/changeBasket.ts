import { attemptIn } from '../records/PaymentAttempt.js'
import { supersede } from '../payment/endCheck.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { BasketRecord } from '../records/BasketRecord.js'

/**
 * Call this before changing a basket. A basket cannot change while its payment is processed.
 * A payment that still waits for its challenge is cancelled, because its amount would change.
 */
export const prepareChange = (world: World, basket: BasketRecord): void => {
  if (attemptIn('processing', basket.attempts) !== undefined) {
    refuse(codes.paymentRequested, 'Your payment has been requested and is being processed.')
  }
  supersede(world, basket.attempts)
  basket.touchedAt = world.clock.now()
}

/** Whether a payment for the basket is processed or waits for its challenge. */
export const inPayment = ({ attempts }: BasketRecord): boolean =>
  attemptIn('processing', attempts) !== undefined || attemptIn('challenge', attempts) !== undefined
