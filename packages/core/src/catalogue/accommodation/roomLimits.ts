import { answerProblem } from '../../customer/details/fieldRules.js'
import { availabilityLevel, mostOf, tooManyOf } from '../onSale.js'
import type { RoomExtra, RoomExtraOption } from './AccommodationCatalogueApi.js'
import {
  type ChosenRoom,
  optionQuantity,
  roomQuantity,
  type RoomSelection,
  type RoomsHere,
  roomsStillOnSale,
  roomsWithOption,
} from './roomSelection.js'

export type InformationProblem = 'tooLong' | 'cardNumber'

/** The problem with the remark on an extra of a room. */
export const informationProblem = (otherInformation: string): InformationProblem | null => {
  const problem = answerProblem(otherInformation)
  return problem === null || problem === 'cardNumber' ? problem : 'tooLong'
}

/** What must be corrected before anything is sent, and for which kind of room, or which extra of which room. */
export interface RoomProblem {
  readonly roomId: string | null
  /** The key of a chosen room, or the line of a room in the basket. */
  readonly room: string
  readonly extraId: string | null
  readonly what: { readonly kind: 'tooMany'; readonly available: number } | InformationProblem
}

const nameOf = (room: ChosenRoom | undefined): string => room?.lineId ?? String(room?.key ?? '')

const tooMany = (available: number | null, where: Omit<RoomProblem, 'what'>): readonly RoomProblem[] =>
  available === null ? [] : [{ ...where, what: { kind: 'tooMany', available } }]

/** `selection` is on sale. A problem with an option appears at the first room that has it. */
export const roomProblems = (selection: RoomSelection, { onSale, extras }: RoomsHere): readonly RoomProblem[] => [
  ...onSale
    .flatMap(({ rooms }) => rooms)
    .flatMap((kind) =>
      tooMany(tooManyOf(kind, roomQuantity(selection, kind)), { roomId: kind.id, room: '', extraId: null }),
    ),
  ...(extras ?? []).flatMap((extra) =>
    extra.options.flatMap((option) => {
      const rooms = roomsWithOption(selection.rooms, extra, option.optionId)
      const where = { roomId: null, room: nameOf(rooms[0]), extraId: extra.extraId }
      return tooMany(tooManyOf(option, rooms.length), where)
    }),
  ),
  ...selection.rooms.flatMap((room) =>
    room.options.flatMap(({ extraId, otherInformation }): readonly RoomProblem[] => {
      const what = informationProblem(otherInformation)
      return what === null ? [] : [{ roomId: null, room: nameOf(room), extraId, what }]
    }),
  ),
]

/** Whether a room can have an option. */
export interface OptionForRoom {
  /** `taken`: the remaining ones are chosen for other rooms. */
  readonly availability: 'open' | 'few' | 'taken' | 'soldOut'
  /** The number available for this room, if there are few. */
  readonly left: number | null
  readonly canBeChosen: boolean
}

/** A chosen option stays selectable, so that it can be seen and changed. */
export const optionForRoom = (
  { rooms }: RoomSelection,
  room: ChosenRoom,
  extra: RoomExtra,
  option: RoomExtraOption,
): OptionForRoom => {
  const { optionId } = option
  const others = rooms.filter(({ key }) => key !== room.key)
  const left = mostOf(option) - optionQuantity(others, extra, optionId)
  const level = availabilityLevel(option)
  const ofLeft = left <= 0 ? 'taken' : level === 'few' ? 'few' : 'open'
  const availability = level === 'soldOut' ? level : ofLeft
  const isChosen = room.options.some((one) => one.extraId === extra.extraId && one.optionId === optionId)
  return {
    availability,
    left: availability === 'few' ? left : null,
    canBeChosen: isChosen || availability === 'open' || availability === 'few',
  }
}

const optionsIn = (rooms: readonly ChosenRoom[]): number => rooms.reduce((sum, { options }) => sum + options.length, 0)

/** Whether a chosen item is no longer on sale, so that it was left out. */
export const roomsGoneOffSale = (selection: RoomSelection, here: RoomsHere): boolean => {
  const [chosen, left] = [selection, roomsStillOnSale(selection, here)].map(({ rooms }) =>
    rooms.filter(({ lineId }) => lineId === null),
  )
  if (chosen === undefined || left === undefined || left.length < chosen.length) return true
  return here.extras !== null && optionsIn(left) < optionsIn(chosen)
}
