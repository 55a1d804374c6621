import { type InMoney, isCharged, type Minor } from '@booking-dashboard/core'
import { withoutPriceItem } from './withoutPriceItem'
import { Price } from '../design'

interface Totals {
  /** Null if every item shows its amount. */
  readonly withoutPrice: Minor | null
  readonly total: Minor
  /** The total includes it. Null if none is known. */
  readonly bookingFee: Minor | null
}

/** The last lines of a bill: the items without a shown amount, the total and its booking fee. */
export const totalItems = (
  { withoutPrice, total, bookingFee }: Totals,
  inMoney: InMoney,
  words: { readonly withoutPrice: string; readonly total: string; readonly fees: string },
) => [
  ...(withoutPrice === null ? [] : withoutPriceItem(withoutPrice, inMoney, words)),
  { label: words.total, value: <Price value={inMoney(total)} size="large" />, total: true },
  ...(bookingFee !== null && isCharged(bookingFee)
    ? [{ label: words.fees, value: <Price value={inMoney(bookingFee)} tone="muted" /> }]
    : []),
]
