import type { BookingRecord } from '../records/BookingRecord.js'
import { putItemsBack } from './basketKinds.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import { prepareChange } from './changeBasket.js'
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
