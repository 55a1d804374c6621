import type { BookingRecord } from '../records/BookingRecord.js'
import { ownBooking, checkNotReadOnly } from '../routing/ownBooking.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { World } from '../world/World.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import { openBasket } from './findBasket.js'

export interface AboutBooking {
  readonly world: World
  readonly customer: CustomerRecord
  readonly param: (name: 'ref') => string
}

export const bookingOf = (call: AboutBooking): BookingRecord => ownBooking(call, call.param('ref'))

/** The open basket of a booking, in its world. */
export interface OpenBasket {
  readonly world: World
  readonly booking: BookingRecord
  readonly basket: BasketRecord
}

/** HTTP 404 if the booking has no open basket. */
export const openBasketOf = (call: AboutBooking): OpenBasket => {
  const { world } = call
  const booking = bookingOf(call)
  return { world, booking, basket: openBasket(world, booking) }
}

/** The open basket for adding items. */
export const basketToFill = (call: AboutBooking): OpenBasket => {
  const open = openBasketOf(call)
  checkNotReadOnly(call.world, open.booking)
  return open
}
