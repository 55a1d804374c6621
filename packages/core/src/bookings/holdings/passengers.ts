import type { Pax, TicketLine } from '../Booking.js'
import type { IsoDate } from '../../environment/IsoDate.js'
import { grouped } from './grouped.js'
import { eventKey, inTicketOrder } from './ticketOrder.js'

/** Cancelled passengers are left out of every list (specification 1, §6). */
export const activePax = (...lists: readonly (readonly Pax[])[]): readonly Pax[] =>
  lists.flat().filter(({ cancelled }) => !cancelled)

export const fullName = ({ firstName, lastName }: Pick<Pax, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** A ticket beside who it is for; null where that passenger is not travelling. */
export interface HeldTicket {
  readonly ticket: TicketLine
  readonly passenger: Pax | null
}

export interface EventTickets {
  /** Names it among the others. */
  readonly key: string
  readonly eventName: string
  readonly eventDate: IsoDate | null
  readonly tickets: readonly HeldTicket[]
}

/** Tickets under their events, in the order of their lines (specification 2, §9); each day of an event is one by itself. */
export const ticketsByEvent = (tickets: readonly TicketLine[], pax: readonly Pax[]): readonly EventTickets[] => {
  const travelling = new Map(activePax(pax).map((one) => [one.id, one]))
  return grouped(inTicketOrder(tickets), eventKey).map(([key, ofEvent]) => ({
    key,
    eventName: ofEvent[0].eventName,
    eventDate: ofEvent[0].eventDate,
    tickets: ofEvent.map((ticket) => ({ ticket, passenger: travelling.get(ticket.paxId) ?? null })),
  }))
}
