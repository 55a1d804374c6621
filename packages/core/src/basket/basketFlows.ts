import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { cancelled, exceptionFailure } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { serial } from '../reactive/concurrency.js'
import { isOver } from '../session/SessionScope.js'
import { addAccommodation, addAccommodationOptions, type RoomsLeft } from './addAccommodation.js'
import {
  addExtras,
  addNameChange,
  addTransport,
  type ExtrasLeft,
  type NameChangesLeft,
  type SeatsLeft,
} from './addItems.js'
import { argumentProblems } from './addArguments.js'
import { addPassengers, addTickets, type TicketsLeft } from './addTickets.js'
import type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  AddExtrasInput,
  AddTicketsInput,
  AddTransportInput,
} from './AddInputs.js'
import type { NameChangeToAdd, NewPax } from './BasketApi.js'
import type { BasketDeps } from './basketDeps.js'
import { type BasketActivity, heldIn } from './basketStore.js'
import { type AddEnd, findOrCreate, type Things } from './addToBasket.js'
import { type LoadStep, reloadBasket, warn, warnOfNews } from './reloadBasket.js'
import { type LinesToRemove, removeLines } from './removeLines.js'
import { resetShownBasket } from './resetBasket.js'

/** Under which a flow that threw is reported. */
const brokenFlow = 'basketFlowBroke'

type Outcome = Promise<Either<Failure, void>>

type Add<A, Left extends Things> = (input: A) => Promise<AddEnd<Left>>

/** What fills a basket. What is handed over is checked before anything is sent. */
export interface BasketAdding {
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

/** What can be done to one basket: one after the other, in the order in which it was asked for. */
export interface BasketFlows extends BasketAdding {
  readonly check: TaskEither<Failure, void>
  /** Loads it and shows the warnings of its mandatory sections. */
  readonly get: TaskEither<Failure, void>
  /** The same after a payment, when it may be anything. */
  readonly reload: TaskEither<Failure, void>
  readonly create: TaskEither<Failure, void>
  readonly remove: (lines: LinesToRemove) => TaskEither<Failure, void>
  readonly reset: TaskEither<Failure, void>
}

export const createBasketFlows = (deps: BasketDeps): BasketFlows => {
  const { store } = deps
  const inTurn = serial()

  /** What nothing should throw; said and signalled like any failure of the flow, so that no screen waits for it. */
  const broken = (activity: BasketActivity, thrown: unknown): Failure => {
    const failure = failedAt('getBasket')({ kind: 'server', errors: [{ code: brokenFlow, message: null }], open: true })
    if (activity === 'checking') deps.failures.report(brokenFlow, thrown instanceof Error ? thrown.name : '', 'fatal')
    else deps.onFailure(failure)
    if (activity === 'checking') store.signal('checkComplete')
    if (activity === 'adding') store.signal('addFailed')
    return failure
  }

  /** In its turn. `endOf` says how a flow ends that did not run to its own end. */
  const inOrder = <End>(
    activity: BasketActivity,
    run: () => Promise<End>,
    endOf: (failure: Failure) => End,
  ): Promise<End> => {
    const context = deps.scope.context()
    const inSession = async (): Promise<End> => {
      // What waited for its turn when the session ended is not done in the next one.
      if (isOver(context)) return endOf(failedAt('getBasket')(cancelled))
      store.begin(activity)
      try {
        return await run()
      } catch (thrown) {
        return endOf(broken(activity, thrown))
      } finally {
        store.end()
      }
    }
    return inTurn(inSession)()
  }

  const during =
    (activity: BasketActivity, run: () => Outcome): TaskEither<Failure, void> =>
    () =>
      inOrder(activity, run, left)

  const addInOrder = async <Left extends Things>(run: () => Promise<AddEnd<Left>>): Promise<AddEnd<Left>> => {
    const end = await inOrder<AddEnd<Left>>('adding', run, (failure) =>
      failure.cause.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', failure },
    )
    return end.kind === 'unclear' ? { ...end, lookAgain: () => addInOrder(end.lookAgain) } : end
  }

  const adding =
    <Input, Left extends Things>(
      name: keyof typeof argumentProblems,
      run: (deps: BasketDeps, input: Input) => Promise<AddEnd<Left>>,
    ) =>
    async (input: Input): Promise<AddEnd<Left>> => {
      const problem = argumentProblems[name](input)
      if (problem === null) return addInOrder(() => run(deps, input))
      const operation = name === 'addAccommodationOptions' ? 'addExtras' : name
      return { kind: 'failed', failure: failedAt(operation)(exceptionFailure(new TypeError(`${name}: ${problem}`))) }
    }

  /** Stops quietly on the back end's errors (specification 2, §4); a load that could not be read is said. */
  const get = async (step: LoadStep): Outcome => {
    const loaded = await reloadBasket(deps, deps.scope.context(), step)
    if (isLeft(loaded)) {
      if (loaded.left.cause.kind !== 'server') deps.onFailure(loaded.left)
      return loaded
    }
    warn(deps, loaded.right)
    store.signal('getSucceeded')
    return right(undefined)
  }

  const check = async (): Outcome => {
    const loaded = await reloadBasket(deps, deps.scope.context(), 'retrieve')
    if (!isLeft(loaded)) warnOfNews(deps, loaded.right)
    store.signal('checkComplete')
    if (!isLeft(loaded)) return right(undefined)
    const { cause } = loaded.left
    if (cause.kind === 'unauthorised' || cause.kind === 'forbidden') deps.onFailure(loaded.left)
    if (cause.kind === 'decode') deps.failures.report('getBasket', '', 'error', { path: cause.path })
    return loaded
  }

  const create = async (): Outcome => {
    if (heldIn(store.state$.value) !== null) return right(undefined)
    const ensured = await findOrCreate(deps, deps.scope.context())
    if (!isLeft(ensured)) return right(undefined)
    deps.onFailure(ensured.left)
    return ensured
  }

  return {
    check: during('checking', check),
    get: during('getting', () => get('retrieve')),
    reload: during('getting', () => {
      store.setExpected({ kind: 'anything' })
      return get('reload')
    }),
    create: during('adding', create),
    remove: (lines) => during('removing', () => removeLines(deps, lines)),
    reset: during('resetting', () => resetShownBasket(deps)),
    addTickets: adding('addTickets', addTickets),
    addPassengers: adding('addPassengers', addPassengers),
    addAccommodation: adding('addAccommodation', addAccommodation),
    addAccommodationOptions: adding('addAccommodationOptions', addAccommodationOptions),
    addExtras: adding('addExtras', addExtras),
    addTransport: adding('addTransport', addTransport),
    addNameChange: adding('addNameChange', addNameChange),
  }
}
