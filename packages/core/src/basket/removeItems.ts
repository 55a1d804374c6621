import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import type { CallContext } from '../environment/CallContext.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import { isEmptyBasket } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import type { ItemsToRemove } from './BasketFeature.js'
import { reloadBasket } from './reloadBasket.js'
import { resetBasket } from './resetBasket.js'

/** The calls in the order of specification 2, §4: … tickets, transport, name changes, pax. */
const removals = (
  { api, bookingRef }: BasketDeps,
  { tickets = [], pax = [] }: ItemsToRemove,
  context: CallContext,
): readonly TaskEither<ApiFailure, void>[] => [
  ...tickets.map((id) => api.removeTicket(bookingRef, id, context)),
  ...pax.map((id) => api.removePax(bookingRef, id, context)),
]

/** One after the other. On the first error: reload, show the errors, stop. An emptied basket is reset and left. */
export const removeItems = async (deps: BasketDeps, items: ItemsToRemove): Promise<Either<Failure, void>> => {
  const { messages, navigation, texts, bookingRef } = deps
  const context = deps.scope.context()
  for (const remove of removals(deps, items, context)) {
    const removed = await remove()
    if (isLeft(removed)) {
      const failure = failedAt('removeItems')(removed.left)
      await reloadBasket(deps, context)
      deps.onFailure(failure)
      return left(failure)
    }
  }
  const reloaded = await reloadBasket(deps, context)
  if (isLeft(reloaded)) {
    deps.onFailure(reloaded.left)
    return reloaded
  }
  if (reloaded.right !== null && isEmptyBasket(reloaded.right)) {
    await resetBasket(deps)
    navigation.goTo(paths.booking(bookingRef))
  }
  messages.toast('success', texts.basket.itemsRemoved)
  return right(undefined)
}
