import type { BasketNameChange } from '../../basket/Basket.js'
import type { Failure } from '../../failure/Failure.js'
import type { Currency } from '../../money/Money.js'
import type { NameChangeProblem, NameChangeValues } from './nameChangeForm.js'
import type { HolderFilter, TicketHolder } from './ticketHolders.js'
import type { TicketListState } from './ticketList.js'

/** How adding a change of name to the basket ends. What was typed stays typed, unless it is in the basket. */
export type NameChangeEnd =
  | { readonly kind: 'added' }
  /** Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly NameChangeProblem[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Whether it is in the basket could not be learnt. */
  | { readonly kind: 'unclear'; readonly failure: Failure }
  /** No ticket of the booking whose name can be changed now. */
  | { readonly kind: 'notPossible' }
  /** The session ended meanwhile. */
  | { readonly kind: 'cancelled' }

/** The form for one ticket. */
export interface NameChangeFormState {
  readonly values: NameChangeValues
  /** None before the first press. */
  readonly problems: readonly NameChangeProblem[]
  /** How often it was pressed. */
  readonly attempt: number
  /** Whether anything is typed. */
  readonly isChanged: boolean
  /** The last press's, until the next one. */
  readonly end: Extract<NameChangeEnd, { readonly kind: 'failed' | 'unclear' }> | null
}

/** Who holds each ticket, and the forms for other names. */
export interface TicketHoldersState {
  readonly kind: 'ready'
  readonly isPast: boolean
  readonly list: TicketListState<TicketHolder, HolderFilter>
  /** Whether another name is offered where a ticket allows one. */
  readonly isOffered: boolean
  /** Which changes wait already: `outOfDate`: could not be read again; `unknown`: could not be read. */
  readonly waiting: 'known' | 'outOfDate' | 'unknown'
  /** Those that are open, by ticket. */
  readonly forms: ReadonlyMap<string, NameChangeFormState>
  /** What waits in the basket, by ticket. */
  readonly inBasket: ReadonlyMap<string, BasketNameChange>
  /** While a change of name is on its way to the basket. */
  readonly isAdding: boolean
  readonly currency: Currency
}

export type NameChangeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'noTickets'; readonly isPast: boolean }
  | TicketHoldersState
