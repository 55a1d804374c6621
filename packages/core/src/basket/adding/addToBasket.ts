import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import {
  type Cancelled,
  cancelledBy,
  failedAt,
  failedEnd,
  type Failed,
  type Failure,
  leavesOutcomeOpen,
  notFound,
  type Operation,
} from '../../failure/Failure.js'
import { isOver } from '../../reactive/Lifetime.js'
import type { Basket } from '../Basket.js'
import type { BasketDeps } from '../basketDeps.js'
import { heldIn } from '../basketStore.js'
import { isEmptyBasket, keysIn } from '../itemRules.js'
import { failedStep, loadBasket, reloadBasket } from '../basketReading.js'
import { warnAgain, warnOfNews } from '../basketWarnings.js'
import type { ItemLists } from '../lineLists.js'
import { keysToRemove, resetBasket } from '../removeLines.js'

/**
 * The result of an add command. Each command compares the basket before and after it. Lines that were added although
 * the answer was lost count as added, so a retry of `left` adds nothing twice.
 */
export type AddEnd<Left extends ItemLists> =
  /** `messages` are those of its toasts, for a page that shows them in place. */
  | { readonly kind: 'added'; readonly messages: readonly string[] }
  /** The basket has a part of the items. `left` is the rest. */
  | { readonly kind: 'partlyAdded'; readonly left: Left; readonly failure: Failure }
  /** Nothing was added. */
  | Failed
  /** It is not known what was added. Call `checkStatusAgain` before a retry. */
  | { readonly kind: 'unclear'; readonly failure: Failure; readonly checkStatusAgain: () => Promise<AddEnd<Left>> }
  /** The session ended. */
  | Cancelled

/** One request of an add command. */
export type Send = (context: CallContext) => TaskEither<Failure, void>

/** What to send, computed from the basket just before it is sent. */
export interface Adding<Left extends ItemLists> {
  readonly wanted: Left
  /** Sent in sequence up to the first failure. A basket of their own is then discarded. */
  readonly send: readonly Send[]
  /** Sent after the basket was reloaded. If one of these fails, the earlier additions stay. */
  readonly sendAfterwards?: (basket: Basket) => readonly Send[]
  /** The part of `wanted` that has no new line in this basket. */
  readonly missing: (after: Basket) => Left
  /** The operations of this command. Their failures are withdrawn once everything is added. */
  readonly operations: readonly Operation[]
  /** Shown once everything is added. */
  readonly successMessages: readonly string[]
  /** The basket's page already shows the warnings of its sections (behaviour/basket#d9.9). */
  readonly isOnBasketPage?: true
}

interface Stopped {
  readonly failure: Failure
  /** Whether the first request failed. A refusal then means that nothing was added. */
  readonly isFirst: boolean
}

const isNone = (lists: ItemLists): boolean => Object.values(lists).every((list) => list.length === 0)

const isSameCount = (some: ItemLists, all: ItemLists): boolean =>
  Object.entries(all).every(([what, list]) => some[what]?.length === list.length)

/** How many of the wanted items were added. */
const countAdded = (wanted: ItemLists, rest: ItemLists): number =>
  Object.entries(rest).reduce((sum, [what, left]) => sum + Math.max(0, (wanted[what]?.length ?? 0) - left.length), 0)

const additions = { kind: 'additions' } as const

/** The operations that every add command runs as well. */
const beforeAdding = ['getBooking', 'getCustomer', 'createBasket', 'getBasket'] satisfies readonly Operation[]

/** Creates a basket and records it (behaviour/basket#2.4). */
const createBasket = async (deps: BasketDeps, context: CallContext): Promise<Either<Failure, Basket>> => {
  const created = await deps.api.create(deps.bookingRef, context)()
  if (isOver(context)) return left(failedAt('createBasket')(cancelledBy(context)))
  if (isLeft(created)) return left(failedStep('createBasket', 'create')(created.left))
  deps.store.record(created.right)
  return created
}

/** The current basket, or a new one if there is none. */
export const findOrCreate = async (
  deps: BasketDeps,
  context: CallContext,
): Promise<Either<Failure, { readonly basket: Basket; readonly isNew: boolean }>> => {
  const loaded = await loadBasket(deps, context, 'retrieve')
  if (isLeft(loaded)) return loaded
  const { basket, elsewhere } = loaded.right
  const { begunAnew, elsewhere: words } = deps.texts.basket
  if (elsewhere !== null) deps.messages.toast('info', elsewhere === 'gone' ? begunAnew : words[elsewhere])
  if (basket !== null) return right({ basket, isNew: false })
  const created = await createBasket(deps, context)
  // The back end answers with the open basket if another tab created it meanwhile.
  return isLeft(created) ? created : right({ basket: created.right, isNew: isEmptyBasket(created.right) })
}

/** The result of a command that added nothing. `isNotified`: whether the failure has already been shown. */
export const failedToAdd = (
  { store, onFailure }: Pick<BasketDeps, 'store' | 'onFailure'>,
  failure: Failure,
  isNotified = false,
): ReturnType<typeof failedEnd> => {
  if (!isNotified) onFailure(failure)
  store.signal('addFailed')
  return failedEnd(failure)
}

/**
 * The basket workflow pattern (behaviour/basket#2.4): create if there is none, add, reload, show a message. On failure
 * it shows the error, signals `addFailed`, and discards a basket that it created, unless another tab uses it.
 */
