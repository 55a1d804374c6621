import type { World } from '../world/World.js'
import { abandonBasket } from './discardBasket.js'
import { inPayment } from './inPayment.js'
import { minutes } from '../world/calendar.js'

/** Half an hour. */
export const usualBasketLifetime = minutes(30)

const expireUntouchedSince = (world: World, instant: number): void => {
  for (const basket of world.baskets.values()) {
    if (basket.state !== 'open' || basket.touchedAt > instant || inPayment(basket)) continue
    const booking = world.bookings.find(({ reference }) => reference === basket.bookingRef)
    if (booking !== undefined) abandonBasket(booking, basket)
  }
}

/** Open baskets that nobody touched for the world's basket lifetime are abandoned; one with a payment in process never is. */
export const expireBaskets = (world: World): void =>
  expireUntouchedSince(world, world.clock.now() - world.basketLifetime)

/** The same, at once and whenever they were touched. */
export const expireAllBaskets = (world: World): void => expireUntouchedSince(world, Infinity)
