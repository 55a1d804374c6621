import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Failure } from '../failure/Failure.js'
import type { BasketDeps } from './basketDeps.js'
import { basketOf } from './BasketState.js'
import { removalOf, removeFromBasket } from './removeFromBasket.js'
import type { RemoveAccommodationInput, RemoveExtrasInput } from './RemoveInputs.js'
import { uniqueJoined } from './toastTexts.js'

/** The line that is named and, for more than one, the next ones of the same kind of room. */
const roomLines = (deps: BasketDeps, { accoId, qty }: RemoveAccommodationInput): readonly string[] => {
  const rooms = basketOf(deps.store.state$.value)?.accommodations ?? []
  const named = rooms.find(({ id }) => id === accoId)
  if (named === undefined) return [accoId]
  const alike = rooms.filter(
    ({ id, accommodationId, roomId }) =>
      id !== accoId && accommodationId === named.accommodationId && roomId === named.roomId,
  )
  return [accoId, ...alike.map(({ id }) => id)].slice(0, Math.max(1, qty))
}

/** Remove by accoId, reload, toast (specification 2, §4). */
export const removeAccommodation = async (
  deps: BasketDeps,
  input: RemoveAccommodationInput,
): Promise<Either<Failure, void>> => {
  const { api, bookingRef } = deps
  const lines = roomLines(deps, input)
  const removals = lines.map((id) =>
    removalOf('accommodations', id, (context) => api.removeRoom(bookingRef, id, context)),
  )
  const remaining = await removeFromBasket(deps, 'removeAccommodation', removals)
  if (isLeft(remaining)) return remaining
  deps.messages.toast('success', deps.texts.basket.roomsRemoved(lines.length, input.roomName))
  return right(undefined)
}

/** Remove, reload, toast (specification 2, §4). */
export const removeExtras = async (
  deps: BasketDeps,
  { extrasToRemove }: RemoveExtrasInput,
): Promise<Either<Failure, void>> => {
  const { api, bookingRef } = deps
  const removals = extrasToRemove.map(({ id }) =>
    removalOf('extras', id, (context) => api.removeExtra(bookingRef, id, context)),
  )
  const remaining = await removeFromBasket(deps, 'removeExtra', removals)
  if (isLeft(remaining)) return remaining
  deps.messages.toast(
    'success',
    deps.texts.basket.extrasRemoved(uniqueJoined(extrasToRemove.map(({ option }) => option))),
  )
  return right(undefined)
}
