import type { PendingChange } from '../../resale/ResaleApi.js'
import { resaleCode } from '../../resale/resaleCodes.js'
import type { Booking, Pax, TicketLine } from '../Booking.js'
import { activePax } from './passengers.js'

/** Only if its package configuration says ALLOWED and it is not on resale (specification 1, §4). */
export const isTransferable = ({
  nameChangeAllowed,
  resale,
}: Pick<TicketLine, 'nameChangeAllowed' | 'resale'>): boolean =>
  nameChangeAllowed && resale.code !== resaleCode.onResale

/** What can be done about the name on a ticket, and where nothing can, why. */
export type NameChangeState = 'transferable' | 'changePending' | 'onResale' | 'resold' | 'notAllowed'

export interface TicketDetail {
  readonly ticket: TicketLine
  /** Who holds it; null where that passenger is not travelling. */
  readonly holder: Pax | null
  readonly nameChange: NameChangeState
  /** The change that waits, with its status as the back end has it; null where none is told. */
  readonly pending: PendingChange | null
}

/** A name that is being changed already is not changed again, and a ticket that was sold is somebody else's. */
const nameChangeState = (ticket: TicketLine, pending: PendingChange | null): NameChangeState => {
  if (ticket.resale.code === resaleCode.resold) return 'resold'
  if (pending !== null || ticket.resale.code === resaleCode.customerDataChanges) return 'changePending'
  if (ticket.resale.code === resaleCode.onResale) return 'onResale'
  return isTransferable(ticket) ? 'transferable' : 'notAllowed'
}

/** Who holds each ticket, in the order of the booking. */
export const ticketDetails = (
  { tickets, pax }: Pick<Booking, 'tickets' | 'pax'>,
  pendingChanges: readonly PendingChange[],
): readonly TicketDetail[] => {
  const travelling = new Map(activePax(pax).map((one) => [one.id, one]))
  const pendingOf = new Map(pendingChanges.map((change) => [change.ticketId, change]))
  return tickets.map((ticket) => {
    const pending = pendingOf.get(ticket.id) ?? null
    return {
      ticket,
      holder: travelling.get(ticket.paxId) ?? null,
      nameChange: nameChangeState(ticket, pending),
      pending,
    }
  })
}
