import { daysUntil } from './calendarDates.js'
import type { Booking } from './Booking.js'
import type { HeldTransport } from './Holdings.js'

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

/** Resale codes of specification 1, §4. */
const available = 1
const listed = 2

const nextOf = (transport: readonly HeldTransport[], now: number): HeldTransport | null =>
  transport
    .filter(({ departureDate }) => daysUntil(departureDate, now) >= 0)
    .reduce<HeldTransport | null>((next, one) => (next === null || one.departureDate < next.departureDate ? one : next), null)

/** `now` is ms since the epoch. */
export const heldInParts = ({ rooms, extras, transport, tickets }: Booking, now: number): HeldInParts => ({
  rooms: rooms.length,
  extras: extras.length,
  journeys: transport.length,
  nextDeparture: nextOf(transport, now),
  tickets: tickets.length,
  onResale: tickets.filter(({ resale }) => resale.code === listed).length,
  resalable: tickets.filter(({ resale }) => resale.code === available && resale.enabled).length,
  transferable: tickets.filter(({ nameChangeAllowed, resale }) => nameChangeAllowed && resale.code !== listed).length,
})
