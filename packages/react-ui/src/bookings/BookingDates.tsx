import { type Booking, countdownOf, formatDateRange, formatDaysUntil } from '@booking-dashboard/core'
import { useNow } from './useNow'

/** When the trip is, and how soon. */
export function BookingDates({ booking }: { readonly booking: Booking }) {
  const countdown = countdownOf(booking, useNow())
  return (
    <span>
      {formatDateRange(booking.departureDate, booking.returnDate)}
      {countdown.kind === 'ahead' && ` · ${formatDaysUntil(countdown.days)}`}
    </span>
  )
}
