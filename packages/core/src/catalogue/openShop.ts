import type { ShoppingBasket } from '../basket/shoppingBasket.js'
import type { BookingsFeature } from '../bookings/bookings.js'

interface Shop {
  readonly bookingRef: string
  readonly bookings: Pick<BookingsFeature, 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'checkOnce'>
}

/** Loads what is on sale; the booking and the basket only where they are not known yet. */
export const openShop = async ({ bookingRef, bookings, basket }: Shop, load: () => Promise<unknown>): Promise<void> => {
  await Promise.all([load(), bookings.loadOnce(bookingRef)(), basket.checkOnce()])
}
