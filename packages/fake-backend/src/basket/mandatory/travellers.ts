import type { BookingRecord } from '../../bookings/BookingRecord.js'
import type { BasketRecord } from '../BasketRecord.js'

/** Who is coming: of the booking and of the basket, without those who cancelled. */
export const travellers = (booking: BookingRecord, basket: BasketRecord): ReadonlySet<number> =>
  new Set([...booking.pax, ...basket.pax].filter(({ cancelled }) => !cancelled).map(({ id }) => id))
