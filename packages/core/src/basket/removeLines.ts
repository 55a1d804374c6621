import { isOver } from '../reactive/Lifetime.js'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import {
  type ApiFailure,
  cancelled,
  cancelledBy,
  changeFailedAt,
  failedAt,
  type Failure,
  leavesOutcomeOpen,
  mayBeDone,
  type Operation,
} from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import type { Basket } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import { idOfKey, kindOfKey } from './BasketKind.js'
import { everyKind, kindOf } from './basketKinds.js'
import { changeElsewhere, heldIn, nothingNew } from './basketStore.js'
import { droppedWith, isEmptyBasket, keysIn, removalKey } from './itemRules.js'
import { reloadBasket } from './basketReading.js'
import { warnOfNews, withdrawWarning } from './basketWarnings.js'
import type { CallContext } from '../environment/CallContext.js'

const clear = (deps: BasketDeps, resetRef: string): Either<Failure, void> => {
  withdrawWarning(deps)
  deps.store.clear(resetRef)
  deps.store.signal('resetSucceeded')
  return right(undefined)
}

const sendReset = async (deps: BasketDeps, context: CallContext): Promise<Either<Failure, void>> => {
  const answer = await deps.api.reset(deps.bookingRef, context)()
  if (isOver(context)) return left(failedAt('resetBasket')(cancelledBy(context)))
  if (isLeft(answer) && answer.left.kind !== 'notFound') return left(failedAt('resetBasket')(answer.left))
  return clear(deps, isLeft(answer) ? deps.bookingRef : answer.right)
}

/** Shows errors of the back end, and swallows exceptions: no connection, no readable answer (behaviour/basket#2.4). */
const failed = ({ onFailure }: BasketDeps, cause: ApiFailure): Either<Failure, void> => {
  const failure = failedAt('resetBasket')(cause)
  if (cause.kind === 'server' || cause.kind === 'unauthorised' || cause.kind === 'forbidden') onFailure(failure)
  return left(failure)
}

/** Discards the basket as a step of another flow. */
export const resetBasket = async (
  deps: BasketDeps,
  context: CallContext = deps.scope.context(),
): Promise<Either<Failure, void>> => {
  const sent = await sendReset(deps, context)
  return isLeft(sent) ? failed(deps, sent.left.cause) : sent
}

/**
 * Discards the basket that the customer sees. If it has changed elsewhere, shows the new contents and discards nothing.
 * A reload after a lost answer finds out whether it was discarded.
 */
export const resetShownBasket = async (deps: BasketDeps): Promise<Either<Failure, void>> => {
  const context = deps.scope.context()
  const reload = async (): Promise<Either<Failure, Basket | null>> => {
    const found = await reloadBasket(deps, context, 'retrieve')
    if (!isLeft(found)) warnOfNews(deps, found.right)
    return found
  }
  const shown = heldIn(deps.store.state$.value)
  if (shown !== null) {
    const found = await reload()
    if (isLeft(found)) return failed(deps, found.left.cause)
    if (found.right !== null && changeElsewhere(shown, found.right, nothingNew) !== null)
      return left(failedAt('resetBasket')(cancelled('superseded')))
  }
  const sent = await sendReset(deps, context)
  if (!isLeft(sent) || isOver(context)) return sent
  if (mayBeDone(sent.left.cause)) {
    deps.store.setExpected({ kind: 'anything' })
    const found = await reload()
    if (!isLeft(found) && (found.right === null || isEmptyBasket(found.right))) return clear(deps, deps.bookingRef)
  }
  return failed(deps, sent.left.cause)
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
  /** The message about the lines with these keys. */
  readonly messageOf: (keys: readonly string[]) => string
  /** A removal of items resets an emptied basket and leads to the booking page (behaviour/basket#2.4). */
  readonly isOfItems: boolean
}

