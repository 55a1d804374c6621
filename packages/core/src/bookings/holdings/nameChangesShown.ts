import type { NameChangeState, TicketDetail } from './ticketDetails.js'

/** The states by which the holders of many tickets are filtered, in the order in which they are offered. */
export const nameChangesShown = ['all', 'transferable', 'changing', 'fixed'] as const
export type NameChangesShown = (typeof nameChangesShown)[number]

const shownAs: Readonly<Record<NameChangeState, Exclude<NameChangesShown, 'all'>>> = {
  transferable: 'transferable',
  changePending: 'changing',
  onResale: 'fixed',
  resold: 'fixed',
  notAllowed: 'fixed',
}

/** `inBasket` are the tickets whose change of name waits in the basket. */
export const nameChangeShownAs = (
  { ticket, nameChange }: Pick<TicketDetail, 'ticket' | 'nameChange'>,
  inBasket: { readonly has: (ticketId: string) => boolean },
): Exclude<NameChangesShown, 'all'> => (inBasket.has(ticket.id) ? 'changing' : shownAs[nameChange])

/** Where a change of name that waits stands; the back end's words for it may grow. */
export type WaitingStage = 'asked' | 'inReview' | 'unknown'

const stages: Readonly<Record<string, WaitingStage>> = { PENDING: 'asked', IN_REVIEW: 'inReview' }

export const waitingStage = ({ pending }: Pick<TicketDetail, 'pending'>): WaitingStage =>
  pending === null ? 'unknown' : (stages[pending.status] ?? 'unknown')
