import type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  CustomersInput,
  SelectedRoom,
  SelectedRoomExtra,
} from '../../basket/AddInputs.js'
import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogue.js'
import { extrasForRoom, type RoomSelection } from './RoomSelection.js'
import { optionProblems, roomSelectionProblems } from './roomSelectionProblems.js'
import { roomsStillOnSale } from './roomSelectionTotals.js'

/** Each option with the number of its room, counted from 0 among the rooms of its accommodation. */
const selectedExtras = ({ rooms }: RoomSelection, extras: readonly RoomExtra[]): readonly SelectedRoomExtra[] =>
  rooms.flatMap((room) => {
    const { accommodationId } = room
    const roomNumber = rooms.filter((other) => other.accommodationId === accommodationId).indexOf(room)
    return room.options.flatMap(({ extraId, optionId, otherInformation }): readonly SelectedRoomExtra[] => {
      const name = extrasForRoom(extras, room).find((extra) => extra.extraId === extraId)?.name
      return name === undefined ? [] : [{ accommodationId, extraId, optionId, name, otherInformation, roomNumber }]
    })
  })

/** What is sent for a selection; null while something has to be put right, or where nothing is chosen. */
export const toAddAccommodationInput = (
  chosen: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
  { customerId, basketPax }: CustomersInput,
): AddAccommodationInput | null => {
  const selection = roomsStillOnSale(chosen, onSale, extras)
  if (selection.rooms.length === 0 || roomSelectionProblems(selection, onSale, extras).length > 0) return null
  const kinds = onSale.flatMap(({ rooms }) => rooms)
  const selectedRooms = selection.rooms.flatMap(({ accommodationId, roomId }): readonly SelectedRoom[] => {
    const kind = kinds.find((room) => room.accommodationId === accommodationId && room.id === roomId)
    return kind === undefined ? [] : [{ accommodationId, roomId, name: kind.name }]
  })
  return { customerId, basketPax, selectedRooms, selectedExtras: selectedExtras(selection, extras) }
}

/** The same for rooms that the basket holds (`heldRoomsSelection`). */
export const toAddAccommodationOptionsInput = (
  selection: RoomSelection,
  extras: readonly RoomExtra[],
): AddAccommodationOptionsInput | null => {
  const chosen = selectedExtras(selection, extras)
  return chosen.length === 0 || optionProblems(selection, extras).length > 0 ? null : { selectedExtras: chosen }
}
