import type { BookingSummary } from '../bookings/Booking.js'
import { daysUntil } from '../bookings/itinerary/calendarDates.js'
import { countdownOf } from '../bookings/page/bookingStatus.js'

/** A trip that is ahead or under way; `now` is ms since the epoch. */
export const isWorthKeeping = (
  booking: Pick<BookingSummary, 'departureDate' | 'returnDate' | 'status'>,
  now: number,
): boolean => {
  const { kind } = countdownOf(booking, now)
  return kind === 'ahead' || kind === 'underWay'
}

/**
 * Whether the trip of a kept booking is over. The whole day after it still counts: west of Greenwich the last evening is
 * tomorrow's date there.
 */
export const isTripOver = ({ lastDay }: { readonly lastDay: string }, now: number): boolean =>
  !(daysUntil(lastDay, now) >= -1)
