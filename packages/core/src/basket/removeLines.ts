import { isOver } from '../reactive/Lifetime.js'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { cancelled, cancelledBy, failedAt, type Failure, type Operation } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import type { Basket } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import { idOfKey, kindOfKey } from './BasketKind.js'
import { everyKind, kindOf } from './basketKinds.js'
import { changeElsewhere, heldIn, nothingNew } from './basketStore.js'
import { isEmptyBasket, keysIn, removalKey } from './itemRules.js'
import { reloadBasket } from './basketReading.js'
import { warn, warnOfNews, withdrawWarning } from './basketWarnings.js'
import type { CallContext } from '../environment/CallContext.js'

/** Shows errors of the back end, and swallows exceptions: no connection, no readable answer (behaviour/basket#2.4). */
const notifyUnlessThrown = (deps: BasketDeps, failure: Failure): Either<Failure, void> => {
  const { kind } = failure.cause
  if (kind === 'server' || kind === 'unauthorised' || kind === 'forbidden') deps.onFailure(failure)
  return left(failure)
}

/** Discards the basket. After a swallowed exception the next check finds out what happened. */
export const resetBasket = async (
  deps: BasketDeps,
  context: CallContext = deps.scope.context(),
): Promise<Either<Failure, void>> => {
  const { api, bookingRef, store } = deps
  const answer = await api.reset(bookingRef, context)()
  if (isOver(context)) return left(failedAt('resetBasket')(cancelledBy(context)))
  if (isLeft(answer) && answer.left.kind !== 'notFound')
    return notifyUnlessThrown(deps, failedAt('resetBasket')(answer.left))
  withdrawWarning(deps)
  store.clear(isLeft(answer) ? bookingRef : answer.right)
  store.signal('resetSucceeded')
  return right(undefined)
}

/**
 * Discards the basket that the customer sees. If it has changed elsewhere, shows the new contents and discards nothing.
 */
export const resetShownBasket = async (deps: BasketDeps): Promise<Either<Failure, void>> => {
  const context = deps.scope.context()
  const shown = heldIn(deps.store.state$.value)
  if (shown === null) return resetBasket(deps, context)
  const found = await reloadBasket(deps, context, 'retrieve')
  if (isLeft(found)) return notifyUnlessThrown(deps, found.left)
  warnOfNews(deps, found.right)
  if (found.right !== null && changeElsewhere(shown, found.right, nothingNew) !== null) {
    return left(failedAt('resetBasket')(cancelled('superseded')))
  }
  return resetBasket(deps, context)
}

/** What to remove from the basket: keys of lines, or of passengers such as `passengers/4`. */
export interface LinesToRemove {
  readonly keys: readonly string[]
  /** The message names a removal of `oneKind` by its kind, such as a room, and any other removal as items. */
  readonly as: 'oneKind' | 'items'
}

/**
 * The keys to send, with those of the lines that are removed along. Each key appears once, in the order of the table of
 * kinds.
 */
export const keysToRemove = (basket: Basket | null, keys: readonly string[]): readonly string[] => {
  const order = everyKind().map(([name]) => name)
  const all = keys.flatMap((key) => [key, ...((basket && kindOf(key).takesAlong?.(basket, idOfKey(key))) ?? [])])
  const removed = all.map((key) => (basket ? removalKey(basket, key) : key))
  return [...new Set(removed)].toSorted((a, b) => order.indexOf(kindOfKey(a)) - order.indexOf(kindOfKey(b)))
}

interface Announced {
  readonly operation: Operation
  readonly message: string
  /** A removal of items resets an emptied basket and leads to the booking page (behaviour/basket#2.4). */
  readonly isOfItems: boolean
}

const announcedAs = ({ texts }: BasketDeps, basket: Basket | null, { keys, as }: LinesToRemove): Announced => {
  const [first = ''] = keys
  const alone = as === 'oneKind' ? kindOf(first).removedAlone : undefined
  if (alone === undefined || basket === null)
    return { operation: 'removeItems', message: texts.basket.itemsRemoved, isOfItems: true }
  const message = alone.announce(basket, keys.map(idOfKey), texts)
  return { operation: alone.operation, message, isOfItems: false }
}

/**
 * If the back end refuses and the reloaded basket lacks the line, it was removed elsewhere. A message says so instead
 * of the error. Any other failure is shown as it is.
 */
const explain = (deps: BasketDeps, failure: Failure, key: string, reloaded: Either<Failure, Basket | null>): void => {
  const { cause } = failure
  const isRefused = cause.kind === 'notFound' || (cause.kind === 'server' && cause.open !== true)
  if (!isRefused || isLeft(reloaded)) return deps.onFailure(failure)
  if (reloaded.right === null) return
  if (keysIn(reloaded.right).includes(key)) return deps.onFailure(failure)
  deps.messages.toast('info', deps.texts.basket.noLongerThere)
}

/** Reports a successful removal, and leaves an emptied basket. */
const finish = async (
  deps: BasketDeps,
  remaining: Basket | null,
  { operation, message, isOfItems }: Announced,
  hadOthers: boolean,
): Promise<void> => {
  const { messages, navigation, bookingRef } = deps
  const isEmptied = remaining === null || isEmptyBasket(remaining)
  if (isOfItems && isEmptied) {
    if (remaining !== null) await resetBasket(deps)
    navigation.goTo(paths.booking(bookingRef))
  }
  // The reload has already reported that the whole basket is gone.
  if (remaining === null && hadOthers) return
  messages.toast('success', message, { endOf: [operation, 'getBasket'] })
}

/**
 * Removes the lines in sequence, then reloads the basket. The first error stops the removal: the basket is reloaded,
 * then the errors are shown (behaviour/basket#2.4). An `update` would show them first.
 */
export const removeLines = async (deps: BasketDeps, lines: LinesToRemove): Promise<Either<Failure, void>> => {
  const { api, bookingRef } = deps
  const context = deps.scope.context()
  const before = heldIn(deps.store.state$.value)
  const announced = announcedAs(deps, before, lines)
  const keys = keysToRemove(before, lines.keys)
  const reload = async (): Promise<Either<Failure, Basket | null>> => {
    deps.store.setExpected({ kind: 'removals', lines: new Set(keys) })
    const reloaded = await reloadBasket(deps, context)
    if (!isLeft(reloaded)) warn(deps, reloaded.right)
    return reloaded
  }
  for (const key of keys) {
    const removed = await api.remove(bookingRef, { kind: kindOfKey(key), id: idOfKey(key) }, context)()
    if (isLeft(removed)) {
      const failure = failedAt(announced.operation)(removed.left)
      explain(deps, failure, key, await reload())
      return left(failure)
    }
  }
  const reloaded = await reload()
  if (isLeft(reloaded)) {
    deps.onFailure(reloaded.left)
    return reloaded
  }
  const hadOthers = deps.store.state$.value.changed === 'gone'
  await finish(deps, reloaded.right, announced, hadOthers)
  return right(undefined)
}
