import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import type { Failure } from '../failure/Failure.js'
import type { AddAccommodationInput, AddAccommodationOptionsInput, SelectedRoomExtra } from './AddInputs.js'
import type { Basket } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import { addToBasket } from './changeBasket.js'
import { failedStep } from './internalMessages.js'
import { customersPaxId } from './paxRules.js'
import { extrasByAccommodation } from './roomExtras.js'
import { countsByName } from './toastTexts.js'

/** One call for each accommodation, in sequence, stopping at the first errors (specification 2, §4). */
const sendExtras = async (
  { api, bookingRef }: BasketDeps,
  selected: readonly SelectedRoomExtra[],
  roomsBefore: (accommodationId: string) => number,
  context: CallContext,
): Promise<Either<Failure, void>> => {
  for (const { accommodationId, extras } of extrasByAccommodation(selected, roomsBefore)) {
    const added = await api.addRoomExtras(bookingRef, accommodationId, extras, context)()
    if (isLeft(added)) return left(failedStep('addExtras', 'roomExtras')(added.left))
  }
  return right(undefined)
}

const sendRooms = async (
  { api, bookingRef }: BasketDeps,
  { customerId, basketPax, selectedRooms }: AddAccommodationInput,
  basket: Basket | null,
  context: CallContext,
): Promise<Either<Failure, void>> => {
  const paxId = customersPaxId(customerId, [...basketPax, ...(basket?.pax ?? [])])
  const added = await api.addRooms(
    bookingRef,
    selectedRooms.map((room) => ({ ...room, paxId })),
    context,
  )()
  return isLeft(added) ? left(failedStep('addAccommodation', 'rooms')(added.left)) : right(undefined)
}

const roomsIn =
  (basket: Basket | null) =>
  (accommodationId: string): number =>
    basket?.accommodations.filter((room) => room.accommodationId === accommodationId).length ?? 0

/** The flag speaks of the last adding of accommodation alone. */
const flagged = async (deps: BasketDeps, run: () => Promise<Either<Failure, void>>): Promise<Either<Failure, void>> => {
  deps.store.raise({ accommodationsAdded: false })
  const outcome = await run()
  if (!isLeft(outcome)) deps.store.raise({ accommodationsAdded: true })
  return outcome
}

/** Rooms first; their extras only where there are any, and the rooms stay where these fail (specification 2, §4). */
export const addAccommodation = (deps: BasketDeps, input: AddAccommodationInput): Promise<Either<Failure, void>> => {
  const { selectedRooms, selectedExtras } = input
  const { added, optionsAdded } = deps.texts.basket
  const rooms = countsByName(selectedRooms.map(({ name }) => name)).map(([name, count]) => added(count, name))
  return flagged(deps, () =>
    addToBasket(deps, {
      add: (context, basket) => sendRooms(deps, input, basket, context),
      afterwards:
        selectedExtras.length === 0
          ? undefined
          : (context, basket) => sendExtras(deps, selectedExtras, roomsIn(basket), context),
      successMessages: selectedExtras.length === 0 ? rooms : [...rooms, optionsAdded(selectedExtras.length)],
    }),
  )
}

/** Extras of rooms that are held already. */
export const addAccommodationOptions = (
  deps: BasketDeps,
  { selectedExtras }: AddAccommodationOptionsInput,
): Promise<Either<Failure, void>> =>
  addToBasket(deps, {
    add: (context) => sendExtras(deps, selectedExtras, () => 0, context),
    successMessages: [deps.texts.basket.optionsAdded(selectedExtras.length)],
  })
