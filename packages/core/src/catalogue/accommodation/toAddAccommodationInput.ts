import type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  RoomExtraChoice,
  SelectedRoom,
} from '../../basket/AddInputs.js'
import type { BasketRoom } from '../../basket/Basket.js'
import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogue.js'
import { type ChosenRoom, extrasForRoom, type RoomSelection } from './RoomSelection.js'
import { optionProblems, roomSelectionProblems } from './roomSelectionProblems.js'
import { roomsStillOnSale } from './roomSelectionTotals.js'

const extrasOf = (room: ChosenRoom, extras: readonly RoomExtra[]): readonly RoomExtraChoice[] =>
  room.options.flatMap(({ extraId, optionId, otherInformation }): readonly RoomExtraChoice[] => {
    const name = extrasForRoom(extras, room).find((extra) => extra.extraId === extraId)?.name
    return name === undefined ? [] : [{ extraId, optionId, name, otherInformation }]
  })

/** What is sent for a selection; null while something has to be put right, or where nothing is chosen. */
export const toAddAccommodationInput = (
  chosen: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
): AddAccommodationInput | null => {
  const selection = roomsStillOnSale(chosen, onSale, extras)
  if (selection.rooms.length === 0 || roomSelectionProblems(selection, onSale, extras).length > 0) return null
  const kinds = onSale.flatMap(({ rooms }) => rooms)
  const rooms = selection.rooms.flatMap((room): readonly SelectedRoom[] => {
    const { accommodationId, roomId } = room
    const kind = kinds.find((one) => one.accommodationId === accommodationId && one.id === roomId)
    return kind === undefined ? [] : [{ accommodationId, roomId, name: kind.name, extras: extrasOf(room, extras) }]
  })
  return { rooms }
}

/** The same for rooms that the basket holds: `selection` has one room for each of `held`, in their order. */
export const toAddAccommodationOptionsInput = (
  selection: RoomSelection,
  held: readonly BasketRoom[],
  extras: readonly RoomExtra[],
): AddAccommodationOptionsInput | null => {
  const chosen = held.flatMap(({ id }, index) => {
    const room = selection.rooms[index]
    return room === undefined ? [] : extrasOf(room, extras).map((extra) => ({ ...extra, roomLineId: id }))
  })
  return chosen.length === 0 || optionProblems(selection, extras).length > 0 ? null : { extras: chosen }
}
