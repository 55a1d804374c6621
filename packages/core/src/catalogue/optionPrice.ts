import type { PriceDisplay } from '../bookings/PriceSections.js'
import { displayOf } from '../bookings/priceLines.js'
import { type Cost, displayedCost } from '../money/Cost.js'

/** What stands where the price of an option stands: its amount, nothing, 'Free' or 'Included' (specification 2, §4). */
export const optionPrice = ({ priceDisplayCode, cost }: { readonly priceDisplayCode: number; readonly cost: Cost }): PriceDisplay =>
  displayOf(priceDisplayCode, displayedCost(cost))
