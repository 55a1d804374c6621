import type { LoadedBasket, ShoppingBasket } from '@booking-dashboard/core'

/** The props that the parts of the basket page share. */
export interface BasketPartProps {
  readonly basket: ShoppingBasket
  readonly state: LoadedBasket
}
