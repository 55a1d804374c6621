import type { BookingSummary } from './Booking.js'
import { daysUntil } from './calendarDates.js'

/** How near a trip is. */
export type Countdown = { readonly kind: 'ahead'; readonly days: number } | { readonly kind: 'underWay' } | { readonly kind: 'over' }

/** `now` is ms since the epoch. The day of the return still belongs to the trip. */
export const countdownOf = ({ departureDate, returnDate }: Pick<BookingSummary, 'departureDate' | 'returnDate'>, now: number): Countdown => {
  const days = daysUntil(departureDate, now)
  if (days >= 0) return { kind: 'ahead', days }
  return daysUntil(returnDate, now) >= 0 ? { kind: 'underWay' } : { kind: 'over' }
}
