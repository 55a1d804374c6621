import type { Draft } from '../../session/Drafts.js'
import { joinIds, splitIds } from '../shop.js'
import type { AccommodationOnSale, Room, RoomExtra, RoomExtraOption } from './AccommodationCatalogueApi.js'
import { addMinor, displayedCost, type Minor, sumMinor, timesMinor } from '../../money/Money.js'

/** One option of one extra of a room. */
export interface ChosenRoomOption {
  readonly extraId: string
  readonly optionId: string
  readonly otherInformation: string
}

export interface ChosenRoom {
  readonly key: number
  readonly accommodationId: string
  readonly roomId: string
  /** At most one for each extra. */
  readonly options: readonly ChosenRoomOption[]
}

/** Rooms with their extras, chosen but not added yet. */
export interface RoomSelection {
  readonly rooms: readonly ChosenRoom[]
  /** Keys are never used twice. */
  readonly nextKey: number
}

const addRoom = (
  selection: RoomSelection,
  { accommodationId, id }: Pick<Room, 'accommodationId' | 'id'>,
): RoomSelection => ({
  rooms: [...selection.rooms, { key: selection.nextKey, accommodationId, roomId: id, options: [] }],
  nextKey: selection.nextKey + 1,
})

const isOf =
  ({ accommodationId, id }: Pick<Room, 'accommodationId' | 'id'>) =>
  (room: ChosenRoom): boolean =>
    room.accommodationId === accommodationId && room.roomId === id

export const roomQuantity = ({ rooms }: RoomSelection, room: Pick<Room, 'accommodationId' | 'id'>): number =>
  rooms.filter(isOf(room)).length

/** Sets the number of rooms of a kind. The first rooms keep their options, and the last ones are removed first. */
export const setRoomQuantity = (
  selection: RoomSelection,
  room: Pick<Room, 'accommodationId' | 'id'>,
  quantity: number,
): RoomSelection => {
  const now = roomQuantity(selection, room)
  if (now === quantity || quantity < 0) return selection
  if (now < quantity) return setRoomQuantity(addRoom(selection, room), room, quantity)
  const last = selection.rooms.findLast(isOf(room))
  return setRoomQuantity({ ...selection, rooms: selection.rooms.filter((one) => one !== last) }, room, quantity)
}

const withOptions = (
  selection: RoomSelection,
  roomKey: number,
  change: (options: readonly ChosenRoomOption[]) => readonly ChosenRoomOption[],
): RoomSelection => ({
  ...selection,
  rooms: selection.rooms.map((room) => (room.key === roomKey ? { ...room, options: change(room.options) } : room)),
})

/** `optionId` null removes the extra from the room. A different option keeps the typed remark. */
export const chooseRoomOption = (
  selection: RoomSelection,
  roomKey: number,
  extraId: string,
  optionId: string | null,
): RoomSelection =>
  withOptions(selection, roomKey, (options) => {
    const others = options.filter((option) => option.extraId !== extraId)
    const otherInformation = options.find((option) => option.extraId === extraId)?.otherInformation ?? ''
    return optionId === null ? others : [...others, { extraId, optionId, otherInformation }]
  })

/** Sets the remark of a chosen option. */
export const informOfRoomOption = (
  selection: RoomSelection,
  roomKey: number,
  extraId: string,
  otherInformation: string,
): RoomSelection =>
  withOptions(selection, roomKey, (options) =>
    options.map((option) => (option.extraId === extraId ? { ...option, otherInformation } : option)),
  )

/** The extras that a kind of room can have. */
export const extrasForRoom = (
  extras: readonly RoomExtra[],
  { accommodationId, roomId }: Pick<ChosenRoom, 'accommodationId' | 'roomId'>,
): readonly RoomExtra[] =>
  extras.filter(
    (extra) => extra.accommodationId === accommodationId && (extra.roomId === null || extra.roomId === roomId),
  )

// The selection as text fields. A remark has its own field, exactly as typed, because drafts search it for card
// numbers.

const toRoomDraft = ({ rooms, nextKey }: RoomSelection): Draft =>
  Object.fromEntries([
    ['nextKey', String(nextKey)],
    ...rooms.map(({ key, accommodationId, roomId }) => [`room/${key}`, joinIds(accommodationId, roomId)]),
    ...rooms.flatMap(({ key, options }) =>
      options.flatMap(({ extraId, optionId, otherInformation }) => [
        [`option/${key}/${encodeURIComponent(extraId)}`, optionId],
        [`information/${key}/${encodeURIComponent(extraId)}`, otherInformation],
      ]),
    ),
  ])