export const addToBasket = async <Left extends ItemLists>(
  deps: BasketDeps,
  plan: (before: Basket) => Adding<Left>,
  context = deps.scope.context(),
): Promise<AddEnd<Left>> => {
  const { store, messages } = deps
  store.setExpected(additions)
  const found = await findOrCreate(deps, context)
  if (isLeft(found)) return failedToAdd(deps, found.left)
  const { isNew } = found.right
  const adding = plan(found.right.basket)
  const warn = adding.isOnBasketPage ? warnOfNews : warnAgain

  const missing = (after: Basket | null): Left => (after === null ? adding.wanted : adding.missing(after))
  const added = { kind: 'added', messages: adding.successMessages } as const
  const succeed = (): AddEnd<Left> => {
    const endOf = [...beforeAdding, ...adding.operations]
    adding.successMessages.forEach((message) => messages.toast('success', message, { endOf }))
    store.signal('addSucceeded')
    return added
  }

  /** Sends the requests, then reloads the basket. */
  const run = async (requests: readonly Send[], isFirst: boolean): Promise<Stopped | null> => {
    store.setExpected(additions)
    for (const [index, send] of requests.entries()) {
      const sent = await send(context)()
      if (isLeft(sent)) return { failure: sent.left, isFirst: isFirst && index === 0 }
    }
    const reloaded = await reloadBasket(deps, context)
    return isLeft(reloaded) ? { failure: reloaded.left, isFirst: false } : null
  }

  const endOf = (failure: Failure, rest: Left): AddEnd<Left> => {
    if (isNone(rest)) return added
    return isSameCount(rest, adding.wanted) ? { kind: 'failed', failure } : { kind: 'partlyAdded', left: rest, failure }
  }

  /** `failure` is what is told once the basket could be read. */
  const unclear = (failure: Failure, told = failure): AddEnd<Left> => ({
    kind: 'unclear',
    failure: told,
    checkStatusAgain: async () => {
      const later = deps.scope.context()
      store.setExpected(additions)
      const latestBasket = await reloadBasket(deps, later)
      if (isOver(later)) return cancelledBy(later)
      if (isLeft(latestBasket)) {
        deps.onFailure(latestBasket.left)
        return unclear(latestBasket.left)
      }
      warn(deps, latestBasket.right)
      const end = endOf(failure, missing(latestBasket.right))
      return end.kind === 'added' ? succeed() : end
    },
  })

  /** Discards the basket that this flow created. If the discard may have failed, the next flow reloads the basket. */
  const discard = async (failure: Failure, held: Basket): Promise<AddEnd<Left>> => {
    const discarded = await resetBasket(deps, context)
    if (!isLeft(discarded) || isOver(context)) return failedEnd(failure)
    store.outdate()
    store.recordFailure(discarded.left)
    return isEmptyBasket(held) ? failedEnd(failure) : unclear(failure)
  }

  /** Reloads the basket to find out what was added despite the failure. `mayDiscard`: unless it holds more. */
  const reconcile = async ({ failure, isFirst }: Stopped, mayDiscard: boolean): Promise<AddEnd<Left>> => {
    const isUnanswered = failure.operation !== 'getBasket' && leavesOutcomeOpen(failure.cause)
    // Nothing was added, so lines that look like the wanted ones are another tab's.
    const isRefused = isFirst && !isUnanswered
    if (!isUnanswered) failedToAdd(deps, failure)
    store.setExpected(additions)
    const latestBasket = await reloadBasket(deps, context)
    if (isOver(context)) return cancelledBy(context)
    const rest = isLeft(latestBasket) || isRefused ? adding.wanted : missing(latestBasket.right)
    if (isUnanswered && !isLeft(latestBasket) && isNone(rest)) return succeed()
    const told: Failure = isUnanswered && isLeft(latestBasket) ? { ...failure, unclear: true } : failure
    if (isUnanswered) failedToAdd(deps, told)
    if (isLeft(latestBasket)) return isRefused ? failedEnd(failure) : unclear(failure, told)
    const { right: held } = latestBasket
    const isOwn =
      held?.id === found.right.basket.id && keysToRemove(held, keysIn(held)).length === countAdded(adding.wanted, rest)
    if (mayDiscard && isOwn) return discard(failure, held)
    warn(deps, held)
    return endOf(failure, rest)
  }

  /** The basket was paid for or discarded elsewhere: nothing was added, and a new basket is created. */
  const isGone = async ({ failure, isFirst }: Stopped): Promise<boolean> => {
    if (!isFirst || failure.cause.kind !== 'notFound') return false
    store.setExpected({ kind: 'anything' })
    const latestBasket = await reloadBasket(deps, context)
    return !isLeft(latestBasket) && latestBasket.right === null
  }

  const stopped = await run(adding.send, true)
  if (isOver(context)) return cancelledBy(context)
  if (stopped !== null && isNew) return reconcile(stopped, true)
  if (stopped !== null && (await isGone(stopped))) {
    messages.toast('info', deps.texts.basket.begunAnew)
    return addToBasket(deps, plan, context)
  }
  if (stopped !== null) return reconcile(stopped, false)
  const basket = heldIn(store.state$.value)
  // The reload has already reported why it is gone.
  if (basket === null) return failedToAdd(deps, failedAt('getBasket')(notFound()), true)
  const afterwards = adding.sendAfterwards?.(basket) ?? []
  const stoppedLater = afterwards.length === 0 ? null : await run(afterwards, false)
  if (isOver(context)) return cancelledBy(context)
  if (stoppedLater !== null) return reconcile(stoppedLater, false)
  warn(deps, heldIn(store.state$.value))
  return succeed()
}
