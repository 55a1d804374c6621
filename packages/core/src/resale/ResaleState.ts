import type { TicketListState } from '../bookings/holdings/ticketList.js'
import type { Failure } from '../failure/Failure.js'
import type { Currency } from '../money/Money.js'
import type { ResaleFilter, ResaleRow } from './resaleRows.js'
import type { ResalePreview, ResaleOfGroup, ResaleProblem, ResaleTicket } from './resaleSelection.js'

/** How an update ends. What was not done stays chosen. */
export type ResaleEnd =
  | { readonly kind: 'updated' }
  | { readonly kind: 'partlyUpdated'; readonly failure: Failure; readonly left: readonly ResaleTicket[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'nothingChosen' }
  /** Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly ResaleProblem[] }
  /** The session ended meanwhile. */
  | { readonly kind: 'cancelled' }

/** The tickets, what is chosen of them, and what will happen. */
export interface ResaleDesk {
  /** `asking`: whether what is chosen shall be done. */
  readonly kind: 'choosing' | 'asking' | 'updating'
  readonly list: TicketListState<ResaleRow, ResaleFilter>
  readonly chosen: ReadonlySet<string>
  /** By the key of the group. */
  readonly groups: ReadonlyMap<string, readonly ResaleOfGroup[]>
  readonly preview: ResalePreview
  readonly currency: Currency
  /** The last update's, until the next one. */
  readonly failure: Failure | null
  /** Which changes of names wait could not be read again. */
  readonly isOutOfDate: boolean
}

export type ResaleState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'nothingToList' }
  | ResaleDesk
