import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Observable } from 'rxjs'
import type { Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  AddExtrasInput,
  AddTicketsInput,
  AddTransportInput,
} from './AddInputs.js'
import type { NameChangeToAdd, NewPax } from './BasketApi.js'
import type { BasketSignal, BasketState } from './BasketState.js'
import type { ItemsToRemove, RemoveAccommodationInput, RemoveExtrasInput } from './RemoveInputs.js'

type Flow<A> = (input: A) => TaskEither<Failure, void>

/** Changes to one basket run one after the other, in the order in which they were asked for. */
export interface BasketFeature {
  readonly state$: Behavior<BasketState>
  /** The specification's processing flag (2, §4). */
  readonly processing$: Behavior<boolean>
  /** While a change of name is on its way; false again on every exit (specification 2, §4). */
  readonly awaitingResponse$: Behavior<boolean>
  /** Whether the last adding of accommodation worked (specification 2, §3, basketAccommodationsAdded). */
  readonly accommodationsAdded$: Behavior<boolean>
  readonly signals$: Observable<BasketSignal>
  /** Whether there is a basket; no basket is an answer, not a failure. */
  readonly check: TaskEither<Failure, void>
  /** Loads the basket and shows the warnings of its mandatory sections. */
  readonly get: TaskEither<Failure, void>
  /** Creates a basket and records it, where there is none. */
  readonly create: TaskEither<Failure, void>
  readonly addTickets: Flow<AddTicketsInput>
  /** Passengers alone, such as those who were refused after their tickets had been added. */
  readonly addPassengers: Flow<readonly NewPax[]>
  /** Rooms and their extras. Rooms stay where their extras fail. */
  readonly addAccommodation: Flow<AddAccommodationInput>
  /** Extras of rooms that are held already. */
  readonly addAccommodationOptions: Flow<AddAccommodationOptionsInput>
  readonly addExtras: Flow<AddExtrasInput>
  readonly addTransport: Flow<AddTransportInput>
  readonly addNameChange: Flow<NameChangeToAdd>
  readonly removeAccommodation: Flow<RemoveAccommodationInput>
  readonly removeExtras: Flow<RemoveExtrasInput>
  readonly removeItems: Flow<ItemsToRemove>
  /** Discards the basket that is shown; one that was changed elsewhere is shown instead. */
  readonly reset: TaskEither<Failure, void>
}
