import type { BookingRecord } from '../../records/BookingRecord.js'
import type { BasketRecord } from '../../records/BasketRecord.js'

/** The passengers who travel: those of the booking and the basket, without the cancelled ones. */
export const travellingPassengers = (booking: BookingRecord, basket: BasketRecord): ReadonlySet<number> =>
  new Set([...booking.pax, ...basket.pax].filter(({ cancelled }) => !cancelled).map(({ id }) => id))
