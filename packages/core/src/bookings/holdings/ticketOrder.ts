import { addMinor, type Minor } from '../../money/Money.js'
import type { TicketLine } from '../Booking.js'

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
