import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Booking } from '../bookings/Booking.js'
import { cancelled, exceptionFailure } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { serial } from '../reactive/concurrency.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/Loadable.js'
import type { Drafts } from '../session/Drafts.js'
import { isOver } from '../session/SessionScope.js'
import { addAccommodation, addAccommodationOptions } from './addAccommodation.js'
import { addExtras, addNameChange, addTransport } from './addItems.js'
import { argumentProblems } from './addArguments.js'
import { addPassengers, addTickets } from './addTickets.js'
import { createBasketStore, type BasketStore } from './basketStore.js'
import type { BasketDeps } from './basketDeps.js'
import type { BasketFeature } from './BasketFeature.js'
import { type BasketActivity, basketOf } from './BasketState.js'
import { type AddEnd, findOrCreate, type Things } from './addToBasket.js'
import { type LoadStep, reloadBasket, warn, warnOfNews } from './reloadBasket.js'
import { removeLines } from './removeLines.js'
import { resetShownBasket } from './resetBasket.js'
import { createShoppingBasket, type ShoppingBasketParts } from './shoppingBasket.js'

/** Under which a flow that threw is reported. */
const brokenFlow = 'basketFlowBroke'

type Outcome = Promise<Either<Failure, void>>

/** What the payment of a basket needs of it: to read it again in the basket's own order of things. */
export interface BasketParts extends ShoppingBasketParts {
  readonly feature: BasketFeature
  readonly store: BasketStore
  readonly reload: TaskEither<Failure, void>
}

interface GivenParts extends Omit<BasketDeps, 'store'> {
  readonly booking$: Behavior<Loadable<Booking>>
  readonly drafts: Drafts
}

export const createBasket = (given: GivenParts): BasketParts => {
  const store = createBasketStore(given.scope)
  const deps: BasketDeps = { ...given, store }
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
    if (basketOf(store.state$.value) !== null) return right(undefined)
    const ensured = await findOrCreate(deps, deps.scope.context())
    if (!isLeft(ensured)) return right(undefined)
    deps.onFailure(ensured.left)
    return ensured
  }

  const flow =
    <A>(activity: BasketActivity, run: (deps: BasketDeps, input: A) => Outcome) =>
    (input: A): TaskEither<Failure, void> =>
      during(activity, () => run(deps, input))

  const awaitingResponse$ = select(store.flags$, ({ awaitingResponse }) => awaitingResponse)
  const flows = {
    check: during('checking', check),
    get: during('getting', () => get('retrieve')),
    addPassengers: adding('addPassengers', addPassengers),
    remove: flow('removing', removeLines),
    reset: during('resetting', () => resetShownBasket(deps)),
  }
  return {
    ...createShoppingBasket({
      ...given,
      flows,
      basket$: store.state$,
      processing$: store.processing$,
      awaitingResponse$,
    }),
    store,
    reload: during('getting', () => {
      store.setExpected({ kind: 'anything' })
      return get('reload')
    }),
    feature: {
      ...flows,
      state$: store.state$,
      processing$: store.processing$,
      signals$: store.signals$,
      awaitingResponse$,
      accommodationsAdded$: select(store.flags$, ({ accommodationsAdded }) => accommodationsAdded),
      create: during('adding', create),
      addTickets: adding('addTickets', addTickets),
      addAccommodation: adding('addAccommodation', addAccommodation),
      addAccommodationOptions: adding('addAccommodationOptions', addAccommodationOptions),
      addExtras: adding('addExtras', addExtras),
      addTransport: adding('addTransport', addTransport),
      addNameChange: adding('addNameChange', addNameChange),
    },
  }
}
