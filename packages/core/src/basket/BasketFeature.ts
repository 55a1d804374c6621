import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Observable } from 'rxjs'
import type { Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { NewPax, TicketToAdd } from './BasketApi.js'
import type { BasketSignal, BasketState } from './BasketState.js'

/** A ticket with the name that the toast quotes. */
export interface TicketChoice extends TicketToAdd {
  readonly ticketName: string
}

export interface AddTicketsInput {
  readonly tickets: readonly TicketChoice[]
  /** Passengers whom the booking does not have yet; empty where none is needed. */
  readonly additionalPax: readonly NewPax[]
}

/** What to take out of the basket, by the ids that the basket gives; a category that is left out is empty. */
export interface ItemsToRemove {
  readonly tickets?: readonly string[]
  readonly pax?: readonly number[]
}

/** Changes to one basket run one after the other, in the order in which they were asked for. */
export interface BasketFeature {
  readonly state$: Behavior<BasketState>
  /** The specification's processing flag (2, §4). */
  readonly processing$: Behavior<boolean>
  readonly signals$: Observable<BasketSignal>
  /** Whether there is a basket; no basket is an answer, not a failure. */
  readonly check: TaskEither<Failure, void>
  /** Loads the basket and shows the warnings of its mandatory sections. */
  readonly get: TaskEither<Failure, void>
  readonly addTickets: (input: AddTicketsInput) => TaskEither<Failure, void>
  readonly removeItems: (items: ItemsToRemove) => TaskEither<Failure, void>
  /** Discards the basket. */
  readonly reset: TaskEither<Failure, void>
}
