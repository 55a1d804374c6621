import { type ItineraryDay, type ItineraryEntry, itineraryOf } from '../bookings/itinerary/itinerary.js'
import type { Countdown, ReadOnly } from '../bookings/bookingStatus.js'
import type { Booking } from '../domain/Booking.js'
import { daysUntil, type IsoDate, timeOfDay } from '../environment/time.js'
import type { Formats } from '../language/formats.js'

/** The next journey, check-in or event. */
export interface NextEntry {
  readonly date: IsoDate
  /** The days until then: 0 today. */
  readonly days: number
  readonly entry: ItineraryEntry
}

/** `showTickets`: those that are ready. `tickets`: the list of all. */
export type TicketsAction = 'showTickets' | 'tickets'

/** What a customer needs first if the trip begins today or tomorrow, or is under way. */
export interface NearTrip {
  /** Null if nothing is left. */
  readonly next: NextEntry | null
  /** Null if the booking has no tickets. */
  readonly tickets: TicketsAction | null
}

interface TripOfBooking {
  readonly booking: Booking
  readonly readOnly: ReadOnly | null
  readonly countdown: Countdown
  /** The number of tickets that are still held. */
  readonly tickets: number
  /** How many can be shown at an entrance now. */
  readonly ready: number
}

/** Without check-outs. An entry without a time is over once a later one of its day has begun. */
const nextEntry = (days: readonly ItineraryDay[], now: number): NextEntry | null => {
  const clock = timeOfDay(now)
  for (const { date, entries } of days) {
    const until = date === null ? -1 : daysUntil(date, now)
    if (date === null || until < 0) continue
    const begun = until > 0 ? -1 : entries.findLastIndex(({ time }) => time !== null && time < clock)
    const entry = entries.slice(begun + 1).find(({ what }) => what.kind !== 'checkOut')
    if (entry !== undefined) return { date, days: until, entry }
  }
  return null
}

/** Null for any other trip. `now` is ms since the epoch. */
export const nearTrip = (
  { booking, readOnly, countdown, tickets, ready }: TripOfBooking,
  now: number,
  formats: Formats,
): NearTrip | null => {
  const isNear = countdown.kind === 'underWay' || (countdown.kind === 'ahead' && countdown.days <= 1)
  if (readOnly !== null || !isNear) return null
  const next = nextEntry(itineraryOf(booking, formats), now)
  if (ready > 0) return { next, tickets: 'showTickets' }
  return { next, tickets: tickets > 0 ? 'tickets' : null }
}