/** The rooms of a draft, in the order of their keys. */
const fromRoomDraft = (draft: Draft): RoomSelection => {
  const entries = Object.entries(draft)
  const optionsOf = (key: number): readonly ChosenRoomOption[] =>
    entries.flatMap(([name, value]): readonly ChosenRoomOption[] => {
      const [kind, room, extraId = ''] = splitIds(name)
      const otherInformation = draft[`information/${key}/${encodeURIComponent(extraId)}`] ?? ''
      return kind === 'option' && Number(room) === key ? [{ extraId, optionId: value, otherInformation }] : []
    })
  const rooms = entries.flatMap(([name, value]): readonly ChosenRoom[] => {
    const [kind, keyText] = splitIds(name)
    if (kind !== 'room') return []
    const [accommodationId = '', roomId = ''] = splitIds(value)
    const key = Number(keyText)
    return [{ key, accommodationId, roomId, options: optionsOf(key) }]
  })
  return { rooms: rooms.toSorted((a, b) => a.key - b.key), nextKey: Number(draft['nextKey'] ?? 1) }
}

export const roomDraft = {
  isEmpty: ({ rooms }: RoomSelection): boolean => rooms.length === 0,
  toDraft: toRoomDraft,
  fromDraft: fromRoomDraft,
}

export interface RoomLine {
  readonly accommodation: AccommodationOnSale
  readonly room: Room
  readonly quantity: number
  readonly cost: Minor
}

export interface RoomOptionLine {
  readonly extra: RoomExtra
  readonly option: RoomExtraOption
  readonly quantity: number
  readonly cost: Minor
}

export interface RoomSelectionTotals {
  readonly rooms: readonly RoomLine[]
  readonly options: readonly RoomOptionLine[]
  readonly count: number
  readonly bookingFee: Minor
  /** What they add to the basket's total. */
  readonly total: Minor
}

/** The selection without rooms and extras that are no longer on sale, and so no longer on the screen. */
export const roomsStillOnSale = (
  selection: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
): RoomSelection => {
  const isOffered = ({ accommodationId, roomId }: ChosenRoom): boolean =>
    onSale.some(({ rooms }) => rooms.some((room) => room.accommodationId === accommodationId && room.id === roomId))
  const offeredOptions = (room: ChosenRoom): ChosenRoom['options'] =>
    room.options.filter(({ extraId, optionId }) =>
      extrasForRoom(extras, room).some(
        (extra) => extra.extraId === extraId && extra.options.some((option) => option.optionId === optionId),
      ),
    )
  return {
    ...selection,
    rooms: selection.rooms.filter(isOffered).map((room) => ({ ...room, options: offeredOptions(room) })),
  }
}

export const optionQuantity = (
  selection: RoomSelection,
  { extraId, accommodationId }: RoomExtra,
  optionId: string,
): number =>
  selection.rooms.filter(
    (room) =>
      room.accommodationId === accommodationId &&
      room.options.some((chosen) => chosen.extraId === extraId && chosen.optionId === optionId),
  ).length

/** Each option once, with the number of rooms that have it. */
export const optionLines = (selection: RoomSelection, extras: readonly RoomExtra[]): readonly RoomOptionLine[] =>
  extras.flatMap((extra) =>
    extra.options.flatMap((option): readonly RoomOptionLine[] => {
      const quantity = optionQuantity(selection, extra, option.optionId)
      return quantity === 0 ? [] : [{ extra, option, quantity, cost: timesMinor(displayedCost(option.cost), quantity) }]
    }),
  )

/** The cost of the chosen rooms and their extras before they are added. */
export const roomSelectionTotals = (
  chosen: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
): RoomSelectionTotals => {
  const selection = roomsStillOnSale(chosen, onSale, extras)
  const rooms = onSale.flatMap((accommodation) =>
    accommodation.rooms.flatMap((room): readonly RoomLine[] => {
      const quantity = roomQuantity(selection, room)
      return quantity === 0
        ? []
        : [{ accommodation, room, quantity, cost: timesMinor(displayedCost(room.cost), quantity) }]
    }),
  )
  const options = optionLines(selection, extras)
  const fees = [
    ...rooms.map(({ room, quantity }) => timesMinor(room.cost.bookingFee, quantity)),
    ...options.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity)),
  ]
  return {
    rooms,
    options,
    count: rooms.reduce((sum, { quantity }) => sum + quantity, 0),
    bookingFee: sumMinor(fees),
    total: addMinor(sumMinor(rooms.map(({ cost }) => cost)), sumMinor(options.map(({ cost }) => cost))),
  }
}
