import type { BookingRecord } from '../bookings/BookingRecord.js'
import type { World } from '../world/World.js'
import { putItemsBack } from './basketKinds.js'
import type { BasketRecord } from './BasketRecord.js'
import { prepareChange } from './changeBasket.js'

/** Puts all that the basket held back on sale. */
export const abandonBasket = (booking: BookingRecord, basket: BasketRecord): void => {
  putItemsBack(booking, basket)
  basket.state = 'discarded'
}

/** At the customer's wish; not while its payment is being processed. */
export const discardBasket = (world: World, booking: BookingRecord, basket: BasketRecord): void => {
  prepareChange(world, basket)
  abandonBasket(booking, basket)
}
