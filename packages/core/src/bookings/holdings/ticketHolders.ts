import type { PendingChange } from '../../resale/ResaleApi.js'
import { resaleCode } from '../../resale/resaleCodes.js'
import type { Minor } from '../../money/Money.js'
import type { Booking, TicketLine } from '../Booking.js'
import { activePax } from './passengers.js'
import type { ListedTicket } from './ticketList.js'

/** Only if its package configuration says ALLOWED and it is not on resale (specification 1, §4). */
const isTransferable = ({ nameChangeAllowed, resale }: Pick<TicketLine, 'nameChangeAllowed' | 'resale'>): boolean =>
  nameChangeAllowed && resale.code !== resaleCode.onResale

/** What can be done about the name on a ticket, and where nothing can, why. */
export type NameStanding = 'transferable' | 'inBasket' | 'changePending' | 'onResale' | 'resold' | 'notAllowed'

/** By what the holders of many tickets are narrowed, in the order in which it is offered. */
export const holderFilters = ['transferable', 'changing', 'fixed'] as const
export type HolderFilter = (typeof holderFilters)[number]

const filterOf: Readonly<Record<NameStanding, HolderFilter>> = {
  transferable: 'transferable',
  inBasket: 'changing',
  changePending: 'changing',
  onResale: 'fixed',
  resold: 'fixed',
  notAllowed: 'fixed',
}

/** Where a change of name that waits stands; the back end's words for it may grow. */
export type WaitingStage = 'asked' | 'inReview' | 'unknown'

const stages: Readonly<Record<string, WaitingStage>> = { PENDING: 'asked', IN_REVIEW: 'inReview' }

/** What a change of name costs; `later`: not known before it is in the basket. */
export type NameChangeFee = { readonly kind: 'later' | 'free' } | { readonly kind: 'charged'; readonly amount: Minor }

const feeOf = (fee: Minor | null): NameChangeFee => {
  if (fee === null) return { kind: 'later' }
  return fee > 0 ? { kind: 'charged', amount: fee } : { kind: 'free' }
}

export interface TicketHolder extends ListedTicket<HolderFilter> {
  readonly standing: NameStanding
  readonly fee: NameChangeFee
  readonly stage: WaitingStage
}

/** A name that is being changed already is not changed again, and a ticket that was sold is somebody else's. */
const standingOf = (ticket: TicketLine, isInBasket: boolean, pending: PendingChange | undefined): NameStanding => {
  if (isInBasket) return 'inBasket'
  if (ticket.resale.code === resaleCode.resold) return 'resold'
  if (pending !== undefined || ticket.resale.code === resaleCode.customerDataChanges) return 'changePending'
  if (ticket.resale.code === resaleCode.onResale) return 'onResale'
  return isTransferable(ticket) ? 'transferable' : 'notAllowed'
}

/** Who holds each ticket, in the order of the booking; `inBasket` are the tickets whose change of name waits in the basket. */
export const ticketHolders = (
  { tickets, pax }: Pick<Booking, 'tickets' | 'pax'>,
  pendingChanges: readonly PendingChange[],
  inBasket: { readonly has: (ticketId: string) => boolean },
): readonly TicketHolder[] => {
  const travelling = new Map(activePax(pax).map((one) => [one.id, one]))
  const pendingOf = new Map(pendingChanges.map((change) => [change.ticketId, change]))
  return tickets.map((ticket) => {
    const pending = pendingOf.get(ticket.id)
    const standing = standingOf(ticket, inBasket.has(ticket.id), pending)
    return {
      ticket,
      holder: travelling.get(ticket.paxId) ?? null,
      standing,
      fee: feeOf(ticket.nameChangeFee),
      stage: (pending && stages[pending.status]) ?? 'unknown',
      shownAs: filterOf[standing],
    }
  })
}

/** How many tickets can be given another name (specification 1, §4). */
export const countTransferable = (
  booking: Pick<Booking, 'tickets' | 'pax'>,
  pending: readonly PendingChange[],
): number => ticketHolders(booking, pending, new Set()).filter(({ standing }) => standing === 'transferable').length
