import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import {
  type ApiFailure,
  type Cancelled,
  cancelledBy,
  failedAt,
  failedEnd,
  type Failed,
  type Failure,
  type Operation,
} from '../failure/Failure.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import { serial } from '../reactive/concurrency.js'
import { createSessionState, isOver } from '../reactive/Lifetime.js'
import type { Basket } from './Basket.js'
import {
  type BasketActivity,
  type ChangeElsewhere,
  changeElsewhere,
  createBasketStore,
  heldIn,
  isClosed,
  itemsIn,
} from './basketStore.js'
import type { BasketReadingDeps } from './basketDeps.js'
import type { CallContext } from '../environment/CallContext.js'
import { warnOfNews, withdrawWarning } from './basketWarnings.js'

/** The names of the basket's steps in reports (behaviour/errors#2.8). No customer sees them. */
const internalMessages = {
  create: 'Could not create basket',
  rooms: 'Could not create new selected accommodations',
  reload: 'Could not reload basket',
  roomExtras: 'Error creating accommodation extras',
  retrieve: 'Could not retrieve basket',
} as const

type BasketStep = keyof typeof internalMessages

const missing = 'Missing basket in response'

/** A success without a basket in it gets a failure of its own. */
export const failedStep =
  (operation: Operation, step: BasketStep) =>
  (cause: ApiFailure): Failure => {
    const isMissing = cause.kind === 'decode' && cause.path === 'basket'
    return { operation, cause, internalMessage: isMissing ? missing : internalMessages[step] }
  }

/** The name of a load in reports: the first load, or a reload after a change. */
export type LoadStep = 'retrieve' | 'reload'

interface LoadedBasket {
  /** Holds the extras in their rooms. Null if there is no basket, or if it is over. */
  readonly basket: Basket | null
  /** What changed elsewhere since the basket was last shown. */
  readonly elsewhere: ChangeElsewhere | null
}

/**
 * Loads the basket and stores it. No basket, or one that is over, is a success. If the load fails, the previous basket
 * stays readable.
 */
export const loadBasket = async (
  deps: BasketReadingDeps,
  context: CallContext,
  step: LoadStep,
): Promise<Either<Failure, LoadedBasket>> => {
  const { api, bookingRef, store, isBeingPaid } = deps
  const answer = await api.get(bookingRef, context)()
  // The session that owned this basket has ended.
  if (isOver(context)) return left(failedAt('getBasket')(cancelledBy(context)))
  if (isLeft(answer) && answer.left.kind !== 'notFound') {
    const failure = failedStep('getBasket', step)(answer.left)
    if (step === 'reload') store.outdate()
    if (heldIn(store.state$.value) === null) store.recordFailure(failure)
    return left(failure)
  }
  const found = isLeft(answer) || isClosed(answer.right) ? null : answer.right
  const before = heldIn(store.state$.value)
  const expected = store.takeExpected()
  const changed = before === null ? null : changeElsewhere(before, found, expected)
  const elsewhere = changed === 'gone' && before !== null && isBeingPaid(before.id) ? null : changed
  if (found === null) {
    withdrawWarning(deps)
    store.recordNone(elsewhere)
  } else store.record(found, elsewhere)
  return right({ basket: heldIn(store.state$.value), elsewhere })
}

/** Loads the basket, and explains changes made elsewhere. Such changes are shown, never overwritten. */
export const reloadBasket = async (
  deps: BasketReadingDeps,
  context: CallContext,
  step: LoadStep = 'reload',
): Promise<Either<Failure, Basket | null>> => {
  const loaded = await loadBasket(deps, context, step)
  if (isLeft(loaded)) return loaded
  const { basket, elsewhere } = loaded.right
  if (elsewhere !== null) deps.messages.toast('info', deps.texts.basket.elsewhere[elsewhere])
  return right(basket)
}

/** The code under which an unexpected exception is reported. */
const brokenFlow = 'basketFlowBroke'

/** The end of a load: `none` if the booking has no open basket. */
export type LoadBasketEnd = { readonly kind: 'loaded' | 'none' } | Cancelled | Failed

