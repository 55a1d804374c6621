import { resaleState } from '../resale/resaleRows.js'
import type { Booking } from './Booking.js'
import { daysUntil } from './calendarDates.js'
import type { HeldTransport } from './Holdings.js'
import { ticketDetails } from './ticketDetails.js'

/** How much of each part a booking holds. */
export interface HeldInParts {
  readonly rooms: number
  readonly extras: number
  readonly journeys: number
  /** Null where none is to come. */
  readonly nextDeparture: HeldTransport | null
  readonly tickets: number
  readonly onResale: number
  /** Tickets that can be put up for resale now. */
  readonly resalable: number
  /** Tickets that can be given another name: allowed by the package and not on resale (specification 1, §4). */
  readonly transferable: number
}

const noChanges: ReadonlySet<string> = new Set()

const nextOf = (transport: readonly HeldTransport[], now: number): HeldTransport | null =>
  transport
    .filter(({ departureDate }) => daysUntil(departureDate, now) >= 0)
    .reduce<HeldTransport | null>((next, one) => (next === null || one.departureDate < next.departureDate ? one : next), null)

/** `now` is ms since the epoch. Changes of names that are pending are not known here: the screens of the tickets ask for them. */
export const heldInParts = (booking: Booking, now: number): HeldInParts => {
  const { rooms, extras, transport, tickets } = booking
  const listed = tickets.map((ticket) => resaleState(ticket, noChanges).kind)
  return {
    rooms: rooms.length,
    extras: extras.length,
    journeys: transport.length,
    nextDeparture: nextOf(transport, now),
    tickets: tickets.length,
    onResale: listed.filter((kind) => kind === 'onResale').length,
    resalable: listed.filter((kind) => kind === 'available').length,
    transferable: ticketDetails(booking, []).filter(({ nameChange }) => nameChange === 'transferable').length,
  }
}
