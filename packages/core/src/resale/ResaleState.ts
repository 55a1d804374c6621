import type { TicketListState } from '../bookings/holdings/ticketList.js'
import type { Failure } from '../failure/Failure.js'
import type { Currency } from '../money/Money.js'
import type { ResaleFilter, ResaleRow } from './resaleRows.js'
import type { ResalePreview, ResaleOfGroup, ResaleProblem, ResaleTicket } from './resaleSelection.js'

/** How an update ends. Tickets that were not updated stay selected. */
export type ResaleEnd =
  | { readonly kind: 'updated' }
  | { readonly kind: 'partlyUpdated'; readonly failure: Failure; readonly left: readonly ResaleTicket[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'nothingChosen' }
  /** Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly ResaleProblem[] }
  /** The session ended meanwhile. */
  | { readonly kind: 'cancelled' }

/** The tickets, which of them are selected, and what the update will do. */
export interface ResaleTickets {
  /** `asking`: the customer is asked to confirm the selection. */
  readonly kind: 'choosing' | 'asking' | 'updating'
  readonly list: TicketListState<ResaleRow, ResaleFilter>
  readonly chosen: ReadonlySet<string>
  /** By the key of the group. */
  readonly groups: ReadonlyMap<string, readonly ResaleOfGroup[]>
  readonly preview: ResalePreview
  readonly currency: Currency
  /** Of the last update, until the next one. */
  readonly failure: Failure | null
  /** The pending changes of names could not be reloaded. */
  readonly isOutOfDate: boolean
}

export type ResaleState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'nothingToList' }
  | ResaleTickets
