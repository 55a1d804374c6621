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
import type { RoomsLeft } from './addAccommodation.js'
import type { ExtrasLeft, NameChangesLeft, SeatsLeft } from './addItems.js'
import type { TicketsLeft } from './addTickets.js'
import type { AddEnd, Things } from './addToBasket.js'
import type { NameChangeToAdd, NewPax } from './BasketApi.js'
import type { BasketSignal, BasketState } from './BasketState.js'

type Add<A, Left extends Things> = (input: A) => Promise<AddEnd<Left>>

/** What fills one basket; it is shown and emptied by `ShoppingBasket`. Changes to one basket run one after the other, in the order in which they were asked for. */
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
  readonly addTickets: Add<AddTicketsInput, TicketsLeft>
  /** Passengers alone, such as those who were refused after their tickets had been added. */
  readonly addPassengers: Add<readonly NewPax[], Pick<TicketsLeft, 'passengers'>>
  /** Rooms and their extras. Rooms stay where their extras fail. */
  readonly addAccommodation: Add<AddAccommodationInput, RoomsLeft>
  /** Extras of rooms that are held already. */
  readonly addAccommodationOptions: Add<AddAccommodationOptionsInput, Pick<RoomsLeft, 'extras'>>
  readonly addExtras: Add<AddExtrasInput, ExtrasLeft>
  readonly addTransport: Add<AddTransportInput, SeatsLeft>
  readonly addNameChange: Add<NameChangeToAdd, NameChangesLeft>
}
