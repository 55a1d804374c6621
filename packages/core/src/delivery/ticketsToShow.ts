import type { Booking, TicketLine } from '../bookings/Booking.js'
import { isStillHeld } from '../resale/resaleCodes.js'
import { travellerNames } from '../bookings/holdings/travellerNames.js'
import type { Delivery } from './Delivery.js'
import { type ShownDownload, shownDownloads } from './shownDownloads.js'

/** Something that can be shown at a gate. */
export interface TicketToShow {
  readonly download: ShownDownload
  /** The tickets that it holds; empty where it is not said. */
  readonly tickets: readonly TicketLine[]
  /** The full names of those who hold them, each once. */
  readonly holders: readonly string[]
}

/** The downloads of one delivery, each with the tickets that it is for; one whose tickets were all sold lets nobody in. */
export const ticketsToShow = ({ tickets, pax }: Booking, delivery: Delivery): readonly TicketToShow[] => {
  const downloads = shownDownloads(delivery)
  if (downloads.length === 0) return []
  const names = travellerNames(pax)
  const known = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return downloads.flatMap((download) => {
    const named = download.ticketIds.flatMap((id) => known.get(id) ?? [])
    const held = named.filter(isStillHeld)
    if (named.length > 0 && held.length === 0) return []
    return [{ download, tickets: held, holders: names(held.map(({ paxId }) => paxId)) }]
  })
}

/** Everything of a booking that can be shown at a gate now. */
export const allTicketsToShow = (booking: Booking): readonly TicketToShow[] =>
  booking.deliveries.flatMap((delivery) => ticketsToShow(booking, delivery))
