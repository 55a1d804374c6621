import type { PendingChange } from '../../resale/ResaleApi.js'
import { ticketResaleState, ticketsWithChanges } from '../../resale/resaleRows.js'
import type { Booking } from '../Booking.js'
import { daysUntil } from '../itinerary/calendarDates.js'
import type { HeldTransport } from '../holdings/Holdings.js'
import { isStillHeld } from '../../resale/resaleCodes.js'
import { countTransferable } from '../holdings/ticketHolders.js'

/** How much of each part a booking holds. */
export interface HeldInParts {
  readonly rooms: number
  readonly extras: number
  readonly journeys: number
  /** Null where none is to come. */
  readonly nextDeparture: HeldTransport | null
  /** Without those that were sold. */
  readonly tickets: number
  readonly onResale: number
  /** Tickets that can be put up for resale now; null while it is not known which changes of names wait. */
  readonly resalable: number | null
  /** Tickets that can be given another name: allowed by the package and not on resale (specification 1, §4); null as above. */
  readonly transferable: number | null
}

const nextOf = (transport: readonly HeldTransport[], now: number): HeldTransport | null =>
  transport
    .filter(({ departureDate }) => daysUntil(departureDate, now) >= 0)
    .reduce<HeldTransport | null>(
      (next, one) => (next === null || one.departureDate < next.departureDate ? one : next),
      null,
    )

/** `now` is ms since the epoch; `pending` are the changes of names that wait, null while they are not known. */
export const heldInParts = (booking: Booking, now: number, pending: readonly PendingChange[] | null): HeldInParts => {
  const { rooms, extras, transport, tickets } = booking
  const changing = ticketsWithChanges(pending ?? [])
  const listed = tickets.map((ticket) => ticketResaleState(ticket, changing).kind)
  return {
    rooms: rooms.length,
    extras: extras.length,
    journeys: transport.length,
    nextDeparture: nextOf(transport, now),
    tickets: tickets.filter(isStillHeld).length,
    onResale: listed.filter((kind) => kind === 'onResale').length,
    resalable: pending && listed.filter((kind) => kind === 'available').length,
    transferable: pending && countTransferable(booking, pending),
  }
}
