import { costWithoutPrice, displayOf, type PriceDisplay } from '../bookings/money/priceLines.js'
import { type Cost, displayedCost, type Minor } from '../money/Money.js'

interface PricedOption {
  readonly priceDisplayCode: number
  readonly cost: Cost
}

/** What is shown as the price of an option: its amount, nothing, 'Free' or 'Included' (specification 2, §4). */
export const optionPrice = ({ priceDisplayCode, cost }: PricedOption): PriceDisplay =>
  displayOf(priceDisplayCode, displayedCost(cost))

/** The same for several of an option, which come to `cost`. */
export const optionLinePrice = ({ priceDisplayCode }: PricedOption, cost: Minor): PriceDisplay =>
  displayOf(priceDisplayCode, cost)

/** A booking fee is shown only beside an amount: an option that hides its price hides its fee. */
export const optionFee = (option: PricedOption): Minor | null =>
  optionPrice(option).kind === 'amount' && option.cost.bookingFee !== 0 ? option.cost.bookingFee : null

interface ChoiceLine {
  readonly name: string
  /** The event, or the option that was chosen. */
  readonly note: string
  readonly quantity: number
  readonly price: PriceDisplay
  /** What it adds to the total, whatever is shown of it. */
  readonly cost: Minor
}

interface ChoiceTotals {
  readonly count: number
  /** Booking fees included. */
  readonly total: Minor
  readonly bookingFee: Minor
}

/** What is chosen in a shop, and what adding it puts on the basket's total. */
export interface ChoiceSummary extends ChoiceTotals {
  readonly lines: readonly ChoiceLine[]
  /** The part of the total that no line shows. */
  readonly withoutPrice: Minor
}

export const choiceSummary = (
  lines: readonly ChoiceLine[],
  { count, total, bookingFee }: ChoiceTotals,
): ChoiceSummary => ({
  lines,
  withoutPrice: costWithoutPrice(lines.map(({ price, cost }) => ({ display: price, cost }))),
  count,
  total,
  bookingFee,
})
