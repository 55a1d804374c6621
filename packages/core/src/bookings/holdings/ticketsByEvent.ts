import { addMinor, type Minor } from '../../money/Money.js'
import { activePax, type Pax, type TicketLine } from '../Booking.js'
import type { IsoDate } from '../../environment/time.js'
import { grouped } from './Holdings.js'

type Named = Pick<TicketLine, 'eventName' | 'name'>
type Priced = Pick<TicketLine, 'prices'>

export const ticketTitle = ({ eventName, name }: Named): string => `${eventName}: ${name}`
export const ticketCost = ({ prices }: Priced): Minor => addMinor(prices.price, prices.bookingFee)

/** By code units, so that the order does not depend on the locale. */
const byTitle = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Ticket lines sort by title ascending, then cost descending (specification 2, §9). */
export const inTicketOrder = <A extends Named & Priced>(tickets: readonly A[]): readonly A[] =>
  tickets.toSorted((a, b) => byTitle(ticketTitle(a), ticketTitle(b)) || ticketCost(b) - ticketCost(a))

/** Identifies an event: the same name on another day or at another venue is a different event. */
export const eventKey = ({
  eventName,
  eventDate,
  venue,
}: Pick<TicketLine, 'eventName' | 'eventDate' | 'venue'>): string => [eventName, eventDate, venue].join('\n')

/** A ticket with its passenger; null if that passenger is not travelling. */
export interface HeldTicket {
  readonly ticket: TicketLine
  readonly passenger: Pax | null
}

export interface EventTickets {
  /** Its key in the list. */
  readonly key: string
  readonly eventName: string
  readonly eventDate: IsoDate | null
  readonly tickets: readonly HeldTicket[]
}

/** Tickets grouped by event, in the order of their lines (specification 2, §9); each day of an event is a group. */
export const ticketsByEvent = (tickets: readonly TicketLine[], pax: readonly Pax[]): readonly EventTickets[] => {
  const travelling = new Map(activePax(pax).map((one) => [one.id, one]))
  return grouped(inTicketOrder(tickets), eventKey).map(([key, ofEvent]) => ({
    key,
    eventName: ofEvent[0].eventName,
    eventDate: ofEvent[0].eventDate,
    tickets: ofEvent.map((ticket) => ({ ticket, passenger: travelling.get(ticket.paxId) ?? null })),
  }))
}
