import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Failure } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import { isEmptyBasket } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import { basketOf } from './BasketState.js'
import { type Removal, removalOf, removeFromBasket } from './removeFromBasket.js'
import type { ItemsToRemove } from './RemoveInputs.js'
import { resetBasket } from './resetBasket.js'

/** The charges that remove these changes of names; each charge once, whichever of the two ids is given. */
const chargesOf = (deps: BasketDeps, nameChanges: readonly string[]): readonly string[] => {
  const known = basketOf(deps.store.state$.value)?.nameChanges ?? []
  return [...new Set(nameChanges.map((id) => known.find((change) => change.id === id)?.chargeId ?? id))]
}

/** The calls in the order of specification 2, §4: accommodations, extras, tickets, transport, name changes, pax. */
const removalsOf = (deps: BasketDeps, items: ItemsToRemove): readonly Removal[] => {
  const { api, bookingRef: ref } = deps
  const { accommodations = [], extras = [], tickets = [], transport = [], nameChanges = [], pax = [] } = items
  return [
    ...accommodations.map((id) => removalOf('accommodations', id, (context) => api.removeRoom(ref, id, context))),
    ...extras.map((id) => removalOf('extras', id, (context) => api.removeExtra(ref, id, context))),
    ...tickets.map((id) => removalOf('tickets', id, (context) => api.removeTicket(ref, id, context))),
    ...transport.map((id) => removalOf('transport', id, (context) => api.removeTransport(ref, id, context))),
    ...chargesOf(deps, nameChanges).map((id) =>
      removalOf('charges', id, (context) => api.removeCharge(ref, id, context)),
    ),
    ...pax.map((id) => removalOf('pax', id, (context) => api.removePax(ref, id, context))),
  ]
}

/** Several at once. An emptied basket is reset and left for the booking page (specification 2, §4). */
export const removeItems = async (deps: BasketDeps, items: ItemsToRemove): Promise<Either<Failure, void>> => {
  const { messages, navigation, texts, bookingRef } = deps
  const remaining = await removeFromBasket(deps, 'removeItems', removalsOf(deps, items))
  if (isLeft(remaining)) return remaining
  if (remaining.right !== null && isEmptyBasket(remaining.right)) {
    await resetBasket(deps)
    navigation.goTo(paths.booking(bookingRef))
  }
  messages.toast('success', texts.basket.itemsRemoved)
  return right(undefined)
}
