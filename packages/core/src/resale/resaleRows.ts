import type { Booking, Pax, TicketLine } from '../bookings/Booking.js'
import { activePax } from '../bookings/holdings/passengers.js'
import type { PendingChange } from './ResaleApi.js'
import { resaleCode, type ResaleReason, toResaleReason } from './resaleCodes.js'

/** What can become of a ticket, and where nothing can, why. */
export type ResaleState =
  | { readonly kind: 'available' }
  | { readonly kind: 'onResale' }
  | { readonly kind: 'resold' }
  /** Code 4: 'Cannot be listed for resale due to customer data changes'. */
  | { readonly kind: 'customerDataChanges' }
  /** Null where no reason is given, or none that is known. */
  | { readonly kind: 'unavailable'; readonly reason: ResaleReason | null }

export interface ResaleRow {
  readonly ticket: TicketLine
  /** Null where that passenger is not travelling. */
  readonly passenger: Pax | null
  readonly state: ResaleState
}

/** The tickets with a pending change of customer data. */
export const ticketsWithChanges = (pending: readonly PendingChange[]): ReadonlySet<string> =>
  new Set(pending.map(({ ticketId }) => ticketId))

/** One with a pending change of customer data shows as code 4 (specification 1, §4). */
const codeOf = ({ id, resale }: TicketLine, changing: ReadonlySet<string>): number =>
  changing.has(id) ? resaleCode.customerDataChanges : resale.code

/** A reason beside the code says that it is not available after all, whatever the code. */
const availability = ({ resale }: TicketLine): ResaleState => {
  const reason = toResaleReason(resale.reason)
  return resale.enabled && reason === null ? { kind: 'available' } : { kind: 'unavailable', reason }
}

export const resaleState = (ticket: TicketLine, changing: ReadonlySet<string>): ResaleState => {
  switch (codeOf(ticket, changing)) {
    case resaleCode.available:
      return availability(ticket)
    case resaleCode.onResale:
      return { kind: 'onResale' }
    case resaleCode.resold:
      return { kind: 'resold' }
    case resaleCode.customerDataChanges:
      return { kind: 'customerDataChanges' }
    default:
      return { kind: 'unavailable', reason: toResaleReason(ticket.resale.reason) }
  }
}

/** The resale list: tickets of code 0 are hidden, resold ones come last (specification 1, §4). */
export const resaleRows = (
  { tickets, pax }: Pick<Booking, 'tickets' | 'pax'>,
  pending: readonly PendingChange[],
): readonly ResaleRow[] => {
  const changing = ticketsWithChanges(pending)
  const travelling = new Map(activePax(pax).map((one) => [one.id, one]))
  const rows = tickets
    .filter((ticket) => codeOf(ticket, changing) !== resaleCode.notResalable)
    .map((ticket) => ({
      ticket,
      passenger: travelling.get(ticket.paxId) ?? null,
      state: resaleState(ticket, changing),
    }))
  const isResold = ({ state }: ResaleRow): boolean => state.kind === 'resold'
  return [...rows.filter((row) => !isResold(row)), ...rows.filter(isResold)]
}
