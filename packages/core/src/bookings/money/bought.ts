import { type Minor, sumMinor } from '../../money/Money.js'
import type { BookingPayment } from '../../domain/Booking.js'
import { costWithoutPrice, displayOf, type PriceDisplay } from './priceLines.js'

/** Identical items as one line of a receipt. */
export interface BoughtLine {
  readonly title: string
  readonly quantity: number
  readonly display: PriceDisplay
  /** The cost of all items, including hidden amounts. */
  readonly cost: Minor
}

/** What a payment paid for. The lines add up to its amount. */
export interface Bought {
  readonly lines: readonly BoughtLine[]
  /** The cost of the lines whose amount is not shown. */
  readonly withoutPrice: Minor
}

/** Null if the back end does not send the items, or if they do not add up to the payment. */
export const boughtWith = ({ bought = [], amount }: Pick<BookingPayment, 'bought' | 'amount'>): Bought | null => {
  if (bought.length === 0 || sumMinor(bought.map((item) => item.amount)) !== amount) return null
  const lines = bought.map(({ name, quantity, amount: cost, priceDisplayCode }) => ({
    title: name,
    quantity,
    display: displayOf(priceDisplayCode, cost),
    cost,
  }))
  return { lines, withoutPrice: costWithoutPrice(lines) }
}