const announcedAs = ({ texts }: BasketDeps, basket: Basket | null, { keys, as }: LinesToRemove): Announced => {
  const [first = ''] = keys
  const alone = as === 'oneKind' ? kindOf(first).removedAlone : undefined
  if (alone === undefined || basket === null)
    return { operation: 'removeItems', messageOf: () => texts.basket.itemsRemoved, isOfItems: true }
  const messageOf = (removed: readonly string[]): string => alone.announce(basket, removed.map(idOfKey), texts)
  return { operation: alone.operation, messageOf, isOfItems: false }
}

type Reloaded = Either<Failure, Basket | null>

/**
 * Removes the lines in sequence. After an error the basket is reloaded: a line that it still has stops the removal, one
 * that it no longer has counts as removed (behaviour/basket#d9.2). `gone` are the keys of lines that were not there.
 * `end` is the basket as it is now, or the failure. Null if it is not reloaded since the last removal.
 */
const send = async (
  { api, bookingRef }: BasketDeps,
  keys: readonly string[],
  operation: Operation,
  reload: () => Promise<Reloaded>,
  context: CallContext,
): Promise<{ readonly gone: readonly string[]; readonly end: Reloaded | null }> => {
  const gone: string[] = []
  let present = keys
  let end: Reloaded | null = null
  for (const key of keys) {
    if (!present.includes(key)) {
      gone.push(key)
      continue
    }
    const removed = await api.remove(bookingRef, { kind: kindOfKey(key), id: idOfKey(key) }, context)()
    if (!isLeft(removed)) {
      end = null
      continue
    }
    end = await reload()
    if (!isLeft(end)) present = end.right === null ? [] : keysIn(end.right)
    const toFailure = isLeft(end) ? changeFailedAt : failedAt
    if (isLeft(end) || present.includes(key)) return { gone, end: left(toFailure(operation)(removed.left)) }
    // A call without an answer may have removed the line itself.
    if (!leavesOutcomeOpen(removed.left)) gone.push(key)
  }
  return { gone, end }
}

/** Reports a successful removal, and leaves an emptied basket. */
const finish = async (
  deps: BasketDeps,
  remaining: Basket | null,
  { operation, isOfItems }: Announced,
  message: string | null,
  context: CallContext,
): Promise<void> => {
  const { messages, navigation, bookingRef } = deps
  const isEmptied = remaining === null || isEmptyBasket(remaining)
  if (isOfItems && isEmptied) {
    if (remaining !== null) await resetBasket(deps, context)
    navigation.goTo(paths.booking(bookingRef))
  }
  if (message !== null) messages.toast('success', message, { endOf: [operation, 'getBasket'] })
}

/**
 * Removes the lines, then reloads the basket. Errors are shown after the load (behaviour/basket#2.4); an `update` would
 * show them first.
 */
export const removeLines = async (deps: BasketDeps, lines: LinesToRemove): Promise<Either<Failure, void>> => {
  const { messages, texts, store } = deps
  const context = deps.scope.context()
  const before = heldIn(store.state$.value)
  const announced = announcedAs(deps, before, lines)
  const keys = keysToRemove(before, lines.keys)
  const reload = async (): Promise<Reloaded> => {
    store.setExpected({ kind: 'removals', lines: new Set(keys) })
    const reloaded = await reloadBasket(deps, context)
    if (!isLeft(reloaded)) warnOfNews(deps, reloaded.right)
    return reloaded
  }
  const { gone, end } = await send(deps, keys, announced.operation, reload, context)
  const reloaded = end ?? (await reload())
  // The reload has already reported that the whole basket is gone.
  const isReported = store.state$.value.changed === 'gone'
  const wasThere = (key: string): boolean => !gone.includes(before ? removalKey(before, key) : key)
  const removed = lines.keys.filter(wasThere)
  const dropped = removed.flatMap((key) => (before ? droppedWith(before, key) : []))
  if (!isReported && lines.keys.some((key) => !wasThere(key) && !dropped.includes(key)))
    messages.toast('info', texts.basket.noLongerThere)
  if (isLeft(reloaded)) {
    deps.onFailure(reloaded.left)
    return reloaded
  }
  const isAnnounced = !isReported && removed.length > 0
  await finish(deps, reloaded.right, announced, isAnnounced ? announced.messageOf(removed) : null, context)
  return right(undefined)
}
