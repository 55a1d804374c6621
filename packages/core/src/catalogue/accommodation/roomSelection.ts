import type { Draft } from '../../session/Drafts.js'
import { joinIds, splitIds } from '../shop.js'
import type { Room, RoomExtra } from './AccommodationCatalogueApi.js'

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

/** Rooms with their extras, put together and not added yet. */
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

/** Sets the number of rooms of a kind. The first ones keep their options; the last ones are removed first. */
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

/** `optionId` null takes the extra off the room again. Another option keeps what was typed. */
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

// As fields of text. What is typed is a field of its own, as it was typed: a draft looks for card numbers in it.

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
