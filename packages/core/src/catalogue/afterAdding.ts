import type { AddExtrasInput } from '../basket/AddInputs.js'
import type { BasketExtra, BasketRoom } from '../basket/Basket.js'
import type { ExtraSelection } from './ExtraSelection.js'
import type { HeldRoomOptions } from './HeldRoomOptions.js'
import type { RoomSelection } from './RoomSelection.js'

const cameIn = <A extends { readonly id: string }>(before: readonly A[], after: readonly A[]): readonly A[] =>
  after.filter(({ id }) => before.every((line) => line.id !== id))

/**
 * What an adding of rooms that failed still has to add, for the rooms that are in the basket all the same: rooms stay
 * where their extras fail (specification 2, §4), and so they do where only the answer was lost. Null where they are not in.
 */
export const optionsStillToAdd = (
  { rooms }: RoomSelection,
  before: readonly BasketRoom[],
  after: readonly BasketRoom[],
): HeldRoomOptions | null => {
  const free = [...cameIn(before, after)]
  const missing = rooms.map(({ accommodationId, roomId, options }): HeldRoomOptions | null => {
    const place = free.findIndex((line) => line.accommodationId === accommodationId && line.roomId === roomId)
    const [line] = place < 0 ? [] : free.splice(place, 1)
    if (line === undefined) return null
    return options
      .filter(({ extraId }) => line.extras.every((held) => held.extraId !== extraId))
      .map(({ extraId, optionId }) => ({ lineId: line.id, extraId, optionId }))
  })
  return missing.every((one) => one !== null) ? missing.flat() : null
}

/** Whether extras are in the basket although their adding failed: all of a request is taken or none, and an answer may be lost. */
export const extrasCameIn = (
  { selectedExtras }: Pick<AddExtrasInput, 'selectedExtras'>,
  before: readonly BasketExtra[],
  after: readonly BasketExtra[],
): boolean => {
  const lines = cameIn(before, after)
  const countOf = (extraId: string, optionId: string): number =>
    lines.filter((line) => line.extraId === extraId && line.optionId === optionId).length
  return selectedExtras.every(
    ({ extraId, optionId }) =>
      countOf(extraId, optionId) >=
      selectedExtras.filter((one) => one.extraId === extraId && one.optionId === optionId).length,
  )
}

/** What was chosen while the adding was under way stays chosen. */
export const withoutAddedRooms = (now: RoomSelection, added: RoomSelection): RoomSelection => ({
  ...now,
  rooms: now.rooms.filter(({ key }) => added.rooms.every((room) => room.key !== key)),
})

export const withoutAddedExtras = (now: ExtraSelection, added: ExtraSelection): ExtraSelection =>
  now.flatMap((chosen) => {
    const { quantity = 0 } = added.find(({ extraId, optionId }) => extraId === chosen.extraId && optionId === chosen.optionId) ?? {}
    return chosen.quantity > quantity ? [{ ...chosen, quantity: chosen.quantity - quantity }] : []
  })

export const withoutAddedOptions = (now: HeldRoomOptions, added: HeldRoomOptions): HeldRoomOptions =>
  now.filter(({ lineId, extraId, optionId }) =>
    added.every((one) => one.lineId !== lineId || one.extraId !== extraId || one.optionId !== optionId),
  )
