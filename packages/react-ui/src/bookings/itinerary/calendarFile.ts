import { type Booking, bookingCalendar, type Formats, type Texts } from '@booking-dashboard/core'
import type { DownloadedFile } from '@booking-dashboard/core/ports'

export { calendarLinks } from '@booking-dashboard/core'

/** The booking as an .ics file. `now` is ms since the epoch. */
export const calendarFile = (
  booking: Booking,
  now: number,
  words: Texts['screen']['calendar'],
  formats: Formats,
): DownloadedFile => ({
  name: `${booking.reference}.ics`,
  contentType: 'text/calendar;charset=utf-8',
  bytes: new TextEncoder().encode(bookingCalendar(booking, now, words, formats)),
})
