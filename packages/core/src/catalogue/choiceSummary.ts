import { costWithoutPrice, type PriceDisplay } from '../bookings/money/priceLines.js'
import type { Minor } from '../money/Money.js'

interface ChoiceLine {
  readonly name: string
  /** Of what it is: the event, or the option that was chosen. */
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
