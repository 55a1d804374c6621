import { addMinor, type Minor } from '../../money/Money.js'
import type { Pax, TicketLine } from '../Booking.js'
import type { IsoDate } from '../../environment/time.js'
import { grouped } from './grouped.js'
import { activePax } from './passengers.js'

type Named = Pick<TicketLine, 'eventName' | 'name'>
type Priced = Pick<TicketLine, 'prices'>

export const ticketTitle = ({ eventName, name }: Named): string => `${eventName}: ${name}`
export const ticketCost = ({ prices }: Priced): Minor => addMinor(prices.price, prices.bookingFee)

/** By code units, so that the order is the same in every place. */
const byTitle = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Ticket lines sort by title ascending, then cost descending (specification 2, §9). */
export const inTicketOrder = <A extends Named & Priced>(tickets: readonly A[]): readonly A[] =>
  tickets.toSorted((a, b) => byTitle(ticketTitle(a), ticketTitle(b)) || ticketCost(b) - ticketCost(a))

/** Names an event among others: the same name on another day, or elsewhere, is another event. */
export const eventKey = ({
  eventName,
  eventDate,
  venue,
}: Pick<TicketLine, 'eventName' | 'eventDate' | 'venue'>): string => [eventName, eventDate, venue].join('\n')

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
