import { type Booking, ticketsByEvent } from '../../domain/Booking.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { owed } from '../money/owed.js'
import type { Formats } from '../../language/formats.js'
import type { CalendarTexts } from './calendarTexts.js'
import { seatsTogether } from './itineraryTransport.js'
import { type CalendarEntry, calendarTime, dayOf, entryLines, nextDay, toContent } from './iCalendar.js'

/** Lone surrogates are replaced, because they cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))

/** Uses only characters that never need escaping. */
const uidOf = (...parts: readonly string[]): string => `${parts.map(encoded).join('/')}@booking-dashboard`

/** The days from departure to return, including the last. */
const tripEntry = (booking: Booking, words: CalendarTexts): CalendarEntry => ({
  uid: uidOf('trip', booking.id),
  summary: booking.name,
  description: [words.reference(booking.reference)],
  start: dayOf(booking.departureDate),
  end: nextDay(dayOf(booking.returnDate < booking.departureDate ? booking.departureDate : booking.returnDate)),
})

/** The day on which the next payment is due or collected. Empty if nothing is due, or if the day is not known. */
const paymentEntries = (booking: Booking, words: CalendarTexts, formats: Formats): readonly CalendarEntry[] => {
  const { next } = owed(booking)
  if (next === null || next.date === null) return []
  const start = dayOf(next.date)
  return [
    {
      uid: uidOf('payment', booking.id, next.date),
      summary: words.payment[next.taken](formats.money(next.amount)),
      description: [words.reference(booking.reference)],
      start,
      end: nextDay(start),
    },
  ]
}

const times = (held: HeldTransport, words: CalendarTexts, formats: Formats): readonly string[] => {
  if (!held.isDepartureTimeSpecified) return [words.timeToBeConfirmed]
  const departure = formats.dateTime(held.departureDate)
  const departs =
    held.departureTimeZone === null ? words.departsLocal(departure) : words.departs(departure, held.departureTimeZone)
  if (held.arrivalDate === null) return [departs]
  const arrival = formats.dateTime(held.arrivalDate)
  return [
    departs,
    held.arrivalTimeZone === null ? words.arrivesLocal(arrival) : words.arrives(arrival, held.arrivalTimeZone),
  ]
}

/** One entry for passengers who travel together. It is all-day if the time is not specified. */
const departureEntries = (
  { id, reference, transport }: Booking,
  words: CalendarTexts,
  formats: Formats,
): readonly CalendarEntry[] =>
  seatsTogether(transport).map(([held]) => {
    const timed = held.isDepartureTimeSpecified
    const start = timed ? calendarTime(held.departureDate, held.departureTimeZone) : dayOf(held.departureDate)
    const arrival = timed && held.arrivalDate !== null ? calendarTime(held.arrivalDate, held.arrivalTimeZone) : null
    return {
      uid: uidOf('departure', id, held.id),
      summary: words.journey(held.name, held.departureLocation, held.arrivalLocation),
      description: [...times(held, words, formats), words.reference(reference)],
      location: held.departureLocation,
      start,
      end: start.kind === 'day' ? nextDay(start) : arrival,
      busy: true,
    }
  })

/** One entry for each event that has a known day and a ticket that is still held. */
const eventEntries = (
  { id, reference, tickets }: Booking,
  words: CalendarTexts,
  formats: Formats,
): readonly CalendarEntry[] =>
  ticketsByEvent(tickets).flatMap(([{ eventName, eventDate, venue }]) => {
    if (eventDate === null) return []
    const start = calendarTime(eventDate, null)
    return [
      {
        uid: uidOf('event', id, eventName, eventDate),
        summary: eventName,
        description: [
          ...(start.kind === 'day' ? [] : [words.starts(formats.dateTime(eventDate))]),
          words.reference(reference),
        ],
        location: venue,
        start,
        end: start.kind === 'day' ? nextDay(start) : null,
        busy: true,
      },
    ]
  })

/** Addresses that open the form for a new entry in the customer's own calendar on the web. */
export interface CalendarLinks {
  readonly google: string
  readonly outlook: string
}

const addressOf = (page: string, values: Readonly<Record<string, string>>): string =>
  `${page}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&')}`

/**
 * Such a form takes one entry: the days of the trip, with the departures and events in its description. The other
 * entries are in the file alone.
 */
export const calendarLinks = (booking: Booking, words: CalendarTexts, formats: Formats): CalendarLinks => {
  const trip = tripEntry(booking, words)
  const within = [...departureEntries(booking, words, formats), ...eventEntries(booking, words, formats)]
  const about = [
    ...trip.description,
    ...within.map(({ summary, description: [when] }) => (when === undefined ? summary : `${summary}. ${when}`)),
  ].join('\n')
  const [from, to] = [trip.start, trip.end ?? trip.start].map(({ at }) => new Date(at).toISOString().slice(0, 10))
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: trip.summary,
      dates: `${from}/${to}`.replaceAll('-', ''),
      details: about,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: trip.summary,
      startdt: from ?? '',
      enddt: to ?? '',
      allday: 'true',
      body: about,
    }),
  }
}

/**
 * The booking as an iCalendar file (RFC 5545): the days of the trip, departures, events and the next payment. `now` is
 * the time of creation, in ms since the epoch.
 */
export const bookingCalendar = (booking: Booking, now: number, words: CalendarTexts, formats: Formats): string => {
  const entries = [
    tripEntry(booking, words),
    ...departureEntries(booking, words, formats),
    ...eventEntries(booking, words, formats),
    ...paymentEntries(booking, words, formats),
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
