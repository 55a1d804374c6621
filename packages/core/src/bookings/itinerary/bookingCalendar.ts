import type { Booking } from '../Booking.js'
import { type CalendarTexts, calendarTexts } from './calendarTexts.js'
import { entryLines } from './CalendarEntry.js'
import { departureEntries, eventEntries, paymentEntries, tripEntry } from './calendarEntries.js'
import { toContent } from './contentLine.js'

/**
 * The booking as an iCalendar file (RFC 5545): the days of the trip, departures, events and the next payment. `now` is ms since the epoch,
 * the instant at which the file is made.
 */
export const bookingCalendar = (booking: Booking, now: number, words: CalendarTexts = calendarTexts): string => {
  const entries = [
    tripEntry(booking, words),
    ...departureEntries(booking, words),
    ...eventEntries(booking, words),
    ...paymentEntries(booking, words),
  ]
  const isCancelled = booking.status === 'cancelled'
  return toContent([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking Dashboard//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => entryLines(entry, isCancelled, now)),
    'END:VCALENDAR',
  ])
}
