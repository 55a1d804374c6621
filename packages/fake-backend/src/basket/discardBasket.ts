import type { BookingRecord } from '../records/BookingRecord.js'
import { putItemsBack } from './basketKinds.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import { minutes } from '../values/calendar.js'
import type { World } from '../world/World.js'
import { inPayment, prepareChange } from './changeBasket.js'
import type { OpenBasket } from './openBasketOf.js'

/** Returns everything in the basket to stock. */
export const abandonBasket = (booking: BookingRecord, basket: BasketRecord): void => {
  putItemsBack(booking, basket)
  basket.state = 'discarded'
}

/** The customer discards the basket. Refused while its payment is processed. */
export const discardBasket = ({ world, booking, basket }: OpenBasket): void => {
  prepareChange(world, basket)
  abandonBasket(booking, basket)
}

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
