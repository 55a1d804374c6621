import type { Formats } from '../../language/formats.js'
import { type Behavior, combine, select } from '../../reactive/Behavior.js'
import type { Lifetime } from '../../reactive/Lifetime.js'
import { latest } from '../../reactive/resource.js'
import type { Booking, TicketLine } from '../../domain/Booking.js'
import {
  createTicketList,
  type ListedTicket,
  type TicketListCommands,
  type TicketListState,
  withHolders,
} from './ticketList.js'
import { resaleCode } from '../../domain/Ticket.js'
import type { Bookings } from '../bookings.js'

/** The states for the filter, in its order. */
const heldFilters = ['kept', 'onResale', 'sold'] as const
export type HeldFilter = (typeof heldFilters)[number]
/** A ticket of the booking, with what a search and a filter of the list need. */
export type HeldTicketEntry = ListedTicket<HeldFilter>

const shownAs = ({ resale }: TicketLine): HeldFilter => {
  if (resale.code === resaleCode.resold) return 'sold'
  return resale.code === resaleCode.onResale ? 'onResale' : 'kept'
}

export interface HeldTicketsState {
  readonly list: TicketListState<HeldTicketEntry, HeldFilter>
  /** How many tickets the customer still has, and how many were sold. */
  readonly held: number
  readonly sold: number
}

/** The booked tickets of a booking, each with its ticket holder. */
export interface HeldTickets extends TicketListCommands<HeldFilter> {
  readonly state$: Behavior<HeldTicketsState>
}

const entriesOf = ({ tickets, passengers }: Booking): readonly HeldTicketEntry[] =>
  withHolders(tickets, passengers).map((one) => ({ ...one, shownAs: shownAs(one.ticket) }))

export const createHeldTickets = (
  bookingRef: string,
  { booking }: Pick<Bookings, 'booking'>,
  formats: Formats,
  scope: Pick<Lifetime, 'ended$'>,
): HeldTickets => {
  const entries$ = select(select(booking(bookingRef), latest), (known) => (known === null ? [] : entriesOf(known)))
  const list = createTicketList({ entries$, states: heldFilters, formats, scope })
  return {
    ...list.commands,
    state$: combine({ entries: entries$, list: list.state$ }, ({ entries, list: shown }) => {
      const sold = entries.filter((entry) => entry.shownAs === 'sold').length
      return { list: shown, held: entries.length - sold, sold }
    }),
  }
}
