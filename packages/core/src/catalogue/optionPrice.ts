import { type PriceDisplay, displayOf } from '../bookings/money/priceLines.js'
import { type Cost, displayedCost, type Minor } from '../money/Money.js'

interface PricedOption {
  readonly priceDisplayCode: number
  readonly cost: Cost
}

/** What stands where the price of an option stands: its amount, nothing, 'Free' or 'Included' (specification 2, §4). */
export const optionPrice = ({ priceDisplayCode, cost }: PricedOption): PriceDisplay =>
  displayOf(priceDisplayCode, displayedCost(cost))

/** The same for several of an option, which come to `cost`. */
export const optionLinePrice = ({ priceDisplayCode }: PricedOption, cost: Minor): PriceDisplay =>
  displayOf(priceDisplayCode, cost)

/** A booking fee is said beside an amount alone: what hides its amount hides its fee. */
export const optionFee = (option: PricedOption): Minor | null =>
  optionPrice(option).kind === 'amount' && option.cost.bookingFee !== 0 ? option.cost.bookingFee : null
