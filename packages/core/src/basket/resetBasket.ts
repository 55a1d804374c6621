import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { cancelled } from '../failure/ApiFailure.js'
import { initialBasketState } from './BasketState.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { BasketDeps } from './basketDeps.js'

/**
 * Discards the basket. Errors of the back end are shown; exceptions (no connection, no readable answer) are swallowed,
 * as specification 2, §4 has it: the next check says what is there.
 */
export const resetBasket = async (
  deps: BasketDeps,
  context: CallContext = deps.scope.context(),
): Promise<Either<Failure, void>> => {
  const { api, bookingRef, store } = deps
  const answer = await api.reset(bookingRef, context)()
  if (context.signal?.aborted === true) return left(failedAt('resetBasket')(cancelled))
  if (isLeft(answer) && answer.left.kind !== 'notFound') {
    const failure = failedAt('resetBasket')(answer.left)
    const { kind } = answer.left
    if (kind === 'server' || kind === 'unauthorised' || kind === 'forbidden') deps.onFailure(failure)
    return left(failure)
  }
  store.update(({ activity }) => ({ ...initialBasketState, contents: { kind: 'none' }, activity }))
  store.signal('resetSucceeded')
  return right(undefined)
}
