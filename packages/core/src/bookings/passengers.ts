import type { Pax, TicketLine } from './Booking.js'

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
  readonly eventName: string
  readonly tickets: readonly HeldTicket[]
}

/** Tickets under their events, in the order in which the events first appear. */
export const ticketsByEvent = (tickets: readonly TicketLine[], pax: readonly Pax[]): readonly EventTickets[] => {
  const travelling = activePax(pax)
  const held = (ticket: TicketLine): HeldTicket => ({
    ticket,
    passenger: travelling.find(({ id }) => id === ticket.paxId) ?? null,
  })
  const names = [...new Set(tickets.map(({ eventName }) => eventName))]
  return names.map((eventName) => ({
    eventName,
    tickets: tickets.filter((ticket) => ticket.eventName === eventName).map(held),
  }))
}
