import type { RoomExtra, RoomExtraOption } from './AccommodationCatalogue.js'
import type { RoomSelection } from './RoomSelection.js'
import { optionQuantity } from './roomSelectionTotals.js'
import { availabilityLevel, mostOf } from '../tickets/selectionTotals.js'

/** Whether a room can have an option. `taken`: what is left has been chosen for other rooms. */
export type RoomOptionState =
  | { readonly kind: 'open' | 'taken' | 'soldOut' }
  | { readonly kind: 'few'; readonly left: number }

/** What is left of an option for one room of a selection, beside what its other rooms have of it. */
export const roomOptionState = (
  selection: RoomSelection,
  roomKey: number,
  extra: RoomExtra,
  option: RoomExtraOption,
): RoomOptionState => {
  const level = availabilityLevel(option)
  if (level === 'soldOut') return { kind: 'soldOut' }
  const others = { ...selection, rooms: selection.rooms.filter(({ key }) => key !== roomKey) }
  const left = mostOf(option) - optionQuantity(others, extra, option.optionId)
  if (left <= 0) return { kind: 'taken' }
  return level === 'few' ? { kind: 'few', left } : { kind: 'open' }
}

/** A choice that was made stays open, so that it can be seen and changed. */
export const canHaveOption = ({ kind }: RoomOptionState, isChosen: boolean): boolean =>
  isChosen || kind === 'open' || kind === 'few'
