import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import { cancelled } from '../../failure/ApiFailure.js'
import { failedAt, type Failure } from '../../failure/Failure.js'
import type { BasketDeps } from '../basketDeps.js'
import { heldIn } from '../basketStore.js'
import { changeElsewhere, nothingNew } from '../changeElsewhere.js'
import { reloadBasket, warnOfNews, withdrawWarning } from '../reloadBasket.js'

/** Errors of the back end are shown; exceptions (no connection, no readable answer) are swallowed (specification 2, §4). */
const sayUnlessThrown = (deps: BasketDeps, failure: Failure): Either<Failure, void> => {
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
  if (context.signal?.aborted === true) return left(failedAt('resetBasket')(cancelled))
  if (isLeft(answer) && answer.left.kind !== 'notFound')
    return sayUnlessThrown(deps, failedAt('resetBasket')(answer.left))
  withdrawWarning(deps)
  store.clear(isLeft(answer) ? bookingRef : answer.right)
  store.signal('resetSucceeded')
  return right(undefined)
}

/**
 * Discards the basket that the customer sees. If it was changed elsewhere in the meantime, the new contents are shown first
 * and nothing is discarded.
 */
export const resetShownBasket = async (deps: BasketDeps): Promise<Either<Failure, void>> => {
  const context = deps.scope.context()
  const shown = heldIn(deps.store.state$.value)
  if (shown === null) return resetBasket(deps, context)
  const found = await reloadBasket(deps, context, 'retrieve')
  if (isLeft(found)) return sayUnlessThrown(deps, found.left)
  warnOfNews(deps, found.right)
  if (found.right !== null && changeElsewhere(shown, found.right, nothingNew) !== null) {
    return left(failedAt('resetBasket')(cancelled))
  }
  return resetBasket(deps, context)
}
