import type { AddAccommodationInput, RoomExtraChoice, SelectedRoom } from '../../basket/BasketApi.js'
import { answerProblem } from '../../customer/details/fieldRules.js'
import { availabilityLevel, mostOf } from '../onSale.js'
import type { AccommodationOnSale, Room, RoomExtra, RoomExtraOption } from './AccommodationCatalogueApi.js'
import {
  type ChosenRoom,
  extrasForRoom,
  optionLines,
  optionQuantity,
  roomQuantity,
  type RoomSelection,
  roomsStillOnSale,
} from './roomSelection.js'

export type InformationProblem = 'tooLong' | 'cardNumber'

/** Why rooms and extras cannot be added. */
export type RoomSelectionProblem =
  | {
      readonly kind: 'tooManyRooms'
      readonly accommodationId: string
      readonly roomId: string
      readonly available: number
    }
  | { readonly kind: 'tooManyOptions'; readonly extraId: string; readonly optionId: string; readonly available: number }
  /** A problem with the remark on an extra of one room. */
  | {
      readonly kind: 'information'
      readonly roomKey: number
      readonly extraId: string
      readonly problem: InformationProblem
    }

const informationProblems = ({ rooms }: RoomSelection): readonly RoomSelectionProblem[] =>
  rooms.flatMap(({ key, options }) =>
    options.flatMap(({ extraId, otherInformation }): readonly RoomSelectionProblem[] => {
      const found = answerProblem(otherInformation)
      const problem = found === 'cardNumber' ? found : 'tooLong'
      return found === null ? [] : [{ kind: 'information', roomKey: key, extraId, problem }]
    }),
  )

export const optionProblems = (
  selection: RoomSelection,
  extras: readonly RoomExtra[],
): readonly RoomSelectionProblem[] => [
  ...optionLines(selection, extras).flatMap(({ extra, option, quantity }): readonly RoomSelectionProblem[] =>
    quantity > mostOf(option)
      ? [{ kind: 'tooManyOptions', extraId: extra.extraId, optionId: option.optionId, available: mostOf(option) }]
      : [],
  ),
  ...informationProblems(selection),
]

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

/** The number available of this room's option, if too many rooms have it. */
export const tooManyOf = (
  problems: readonly RoomSelectionProblem[],
  { options }: ChosenRoom,
  extraId: string,
): number | null => {
  const optionId = options.find((one) => one.extraId === extraId)?.optionId
  const found = problems.find(
    (one) => one.kind === 'tooManyOptions' && one.extraId === extraId && one.optionId === optionId,
  )
  return found?.kind === 'tooManyOptions' ? found.available : null
}

export const informationProblem = (
  problems: readonly RoomSelectionProblem[],
  { key }: ChosenRoom,
  extraId: string,
): InformationProblem | null => {
  const found = problems.find((one) => one.kind === 'information' && one.roomKey === key && one.extraId === extraId)
  return found?.kind === 'information' ? found.problem : null
}

export const tooManyRoomsOf = (problems: readonly RoomSelectionProblem[], { id }: Pick<Room, 'id'>): number | null => {
  const found = problems.find((one) => one.kind === 'tooManyRooms' && one.roomId === id)
  return found?.kind === 'tooManyRooms' ? found.available : null
}

/** What must be corrected, and for which kind of room, or which extra of which room. */
export interface RoomProblem {
  readonly roomId: string | null
  /** The key of a chosen room, or the line of a room in the basket. */
  readonly room: string
  readonly extraId: string | null
  readonly what: { readonly kind: 'tooMany'; readonly available: number } | InformationProblem
}

/** Where a problem is shown. A problem with an option appears at the first room that has it. */
export const toProblem =
  ({ rooms }: RoomSelection, nameOf: (room: ChosenRoom) => string) =>
  (problem: RoomSelectionProblem): RoomProblem => {
    const at = (room: ChosenRoom | undefined): string => (room === undefined ? '' : nameOf(room))
    switch (problem.kind) {
      case 'tooManyRooms':
        return { roomId: problem.roomId, room: '', extraId: null, what: tooMany(problem.available) }
      case 'tooManyOptions': {
        const { extraId, optionId } = problem
        const room = rooms.find(({ options }) =>
          options.some((one) => one.extraId === extraId && one.optionId === optionId),
        )
        return { roomId: null, room: at(room), extraId, what: tooMany(problem.available) }
      }
      case 'information': {
        const room = rooms.find(({ key }) => key === problem.roomKey)
        return { roomId: null, room: at(room), extraId: problem.extraId, what: problem.problem }
      }
    }
  }

const tooMany = (available: number) => ({ kind: 'tooMany', available }) as const

/** Whether a room can have an option. `taken`: the remaining ones are chosen for other rooms. */
export type RoomOptionState =
  | { readonly kind: 'open' | 'taken' | 'soldOut' }
  | { readonly kind: 'few'; readonly left: number }

/** The availability of an option for one room of a selection, given what its other rooms use. */
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

/** A chosen option stays selectable, so that it can be seen and changed. */
export const canHaveOption = ({ kind }: RoomOptionState, isChosen: boolean): boolean =>
  isChosen || kind === 'open' || kind === 'few'

export const chosenExtrasOf = (room: ChosenRoom, extras: readonly RoomExtra[]): readonly RoomExtraChoice[] =>
  room.options.flatMap(({ extraId, optionId, otherInformation }): readonly RoomExtraChoice[] => {
    const name = extrasForRoom(extras, room).find((extra) => extra.extraId === extraId)?.name
    return name === undefined ? [] : [{ extraId, optionId, name, otherInformation: otherInformation.trim() }]
  })

/** The input for a selection. Null if something must be corrected, or if nothing is chosen. */
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
    return kind === undefined
      ? []
      : [{ accommodationId, roomId, name: kind.name, extras: chosenExtrasOf(room, extras) }]
  })
  return { rooms }
}

const optionsIn = ({ rooms }: RoomSelection): number => rooms.reduce((sum, { options }) => sum + options.length, 0)

/** Whether a chosen item is no longer on sale, so that it was left out. `extras` is null until they are known. */
export const roomsGoneOffSale = (
  selection: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[] | null,
): boolean => {
  const left = roomsStillOnSale(selection, onSale, extras ?? [])
  if (left.rooms.length < selection.rooms.length) return true
  return extras !== null && optionsIn(left) < optionsIn(selection)
}
