import { resaleCode } from '../../resale/resaleCodes.js'
import type { Booking, Pax } from '../Booking.js'
import { activePax } from './passengers.js'
import type { TicketEntry } from './ticketEntries.js'

/** The states by which the tickets of a booking are filtered, in the order in which they are offered. */
export const heldShown = ['all', 'kept', 'onResale', 'sold'] as const
export type HeldShown = (typeof heldShown)[number]

export const heldShownAs = ({ ticket: { resale } }: TicketEntry): Exclude<HeldShown, 'all'> => {
  if (resale.code === resaleCode.resold) return 'sold'
  return resale.code === resaleCode.onResale ? 'onResale' : 'kept'
}

/** The tickets of a booking as they were booked, each with who holds it. */
export const heldTickets = ({ tickets, pax }: Pick<Booking, 'tickets' | 'pax'>): readonly TicketEntry[] => {
  const travelling = new Map<number, Pax>(activePax(pax).map((one) => [one.id, one]))
  return tickets.map((ticket) => ({ ticket, holder: travelling.get(ticket.paxId) ?? null }))
}

/** How many of them are still the customer's, and how many were sold. */
export const countHeld = (entries: readonly TicketEntry[]): { readonly held: number; readonly sold: number } => {
  const sold = entries.filter((entry) => heldShownAs(entry) === 'sold').length
  return { held: entries.length - sold, sold }
}
