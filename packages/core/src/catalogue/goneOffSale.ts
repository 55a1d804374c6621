import type { AccommodationOnSale, RoomExtra } from './accommodation/AccommodationCatalogue.js'
import type { RoomSelection } from './accommodation/RoomSelection.js'
import { roomsStillOnSale } from './accommodation/roomSelectionTotals.js'

const optionsIn = ({ rooms }: RoomSelection): number => rooms.reduce((sum, { options }) => sum + options.length, 0)

/** Whether something that was chosen is no longer on sale, and is therefore left out. `extras` null while they are not known. */
export const roomsGoneOffSale = (
  selection: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[] | null,
): boolean => {
  const left = roomsStillOnSale(selection, onSale, extras ?? [])
  if (left.rooms.length < selection.rooms.length) return true
  return extras !== null && optionsIn(left) < optionsIn(selection)
}
