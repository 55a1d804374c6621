import type { BookingSummary } from '../Booking.js'
import { daysUntil } from '../itinerary/calendarDates.js'

/** How near a trip is; `off` where it was cancelled. */
export type Countdown =
  | { readonly kind: 'ahead'; readonly days: number }
  | { readonly kind: 'underWay' }
  | { readonly kind: 'over' }
  | { readonly kind: 'off' }

/** `now` is ms since the epoch. The day of the return still belongs to the trip. */
export const countdownOf = (
  { departureDate, returnDate, status }: Pick<BookingSummary, 'departureDate' | 'returnDate' | 'status'>,
  now: number,
): Countdown => {
  if (status === 'cancelled') return { kind: 'off' }
  const days = daysUntil(departureDate, now)
  if (days >= 0) return { kind: 'ahead', days }
  return daysUntil(returnDate, now) >= 0 ? { kind: 'underWay' } : { kind: 'over' }
}
