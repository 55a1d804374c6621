import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { failedAt, failedEnd, type Failure, type Operation } from '../failure/Failure.js'
import { addAccommodation, type RoomsLeft } from './adding/addAccommodation.js'
import { addItems, addNameChange, type NameChangesLeft } from './adding/addItems.js'
import type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  AddTicketsInput,
  NameChangeToAdd,
  NewPassenger,
  PassengerToAdd,
  RoomExtraChoice,
} from './BasketApi.js'
import { addPassengers, addTickets, type TicketsLeft } from './adding/addTickets.js'
import type { BasketDeps } from './basketDeps.js'
import { type AddCommandName, addCommands, type AddInputs } from './basketKinds.js'
import type { BasketReading } from './basketReading.js'
import { heldIn } from './basketStore.js'
import { type AddEnd, failedToAdd, findOrCreate } from './adding/addToBasket.js'
import type { ItemLists } from './lineLists.js'
import { type LinesToRemove, removeLines, resetShownBasket } from './removeLines.js'

type Outcome = Promise<Either<Failure, void>>

type Add<A, Left extends ItemLists> = (input: A) => Promise<AddEnd<Left>>

/** The commands of the table of kinds. */
type ItemAdding = { readonly [Name in AddCommandName]: Add<AddInputs[Name], AddInputs[Name]> }

/** The commands that add to a basket. */
export interface BasketAdding extends ItemAdding {
  /** Adds tickets and their new passengers to the basket. */
  readonly addTickets: Add<AddTicketsInput, TicketsLeft>
  /** Adds passengers alone, such as those who were refused after their tickets had been added. */
  readonly addPassengers: Add<readonly PassengerToAdd[], Pick<TicketsLeft, 'passengers'>>
  /** Adds rooms and their extras, and extras to rooms in the basket. The rooms stay if extras fail. */
  readonly addAccommodation: Add<AddAccommodationInput, RoomsLeft>
  /** Adds extras to rooms that are already in the basket. */
  readonly addAccommodationOptions: Add<AddAccommodationOptionsInput, RoomsLeft>
  readonly addNameChange: Add<NameChangeToAdd, NameChangesLeft>
}

/** Every command that changes a basket. The commands run in sequence, in the order of the calls. */
export interface BasketFlows {
  readonly adding: BasketAdding
  readonly create: TaskEither<Failure, void>
  readonly remove: (lines: LinesToRemove) => TaskEither<Failure, void>
  readonly reset: TaskEither<Failure, void>
}

type FreeTexts = readonly (string | undefined)[]
const ofPeople = (people: readonly NewPassenger[] = []): FreeTexts =>
  people.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email])
const ofExtras = (extras: readonly RoomExtraChoice[] = []): FreeTexts =>
  extras.map(({ otherInformation }) => otherInformation)

export const createBasketFlows = (deps: BasketDeps, reading: BasketReading): BasketFlows => {
  const { store, inOrder, during } = reading
  const addInOrder = async <Left extends ItemLists>(run: () => Promise<AddEnd<Left>>): Promise<AddEnd<Left>> => {
    const end = await inOrder<AddEnd<Left>>('adding', run, failedEnd)
    return end.kind === 'unclear' ? { ...end, checkStatusAgain: () => addInOrder(end.checkStatusAgain) } : end
  }

  const adding =
    <Input, Left extends ItemLists>(
      run: (deps: BasketDeps, input: Input) => Promise<AddEnd<Left>>,
      operation: Operation,
      freeTexts: (input: Input) => FreeTexts = () => [],
    ) =>
    async (input: Input): Promise<AddEnd<Left>> => {
      const refusal = deps.refuseCardNumbers(freeTexts(input))
      return refusal === null ? addInOrder(() => run(deps, input)) : failedToAdd(deps, failedAt(operation)(refusal))
    }

  const itemAdding = Object.fromEntries(
    (Object.keys(addCommands) as AddCommandName[]).map((name) => [name, adding(addItems(name), name)]),
  ) as unknown as ItemAdding

  const create = async (): Outcome => {
    if (heldIn(store.state$.value) !== null) return right(undefined)
    const ensured = await findOrCreate(deps, deps.scope.context())
    if (!isLeft(ensured)) return right(undefined)
    deps.onFailure(ensured.left)
    return ensured
  }

  return {
    create: during('adding', create),
    remove: (lines) => during('removing', () => removeLines(deps, lines)),
    reset: during('resetting', () => resetShownBasket(deps)),
    adding: {
      addTickets: adding(addTickets, 'addTickets', ({ newPassengers }) => ofPeople(newPassengers)),
      addPassengers: adding(addPassengers, 'addPassengers', ofPeople),
      addAccommodation: adding(addAccommodation, 'addAccommodation', ({ rooms, extras }) => [
        ...ofExtras(rooms.flatMap((room) => room.extras)),
        ...ofExtras(extras),
      ]),
      addAccommodationOptions: adding(
        (of, { extras }) => addAccommodation(of, { rooms: [], extras }),
        'addExtras',
        ({ extras }) => ofExtras(extras),
      ),
      ...itemAdding,
      addNameChange: adding(addNameChange, 'addNameChange', (change) => ofPeople([change])),
    },
  }
}
