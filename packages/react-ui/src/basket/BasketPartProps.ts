import type { LoadedBasket, ShoppingBasket } from '@booking-dashboard/core'

/** What the parts of the page bind. */
export interface BasketPartProps {
  readonly basket: ShoppingBasket
  readonly state: LoadedBasket
}
