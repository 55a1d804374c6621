import type { BookingRecord, BoughtItem } from '../records/BookingRecord.js'
import type { Route } from '../routing/Route.js'
import type { BasketRecord } from '../records/BasketRecord.js'

/** One kind of basket item. `Answer` has its fields in the basket's answer. */
export interface BasketKind<Answer extends object = object> {
  /** The calls that add and remove its items. */
  readonly routes: readonly Route[]
  readonly answer: (basket: BasketRecord) => Answer
  /** Its items one by one, each with the name that customers see, for the payment's record. */
  readonly paidFor: (basket: BasketRecord) => readonly BoughtItem[]
  /** Moves its items into the booking. */
  readonly complete: (booking: BookingRecord, basket: BasketRecord) => void
}
