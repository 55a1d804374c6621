import type { Minor } from '../../money/Money.js'
import type { Booking, TicketLine } from '../../domain/Booking.js'
import { type ListedTicket, withHolders } from './ticketList.js'
import { type PendingChange, resaleCode } from '../../domain/Ticket.js'

/** Only if its package configuration is ALLOWED and it is not on resale (behaviour/resale#1.4). */
const isTransferable = ({ nameChangeAllowed, resale }: Pick<TicketLine, 'nameChangeAllowed' | 'resale'>): boolean =>
  nameChangeAllowed && resale.code !== resaleCode.onResale

/** Whether the name on a ticket can be changed, and if not, why. */
export type NameStatus = 'transferable' | 'inBasket' | 'changePending' | 'onResale' | 'resold' | 'notAllowed'

/** The states for the filter, in its order. */
export const holderFilters = ['transferable', 'changing', 'fixed'] as const
export type HolderFilter = (typeof holderFilters)[number]

const filterOf: Readonly<Record<NameStatus, HolderFilter>> = {
  transferable: 'transferable',
  inBasket: 'changing',
  changePending: 'changing',
  onResale: 'fixed',
  resold: 'fixed',
  notAllowed: 'fixed',
}

/** The stage of a pending name change. The back end may add further statuses. */
export type WaitingStage = 'asked' | 'inReview' | 'unknown'

const stages: Readonly<Record<string, WaitingStage>> = { PENDING: 'asked', IN_REVIEW: 'inReview' }

/** The fee of a name change. `later`: the fee is only known once the change is in the basket. */
export type NameChangeFee = { readonly kind: 'later' | 'free' } | { readonly kind: 'charged'; readonly amount: Minor }

const feeOf = (fee: Minor | null): NameChangeFee => {
  if (fee === null) return { kind: 'later' }
  return fee > 0 ? { kind: 'charged', amount: fee } : { kind: 'free' }
}

/** A ticket with its holder, and whether the name on it can be changed. */
export interface TicketHolder extends ListedTicket<HolderFilter> {
  readonly nameStatus: NameStatus
  readonly fee: NameChangeFee
  readonly stage: WaitingStage
}

/** A name with a pending change cannot be changed again, and a resold ticket belongs to another person. */
const nameStatusOf = (ticket: TicketLine, isInBasket: boolean, pending: PendingChange | undefined): NameStatus => {
  if (isInBasket) return 'inBasket'
  if (ticket.resale.code === resaleCode.resold) return 'resold'
  if (pending !== undefined || ticket.resale.code === resaleCode.customerDataChanges) return 'changePending'
  if (ticket.resale.code === resaleCode.onResale) return 'onResale'
  return isTransferable(ticket) ? 'transferable' : 'notAllowed'
}

/**
 * The holder of each ticket, in the order of the booking. `inBasket` are the tickets with a name change in the basket.
 */
export const ticketHolders = (
  { tickets, passengers }: Pick<Booking, 'tickets' | 'passengers'>,
  pendingChanges: readonly PendingChange[],
  inBasket: { readonly has: (ticketId: string) => boolean },
): readonly TicketHolder[] => {
  const pendingOf = new Map(pendingChanges.map((change) => [change.ticketId, change]))
  return withHolders(tickets, passengers).map(({ ticket, holder }) => {
    const pending = pendingOf.get(ticket.id)
    const nameStatus = nameStatusOf(ticket, inBasket.has(ticket.id), pending)
    return {
      ticket,
      holder,
      nameStatus,
      fee: feeOf(ticket.nameChangeFee),
      stage: (pending && stages[pending.status]) ?? 'unknown',
      shownAs: filterOf[nameStatus],
    }
  })
}

/** How many tickets allow a name change (behaviour/resale#1.4). */
export const countTransferable = (
  booking: Pick<Booking, 'tickets' | 'passengers'>,
  pending: readonly PendingChange[],
): number => ticketHolders(booking, pending, new Set()).filter(({ nameStatus }) => nameStatus === 'transferable').length
