import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { serial } from '../reactive/concurrency.js'
import { select } from '../reactive/Behavior.js'
import { addAccommodation, addAccommodationOptions } from './addAccommodation.js'
import { addExtras, addNameChange, addTransport } from './addItems.js'
import { addPassengers, addTickets } from './addTickets.js'
import { createBasketStore, type BasketStore } from './basketStore.js'
import type { BasketDeps } from './basketDeps.js'
import type { BasketFeature } from './BasketFeature.js'
import type { BasketActivity } from './BasketState.js'
import type { Expectation } from './changeElsewhere.js'
import { ensureBasket } from './changeBasket.js'
import { reloadBasket } from './reloadBasket.js'
import { removeItems } from './removeItems.js'
import { removeAccommodation, removeExtras } from './removeOne.js'
import { resetShownBasket } from './resetBasket.js'

/** Under which a flow that threw is reported. */
const brokenFlow = 'basketFlowBroke'

type Outcome = Promise<Either<Failure, void>>

/** What the payment of a basket needs of it: to read it again in the basket's own order of things. */
export interface BasketParts {
  readonly feature: BasketFeature
  readonly store: BasketStore
  readonly reload: TaskEither<Failure, void>
}

export const createBasket = (given: Omit<BasketDeps, 'store'>): BasketParts => {
  const store = createBasketStore(given.scope)
  const deps: BasketDeps = { ...given, store }
  const inTurn = serial()

  /** What nothing should throw; said and signalled like any failure of the flow, so that no screen waits for it. */
  const broken = (activity: BasketActivity, thrown: unknown): Either<Failure, void> => {
    const failure = failedAt('getBasket')({ kind: 'server', errors: [{ code: brokenFlow, message: null }], open: true })
    if (activity === 'checking') deps.failures.report(brokenFlow, thrown instanceof Error ? thrown.name : '', 'fatal')
    else deps.onFailure(failure)
    if (activity === 'checking') store.signal('checkComplete')
    if (activity === 'adding') store.signal('addFailed')
    return left(failure)
  }

  const during =
    (activity: BasketActivity, run: () => Outcome): TaskEither<Failure, void> =>
    () => {
      const { signal } = deps.scope.context()
      const inSession = async (): Outcome => {
        // What waited for its turn when the session ended is not done in the next one.
        if (signal?.aborted === true) return left(failedAt('getBasket')(cancelled))
        store.begin(activity)
        try {
          return await run()
        } catch (thrown) {
          return broken(activity, thrown)
        } finally {
          store.end()
        }
      }
      return inTurn(inSession)()
    }

  /** Stops quietly on the back end's errors (specification 2, §4); a load that could not be read is said. */
  const get = async (expecting: Expectation, step: 'retrieve' | 'reload'): Outcome => {
    const loaded = await reloadBasket(deps, deps.scope.context(), { expecting, step })
    if (isLeft(loaded)) {
      if (loaded.left.cause.kind !== 'server') deps.onFailure(loaded.left)
      return loaded
    }
    store.signal('getSucceeded')
    return right(undefined)
  }

  const check = async (): Outcome => {
    const loaded = await reloadBasket(deps, deps.scope.context(), { inPassing: true, step: 'retrieve' })
    store.signal('checkComplete')
    return isLeft(loaded) ? loaded : right(undefined)
  }

  const create = async (): Outcome => {
    const ensured = await ensureBasket(deps, deps.scope.context())
    if (!isLeft(ensured)) return right(undefined)
    deps.onFailure(ensured.left)
    return ensured
  }

  const flow =
    <A>(activity: BasketActivity, run: (deps: BasketDeps, input: A) => Outcome) =>
    (input: A): TaskEither<Failure, void> =>
      during(activity, () => run(deps, input))

  return {
    store,
    reload: during('getting', () => get({ kind: 'anything' }, 'reload')),
    feature: {
      state$: store.state$,
      processing$: store.processing$,
      signals$: store.signals$,
      awaitingResponse$: select(store.flags$, ({ awaitingResponse }) => awaitingResponse),
      accommodationsAdded$: select(store.flags$, ({ accommodationsAdded }) => accommodationsAdded),
      check: during('checking', check),
      get: during('getting', () => get({ kind: 'nothing' }, 'retrieve')),
      create: during('adding', create),
      addTickets: flow('adding', addTickets),
      addPassengers: flow('adding', addPassengers),
      addAccommodation: flow('adding', addAccommodation),
      addAccommodationOptions: flow('adding', addAccommodationOptions),
      addExtras: flow('adding', addExtras),
      addTransport: flow('adding', addTransport),
      addNameChange: flow('adding', addNameChange),
      removeAccommodation: flow('removing', removeAccommodation),
      removeExtras: flow('removing', removeExtras),
      removeItems: flow('removing', removeItems),
      reset: during('resetting', () => resetShownBasket(deps)),
    },
  }
}
