import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogue.js'
import { type ChosenRoomOption, roomQuantity, type RoomSelection } from './RoomSelection.js'
import { optionLines, roomsStillOnSale } from './roomSelectionTotals.js'
import { mostOf } from '../tickets/selectionTotals.js'

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