/** The basket of one booking as every page of the booking shows it: by its count. */
export interface BasketAtHand {
  /** The count on the basket's button: that of the last load that worked. Null while it is not known. */
  readonly count$: Behavior<number | null>
  /** Checks whether there is a basket. Shows only failures of the session, 401 and 403. */
  readonly check: () => Promise<LoadBasketEnd>
  /** Loads the basket and shows the warnings of its mandatory sections. */
  readonly load: () => Promise<LoadBasketEnd>
}

type Outcome = Promise<Either<Failure, void>>

export type BasketReading = ReturnType<typeof createBasketReading>

/** Loads the basket of one booking, and runs its flows in sequence. */
export const createBasketReading = (given: Omit<BasketReadingDeps, 'store'>) => {
  const store = createBasketStore(given)
  const deps: BasketReadingDeps = { ...given, store }
  const inTurn = serial()
  /** Shared by all checks until another change of the basket is queued. */
  const checkUnderWay = createSessionState<Outcome | null>(deps.scope, null)

  /** An unexpected exception is reported and signalled like any failure, so that no screen waits forever. */
  const broken = (activity: BasketActivity, thrown: unknown): Failure => {
    const failure = failedAt('getBasket')({ kind: 'server', errors: [{ code: brokenFlow, message: null }], open: true })
    if (activity === 'checking') deps.failures.report(brokenFlow, thrown instanceof Error ? thrown.name : '', 'fatal')
    else deps.onFailure(failure)
    if (activity === 'checking') store.signal('checkComplete')
    if (activity === 'adding') store.signal('addFailed')
    return failure
  }

  /** Runs when every earlier flow has ended. `endOf` computes the result of a flow that was cancelled or threw. */
  const inOrder = <End>(
    activity: BasketActivity,
    run: () => Promise<End>,
    endOf: (failure: Failure) => End,
  ): Promise<End> => {
    const context = deps.scope.context()
    if (activity !== 'checking') checkUnderWay.set(null)
    const inSession = async (): Promise<End> => {
      // A flow that was still queued when the session ended is not run in the next session.
      if (isOver(context)) return endOf(failedAt('getBasket')(cancelledBy(context)))
      store.setActivity(activity)
      try {
        return await run()
      } catch (thrown) {
        return endOf(broken(activity, thrown))
      } finally {
        store.setActivity('idle')
      }
    }
    return inTurn(inSession)()
  }

  const during =
    (activity: BasketActivity, run: () => Outcome): TaskEither<Failure, void> =>
    () =>
      inOrder(activity, run, left)

  /** Errors of the back end are not shown (behaviour/basket#2.4); any other failure is. */
  const get = async (step: LoadStep, traceId?: string): Outcome => {
    const loaded = await reloadBasket(deps, deps.scope.context(traceId), step)
    if (isLeft(loaded)) {
      if (loaded.left.cause.kind !== 'server') deps.onFailure(loaded.left)
      return loaded
    }
    warnOfNews(deps, loaded.right)
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

  const endOf = (outcome: Either<Failure, void>): LoadBasketEnd => {
    if (!isLeft(outcome)) return { kind: heldIn(store.state$.value) === null ? 'none' : 'loaded' }
    return failedEnd(outcome.left)
  }
  const checkInOrder: TaskEither<Failure, void> = () => {
    const { value: underWay } = checkUnderWay.state$
    if (underWay !== null) return underWay
    const mine = during('checking', check)().finally(() => {
      if (checkUnderWay.state$.value === mine) checkUnderWay.set(null)
    })
    checkUnderWay.set(mine)
    return mine
  }
  const atHand: BasketAtHand = {
    count$: select(store.state$, itemsIn),
    check: async () => endOf(await checkInOrder()),
    load: async () => endOf(await during('getting', () => get('retrieve'))()),
  }
  return {
    store,
    inOrder,
    during,
    reload: (traceId?: string) =>
      during('getting', () => {
        store.setExpected({ kind: 'anything' })
        return get('reload', traceId)
      })(),
    endOf,
    atHand,
  }
}
