import type { BookingsList, BookingSummary } from './Booking.js'
import { countdownOf } from './page/countdownOf.js'

/**
 * Whether a booking is past, and so to be read: nothing more is sold for it. The bookings list says which are (null while it
 * is not known); until then, and of a booking that it does not hold, the days of the trip do. `now` is ms since the epoch.
 */
export const isPast = (booking: BookingSummary, list: BookingsList | null, now: number): boolean => {
  const isIt = ({ reference }: BookingSummary): boolean => reference === booking.reference
  if (list?.past.some(isIt)) return true
  if (list?.upcoming.some(isIt)) return false
  return countdownOf(booking, now).kind === 'over'
}
