import type { BookingRecord } from '../records/BookingRecord.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { type BasketRecord, noItems } from '../records/BasketRecord.js'

const lastOf = (world: World, booking: BookingRecord): BasketRecord | undefined =>
  [...world.baskets.values()].findLast(({ bookingRef }) => bookingRef === booking.reference)

const noBasket = (): never => refuse('basketNotFound', 'This booking has no basket.', 404)

export const findOpenBasket = (world: World, booking: BookingRecord): BasketRecord | null => {
  const basket = lastOf(world, booking)
  return basket?.state === 'open' ? basket : null
}

/** The only open basket of a booking. HTTP 404 if there is none. */
export const openBasket = (world: World, booking: BookingRecord): BasketRecord =>
  findOpenBasket(world, booking) ?? noBasket()

/**
 * The basket with this id in any state. Without an id, the last basket of the booking unless it was discarded. HTTP 404
 * otherwise.
 */
export const basketAskedAbout = (world: World, booking: BookingRecord, id: string | null): BasketRecord => {
  if (id === null) {
    const basket = lastOf(world, booking)
    return basket !== undefined && basket.state !== 'discarded' ? basket : noBasket()
  }
  const basket = world.baskets.get(id)
  return basket?.bookingRef === booking.reference ? basket : noBasket()
}

export const createBasket = (world: World, booking: BookingRecord): BasketRecord => {
  const last = lastOf(world, booking)
  if (last?.state === 'open') return last
  const basket: BasketRecord = {
    id: world.ids.token('bsk_', 12),
    bookingRef: booking.reference,
    state: 'open',
    touchedAt: world.clock.now(),
    ...noItems(),
    attempts: [],
  }
  world.baskets.set(basket.id, basket)
  return basket
}
