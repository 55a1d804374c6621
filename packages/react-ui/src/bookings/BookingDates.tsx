import { formatDateRange, formatDaysUntil, type ShownBooking } from '@booking-dashboard/core'

/** When the trip is, and how soon. */
export function BookingDates({ booking, countdown }: Pick<ShownBooking, 'booking' | 'countdown'>) {
  return (
    <span>
      {formatDateRange(booking.departureDate, booking.returnDate)}
      {countdown.kind === 'ahead' && ` · ${formatDaysUntil(countdown.days)}`}
    </span>
  )
}
