import type { HeldRoomExtra } from '../../basket/AddInputs.js'
import type { BasketRoom } from '../../basket/Basket.js'
import type { Draft } from '../../session/Drafts.js'
import { joined, parted } from '../choiceDrafts.js'
import type { Room, RoomExtra } from './AccommodationCatalogue.js'

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

export const noRooms: RoomSelection = { rooms: [], nextKey: 1 }

/** The rooms of the basket, in their order, with no new option chosen yet. */
export const heldRoomsSelection = (rooms: readonly BasketRoom[]): RoomSelection => ({
  rooms: rooms.map(({ accommodationId, roomId }, place) => ({ key: place + 1, accommodationId, roomId, options: [] })),
  nextKey: rooms.length + 1,
})

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

/** As many rooms of a kind as wanted; those that were there keep their options, the last ones go first. */
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

/** What is to be known of an option that is chosen. */
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

/** An option for a room that is in the basket already, by the line of the room. */
export interface HeldRoomOption extends ChosenRoomOption {
  readonly lineId: string
}

/** Options for rooms of the basket, put together and not added yet. */
export type HeldRoomOptions = readonly HeldRoomOption[]

/** As `chooseRoomOption` does. */
export const chooseHeldOption = (
  options: HeldRoomOptions,
  lineId: string,
  extraId: string,
  optionId: string | null,
): HeldRoomOptions => {
  const isIt = (one: HeldRoomOption): boolean => one.lineId === lineId && one.extraId === extraId
  const others = options.filter((one) => !isIt(one))
  const otherInformation = options.find(isIt)?.otherInformation ?? ''
  return optionId === null ? others : [...others, { lineId, extraId, optionId, otherInformation }]
}

export const informOfHeldOption = (
  options: HeldRoomOptions,
  lineId: string,
  extraId: string,
  otherInformation: string,
): HeldRoomOptions =>
  options.map((one) => (one.lineId === lineId && one.extraId === extraId ? { ...one, otherInformation } : one))

export const toHeldOption = ({ roomLineId, extraId, optionId, otherInformation }: HeldRoomExtra): HeldRoomOption => ({
  lineId: roomLineId,
  extraId,
  optionId,
  otherInformation,
})

/** Without those of `pressed` that are in the basket; `left` are not. */
export const withoutAddedOptions = (
  now: HeldRoomOptions,
  pressed: HeldRoomOptions,
  left: HeldRoomOptions,
): HeldRoomOptions => {
  const isIn = (options: HeldRoomOptions, { lineId, extraId, optionId }: HeldRoomOption): boolean =>
    options.some((one) => one.lineId === lineId && one.extraId === extraId && one.optionId === optionId)
  return now.filter((one) => isIn(left, one) || !isIn(pressed, one))
}

/** What was chosen for rooms, now for the lines that they have in the basket. */
export const optionsForNewRooms = (rooms: readonly ChosenRoom[], lines: readonly BasketRoom[]): HeldRoomOptions => {
  const free = [...lines]
  return rooms.flatMap(({ roomId, options }) => {
    const index = free.findIndex((line) => line.roomId === roomId)
    const [line] = index < 0 ? [] : free.splice(index, 1)
    return line === undefined ? [] : options.map((option) => ({ ...option, lineId: line.id }))
  })
}

/** The extras that a room of the basket can still have: of each at most one option. */
export const extrasForHeldRoom = (extras: readonly RoomExtra[], room: BasketRoom): readonly RoomExtra[] =>
  extrasForRoom(extras, room).filter(({ extraId }) => room.extras.every((held) => held.extraId !== extraId))

/** As a selection over the rooms of the basket, without what has gone meanwhile: the room, the extra, or the need of it. */
export const heldOptionsSelection = (
  options: HeldRoomOptions,
  rooms: readonly BasketRoom[],
  extras: readonly RoomExtra[],
): RoomSelection =>
  options.reduce((selection, { lineId, extraId, optionId, otherInformation }) => {
    const place = rooms.findIndex(({ id }) => id === lineId)
    const room = rooms[place]
    const key = selection.rooms[place]?.key
    if (room === undefined || key === undefined) return selection
    const offered = extrasForHeldRoom(extras, room).find((extra) => extra.extraId === extraId)
    const isOffered = offered?.options.some((option) => option.optionId === optionId) === true
    if (!isOffered) return selection
    return informOfRoomOption(chooseRoomOption(selection, key, extraId, optionId), key, extraId, otherInformation)
  }, heldRoomsSelection(rooms))

// Both as fields of text, for the drafts that outlive a session. What is typed is a field of its own, as it was typed: a
// draft looks for card numbers in it.

export const toRoomDraft = ({ rooms, nextKey }: RoomSelection): Draft =>
  Object.fromEntries([
    ['nextKey', String(nextKey)],
    ...rooms.map(({ key, accommodationId, roomId }) => [`room/${key}`, joined(accommodationId, roomId)]),
    ...rooms.flatMap(({ key, options }) =>
      options.flatMap(({ extraId, optionId, otherInformation }) => [
        [`option/${key}/${encodeURIComponent(extraId)}`, optionId],
        [`information/${key}/${encodeURIComponent(extraId)}`, otherInformation],
      ]),
    ),
  ])

/** The rooms that were kept so, in the order of their keys. */
export const fromRoomDraft = (draft: Draft): RoomSelection => {
  const entries = Object.entries(draft)
  const optionsOf = (key: number): readonly ChosenRoomOption[] =>
    entries.flatMap(([name, value]): readonly ChosenRoomOption[] => {
      const [kind, room, extraId = ''] = parted(name)
      const otherInformation = draft[`information/${key}/${encodeURIComponent(extraId)}`] ?? ''
      return kind === 'option' && Number(room) === key ? [{ extraId, optionId: value, otherInformation }] : []
    })
  const rooms = entries.flatMap(([name, value]): readonly ChosenRoom[] => {
    const [kind, place] = parted(name)
    if (kind !== 'room') return []
    const [accommodationId = '', roomId = ''] = parted(value)
    const key = Number(place)
    return [{ key, accommodationId, roomId, options: optionsOf(key) }]
  })
  return { rooms: rooms.toSorted((a, b) => a.key - b.key), nextKey: Number(draft['nextKey'] ?? 1) }
}

export const toHeldOptionsDraft = (options: HeldRoomOptions): Draft =>
  Object.fromEntries(
    options.flatMap(({ lineId, extraId, optionId, otherInformation }) => [
      [joined(lineId, extraId), optionId],
      [joined(lineId, extraId, 'information'), otherInformation],
    ]),
  )

export const fromHeldOptionsDraft = (draft: Draft): HeldRoomOptions =>
  Object.entries(draft).flatMap(([name, optionId]): HeldRoomOptions => {
    const [lineId = '', extraId = '', isInformation] = parted(name)
    const otherInformation = draft[joined(lineId, extraId, 'information')] ?? ''
    return isInformation === undefined ? [{ lineId, extraId, optionId, otherInformation }] : []
  })
