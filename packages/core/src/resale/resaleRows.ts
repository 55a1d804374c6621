import type { Booking, TicketLine } from '../domain/Booking.js'
import {
  type ListedTicket,
  type TicketGroup,
  ticketsUnderEvents,
  withHolders,
} from '../bookings/holdings/ticketList.js'
import { type PendingChange, resaleCode, type ResaleReason, toResaleReason } from '../domain/Ticket.js'
import type { ResaleApi } from './ResaleApi.js'
import { failing } from '../failure/Failure.js'
import { createResource, memoizeByKey, type Resource, type ResourceDeps } from '../reactive/resource.js'

/** The pending name changes, by booking. A ticket with one can neither be resold nor change its name again. */
export type PendingChanges = (bookingRef: string) => Resource<readonly PendingChange[]>

export const createPendingChanges = (deps: ResourceDeps & { readonly api: ResaleApi }): PendingChanges =>
  memoizeByKey((bookingRef) =>
    createResource(deps, (context) => failing('pendingChanges')(deps.api.pendingChanges(bookingRef, context))),
  )

/** The two constants of behaviour/resale#1.3: the actions for a ticket. */
export const resaleStatus = { putUp: 'PUT_UP_FOR_RESALE', cancel: 'CANCEL_RESALE' } as const
/** The action on a ticket, as the call names it. */
export type ResaleStatus = (typeof resaleStatus)[keyof typeof resaleStatus]

/** The action that a ticket allows, or the reason why it allows none. */
export type TicketResaleState =
  /** `customerDataChanges`: code 4, 'Cannot be listed for resale due to customer data changes'. */
  | { readonly kind: 'available' | 'onResale' | 'resold' | 'customerDataChanges' }
  /** Null if the back end sends no reason, or an unknown one. */
  | { readonly kind: 'unavailable'; readonly reason: ResaleReason | null }

/** The states for the filter, in its order. */
export const resaleFilters = ['available', 'onResale', 'unavailable', 'resold'] as const
export type ResaleFilter = (typeof resaleFilters)[number]

/** A ticket on the resale page. */
export interface ResaleRow extends ListedTicket<ResaleFilter> {
  readonly state: TicketResaleState
  /** The action that is possible now. Null if there is none. */
  readonly action: ResaleStatus | null
}

/** The tickets with a pending change of customer data. */
export const ticketsWithChanges = (pending: readonly PendingChange[]): ReadonlySet<string> =>
  new Set(pending.map(({ ticketId }) => ticketId))

/** A ticket with a pending change of customer data counts as code 4 (behaviour/resale#1.4). */
const codeOf = ({ id, resale }: TicketLine, changing: ReadonlySet<string>): number =>
  changing.has(id) ? resaleCode.customerDataChanges : resale.code

/** A ticket with a reason is not available, whatever its code. */
const availability = ({ resale }: TicketLine): TicketResaleState => {
  const reason = toResaleReason(resale.reason)
  return resale.enabled && reason === null ? { kind: 'available' } : { kind: 'unavailable', reason }
}

const kinds: Readonly<Record<number, 'onResale' | 'resold' | 'customerDataChanges'>> = {
  [resaleCode.onResale]: 'onResale',
  [resaleCode.resold]: 'resold',
  [resaleCode.customerDataChanges]: 'customerDataChanges',
}

export const ticketResaleState = (ticket: TicketLine, changing: ReadonlySet<string>): TicketResaleState => {
  const code = codeOf(ticket, changing)
  if (code === resaleCode.available) return availability(ticket)
  const kind = kinds[code]
  return kind === undefined ? { kind: 'unavailable', reason: toResaleReason(ticket.resale.reason) } : { kind }
}

const actions: Readonly<Partial<Record<TicketResaleState['kind'], ResaleStatus>>> = {
  available: resaleStatus.putUp,
  onResale: resaleStatus.cancel,
}

/** The resale list: tickets of code 0 are hidden, resold ones come last (behaviour/resale#1.4). */
export const resaleRows = (
  { tickets, passengers }: Pick<Booking, 'tickets' | 'passengers'>,
  pending: readonly PendingChange[],
): readonly ResaleRow[] => {
  const changing = ticketsWithChanges(pending)
  const listed = tickets.filter((ticket) => codeOf(ticket, changing) !== resaleCode.notResalable)
  const rows = withHolders(listed, passengers).map((one): ResaleRow => {
    const state = ticketResaleState(one.ticket, changing)
    const shownAs = state.kind === 'customerDataChanges' ? 'unavailable' : state.kind
    return { ...one, state, shownAs, action: actions[state.kind] ?? null }
  })
  const isResold = ({ shownAs }: ResaleRow): boolean => shownAs === 'resold'
  return [...rows.filter((row) => !isResold(row)), ...rows.filter(isResold)]
}

/** Sold tickets come last, whatever their event (behaviour/resale#1.4). */
export const resaleGroups = (rows: readonly ResaleRow[]): readonly TicketGroup<ResaleRow>[] => {
  const resold = rows.filter(({ shownAs }) => shownAs === 'resold')
  return [
    ...ticketsUnderEvents(rows.filter(({ shownAs }) => shownAs !== 'resold')),
    ...(resold.length === 0 ? [] : [{ key: 'resold', event: null, entries: resold }]),
  ]
}
