import { answerProblem } from '../../customer/details/fieldRules.js'
import { availabilityLevel, mostOf } from '../onSale.js'
import type { Room, RoomExtra, RoomExtraOption } from './AccommodationCatalogueApi.js'
import {
  type ChosenRoom,
  optionQuantity,
  roomQuantity,
  type RoomSelection,
  type RoomsHere,
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

/** `selection` is on sale. */
export const roomSelectionProblems = (
  selection: RoomSelection,
  { onSale, extras }: RoomsHere,
): readonly RoomSelectionProblem[] => [
  ...onSale.flatMap(({ rooms }) =>
    rooms
      .filter((room) => roomQuantity(selection, room) > mostOf(room))
      .map((room): RoomSelectionProblem => {
        const { accommodationId, id: roomId } = room
        return { kind: 'tooManyRooms', accommodationId, roomId, available: mostOf(room) }
      }),
  ),
  ...(extras ?? []).flatMap((extra) =>
    extra.options
      .filter((option) => optionQuantity(selection.rooms, extra, option.optionId) > mostOf(option))
      .map((option): RoomSelectionProblem => {
        const [{ extraId }, { optionId }] = [extra, option]
        return { kind: 'tooManyOptions', extraId, optionId, available: mostOf(option) }
      }),
  ),
  ...informationProblems(selection),
]

type ProblemOf<Kind> = Extract<RoomSelectionProblem, { readonly kind: Kind }>

const problemsOf = <Kind extends RoomSelectionProblem['kind']>(problems: readonly RoomSelectionProblem[], kind: Kind) =>
  problems.filter((one): one is ProblemOf<Kind> => one.kind === kind)

/** The number available of this room's option, if too many rooms have it. */
export const tooManyOf = (
  problems: readonly RoomSelectionProblem[],
  { options }: ChosenRoom,
  extraId: string,
): number | null => {
  const optionId = options.find((one) => one.extraId === extraId)?.optionId
  const isOf = (one: ProblemOf<'tooManyOptions'>): boolean => one.extraId === extraId && one.optionId === optionId
  return problemsOf(problems, 'tooManyOptions').find(isOf)?.available ?? null
}

export const informationProblem = (
  problems: readonly RoomSelectionProblem[],
  { key }: ChosenRoom,
  extraId: string,
): InformationProblem | null =>
  problemsOf(problems, 'information').find((one) => one.roomKey === key && one.extraId === extraId)?.problem ?? null

export const tooManyRoomsOf = (problems: readonly RoomSelectionProblem[], { id }: Pick<Room, 'id'>): number | null =>
  problemsOf(problems, 'tooManyRooms').find(({ roomId }) => roomId === id)?.available ?? null

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
  ({ rooms }: RoomSelection) =>
  (problem: RoomSelectionProblem): RoomProblem => {
    if (problem.kind === 'tooManyRooms')
      return { roomId: problem.roomId, room: '', extraId: null, what: tooMany(problem.available) }
    const { extraId } = problem
    const room = rooms.find(({ key, options }) =>
      problem.kind === 'information'
        ? key === problem.roomKey
        : options.some((one) => one.extraId === extraId && one.optionId === problem.optionId),
    )
    const what = problem.kind === 'information' ? problem.problem : tooMany(problem.available)
    return { roomId: null, room: room?.lineId ?? String(room?.key ?? ''), extraId, what }
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
  const others = selection.rooms.filter(({ key }) => key !== roomKey)
  const left = mostOf(option) - optionQuantity(others, extra, option.optionId)
  if (left <= 0) return { kind: 'taken' }
  return level === 'few' ? { kind: 'few', left } : { kind: 'open' }
}

/** A chosen option stays selectable, so that it can be seen and changed. */
export const canHaveOption = ({ kind }: RoomOptionState, isChosen: boolean): boolean =>
  isChosen || kind === 'open' || kind === 'few'

const optionsIn = (rooms: readonly ChosenRoom[]): number => rooms.reduce((sum, { options }) => sum + options.length, 0)

/** Whether a chosen item is no longer on sale, so that it was left out. */
export const roomsGoneOffSale = (selection: RoomSelection, here: RoomsHere): boolean => {
  const [chosen, left] = [selection, roomsStillOnSale(selection, here)].map(({ rooms }) =>
    rooms.filter(({ lineId }) => lineId === null),
  )
  if (chosen === undefined || left === undefined || left.length < chosen.length) return true
  return here.extras !== null && optionsIn(left) < optionsIn(chosen)
}
