import { costWithoutPrice, displayOf, type PriceDisplay } from '../bookings/money/priceLines.js'
import { type Cost, displayedCost, type Minor, sumMinor, timesMinor } from '../money/Money.js'

/** The display code of what always shows its amount. */
export const shownAsAmount = 1

interface PricedOption {
  readonly priceDisplayCode: number
  readonly cost: Cost
}

/** What is shown as the price of an option: its amount, nothing, 'Free' or 'Included' (behaviour/catalogue#2.4). */
export const optionPrice = ({ priceDisplayCode, cost }: PricedOption): PriceDisplay =>
  displayOf(priceDisplayCode, displayedCost(cost))

/** A booking fee is shown only beside an amount: an option that hides its price hides its fee. */
export const optionFee = (option: PricedOption): Minor | null =>
  optionPrice(option).kind === 'amount' && option.cost.bookingFee !== 0 ? option.cost.bookingFee : null

interface ChoiceLine {
  readonly name: string
  /** The event, or the chosen option. */
  readonly note: string
  readonly quantity: number
  readonly price: PriceDisplay
  /** The part of the total, even if it is hidden. */
  readonly cost: Minor
}

/** The choice in a shop, and what it adds to the basket's total. */
export interface ChoiceSummary {
  readonly lines: readonly ChoiceLine[]
  /** The part of the total that no line shows. */
  readonly withoutPrice: Minor
  readonly count: number
  /** Includes booking fees. */
  readonly total: Minor
  readonly bookingFee: Minor
}

/** A chosen option, and how many of it. */
export interface ChosenOption extends PricedOption {
  readonly name: string
  readonly note: string
  readonly quantity: number
}

/** Options without a quantity are left out. */
export const choiceSummary = (chosen: readonly ChosenOption[]): ChoiceSummary => {
  const options = chosen.filter(({ quantity }) => quantity > 0)
  const lines = options.map((option): ChoiceLine => {
    const { name, note, quantity } = option
    const cost = timesMinor(displayedCost(option.cost), quantity)
    return { name, note, quantity, price: displayOf(option.priceDisplayCode, cost), cost }
  })
  return {
    lines,
    withoutPrice: costWithoutPrice(lines.map(({ price, cost }) => ({ display: price, cost }))),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: sumMinor(lines.map(({ cost }) => cost)),
    bookingFee: sumMinor(options.map(({ cost, quantity }) => timesMinor(cost.bookingFee, quantity))),
  }
}
