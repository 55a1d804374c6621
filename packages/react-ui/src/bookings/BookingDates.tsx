import type { BookingInSight } from '@booking-dashboard/core'
import { useFormats } from '../dashboard/DashboardContext'

/** When the trip is, and how soon. */
export function BookingDates({ booking, countdown }: Pick<BookingInSight, 'booking' | 'countdown'>) {
  const formats = useFormats()
  return (
    <span>
      {formats.dateRange(booking.departureDate, booking.returnDate)}
      {countdown.kind === 'ahead' && ` · ${formats.daysUntil(countdown.days)}`}
    </span>
  )
}
