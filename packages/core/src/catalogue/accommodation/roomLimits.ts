import type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  RoomExtraChoice,
  SelectedRoom,
} from '../../basket/AddInputs.js'
import type { BasketRoom } from '../../basket/Basket.js'
import { availabilityLevel, mostOf } from '../tickets/selectionTotals.js'
import type { AccommodationOnSale, RoomExtra, RoomExtraOption } from './AccommodationCatalogue.js'
import {
  type ChosenRoom,
  type ChosenRoomOption,
  extrasForRoom,
  roomQuantity,
  type RoomSelection,
} from './roomSelection.js'
import { optionLines, optionQuantity, roomsStillOnSale } from './roomTotals.js'

/** More than there are: what has to be put right before rooms and extras can be added. */
export type RoomSelectionProblem =
  | {
      readonly kind: 'tooManyRooms'
      readonly accommodationId: string
      readonly roomId: string
      readonly available: number
    }
  | { readonly kind: 'tooManyOptions'; readonly extraId: string; readonly optionId: string; readonly available: number }

export const optionProblems = (
  selection: RoomSelection,
  extras: readonly RoomExtra[],
): readonly RoomSelectionProblem[] =>
  optionLines(selection, extras).flatMap(({ extra, option, quantity }): readonly RoomSelectionProblem[] =>
    quantity > mostOf(option)
      ? [{ kind: 'tooManyOptions', extraId: extra.extraId, optionId: option.optionId, available: mostOf(option) }]
      : [],
  )

export const roomSelectionProblems = (
  chosen: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
): readonly RoomSelectionProblem[] => {
  const selection = roomsStillOnSale(chosen, onSale, extras)
  const tooMany = onSale.flatMap(({ rooms }) =>
    rooms.flatMap((room): readonly RoomSelectionProblem[] =>
      roomQuantity(selection, room) > mostOf(room)
        ? [{ kind: 'tooManyRooms', accommodationId: room.accommodationId, roomId: room.id, available: mostOf(room) }]
        : [],
    ),
  )
  return [...tooMany, ...optionProblems(selection, extras)]
}

/** The problem of one extra of a room, by the options that the room has; that of any of them where none is named. */
export const problemOfOptions = (
  problems: readonly RoomSelectionProblem[],
  options: readonly ChosenRoomOption[],
  extraId?: string,
): RoomSelectionProblem | undefined =>
  problems.find(
    (one) =>
      one.kind === 'tooManyOptions' &&
      (extraId === undefined || one.extraId === extraId) &&
      options.some((chosen) => chosen.extraId === one.extraId && chosen.optionId === one.optionId),
  )

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
