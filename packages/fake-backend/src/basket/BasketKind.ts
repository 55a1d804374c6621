import type { BookingRecord, BoughtItem } from '../bookings/BookingRecord.js'
import type { Route } from '../routing/Route.js'
import type { BasketRecord } from './BasketRecord.js'

/** One kind of thing that a basket holds. */
export interface BasketKind {
  /** The calls that put it in and take it out. */
  readonly routes: readonly Route[]
  /** Its part of the basket's answer. */
  readonly answer: (basket: BasketRecord) => object
  /** What there is of it to complete. */
  readonly count: (basket: BasketRecord) => number
  /** What of it is paid for, one by one, by the names that customers are shown. */
  readonly paidFor: (basket: BasketRecord) => readonly BoughtItem[]
  /** Puts it back on sale. */
  readonly putBack: (booking: BookingRecord, basket: BasketRecord) => void
  /** Moves it into the booking. */
  readonly complete: (booking: BookingRecord, basket: BasketRecord) => void
}
