import type { World } from '../world/World.js'
import { abandonBasket } from './discardBasket.js'
import { inPayment } from './inPayment.js'
import { minutes } from '../values/calendar.js'

const basketLifetime = minutes(30)

const expireUntouchedSince = (world: World, instant: number): void => {
  for (const basket of world.baskets.values()) {
    if (basket.state !== 'open' || basket.touchedAt > instant || inPayment(basket)) continue
    const booking = world.bookings.find(({ reference }) => reference === basket.bookingRef)
    if (booking !== undefined) abandonBasket(booking, basket)
  }
}

/** Abandons open baskets that nobody touched for half an hour, except those with a payment in progress. */
export const expireBaskets = (world: World): void => expireUntouchedSince(world, world.clock.now() - basketLifetime)

/** Abandons open baskets at once, whenever they were last touched. */
export const expireAllBaskets = (world: World): void => expireUntouchedSince(world, Infinity)
