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

/** `optionId` null takes the extra off the room again. */
export const chooseRoomOption = (
  selection: RoomSelection,
  roomKey: number,
  extraId: string,
  optionId: string | null,
  otherInformation = '',
): RoomSelection => ({
  ...selection,
  rooms: selection.rooms.map((room): ChosenRoom => {
    if (room.key !== roomKey) return room
    const others = room.options.filter((option) => option.extraId !== extraId)
    return { ...room, options: optionId === null ? others : [...others, { extraId, optionId, otherInformation }] }
  }),
})

/** The extras that a kind of room can have. */
export const extrasForRoom = (
  extras: readonly RoomExtra[],
  { accommodationId, roomId }: Pick<ChosenRoom, 'accommodationId' | 'roomId'>,
): readonly RoomExtra[] =>
  extras.filter(
    (extra) => extra.accommodationId === accommodationId && (extra.roomId === null || extra.roomId === roomId),
  )

/** An option for a room that is in the basket already, by the line of the room. */
export interface HeldRoomOption {
  readonly lineId: string
  readonly extraId: string
  readonly optionId: string
}

/** Options for rooms of the basket, put together and not added yet. */
export type HeldRoomOptions = readonly HeldRoomOption[]

/** `optionId` null takes the extra off the room again. */
export const chooseHeldOption = (
  options: HeldRoomOptions,
  lineId: string,
  extraId: string,
  optionId: string | null,
): HeldRoomOptions => {
  const others = options.filter((one) => one.lineId !== lineId || one.extraId !== extraId)
  return optionId === null ? others : [...others, { lineId, extraId, optionId }]
}

export const toHeldOption = ({ roomLineId, extraId, optionId }: HeldRoomExtra): HeldRoomOption => ({
  lineId: roomLineId,
  extraId,
  optionId,
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
    return line === undefined ? [] : options.map(({ extraId, optionId }) => ({ lineId: line.id, extraId, optionId }))
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
  options.reduce((selection, { lineId, extraId, optionId }) => {
    const place = rooms.findIndex(({ id }) => id === lineId)
    const room = rooms[place]
    const key = selection.rooms[place]?.key
    if (room === undefined || key === undefined) return selection
    const offered = extrasForHeldRoom(extras, room).find((extra) => extra.extraId === extraId)
    const isOffered = offered?.options.some((option) => option.optionId === optionId) === true
    return isOffered ? chooseRoomOption(selection, key, extraId, optionId) : selection
  }, heldRoomsSelection(rooms))

// Both as fields of text, for the drafts that outlive a session.

export const toRoomDraft = ({ rooms, nextKey }: RoomSelection): Draft =>
  Object.fromEntries([
    ['nextKey', String(nextKey)],
    ...rooms.map(({ key, accommodationId, roomId }) => [`room/${key}`, joined(accommodationId, roomId)]),
    ...rooms.flatMap(({ key, options }) =>
      options.map(({ extraId, optionId, otherInformation }) => [
        `option/${key}/${encodeURIComponent(extraId)}`,
        joined(optionId, otherInformation),
      ]),
    ),
  ])

/** The rooms that were kept so, in the order of their keys. */
export const fromRoomDraft = (draft: Draft): RoomSelection => {
  const entries = Object.entries(draft)
  const optionsOf = (key: number): readonly ChosenRoomOption[] =>
    entries.flatMap(([name, value]): readonly ChosenRoomOption[] => {
      const [kind, room, extraId = ''] = parted(name)
      const [optionId = '', otherInformation = ''] = parted(value)
      return kind === 'option' && Number(room) === key ? [{ extraId, optionId, otherInformation }] : []
    })
  const rooms = entries.flatMap(([name, value]): readonly ChosenRoom[] => {
    const [kind, place] = parted(name)
    const [accommodationId = '', roomId = ''] = parted(value)
    const key = Number(place)
    return kind === 'room' ? [{ key, accommodationId, roomId, options: optionsOf(key) }] : []
  })
  return { rooms: rooms.toSorted((a, b) => a.key - b.key), nextKey: Number(draft['nextKey'] ?? 1) }
}

export const toHeldOptionsDraft = (options: HeldRoomOptions): Draft =>
  Object.fromEntries(options.map(({ lineId, extraId, optionId }) => [joined(lineId, extraId), optionId]))

export const fromHeldOptionsDraft = (draft: Draft): HeldRoomOptions =>
  Object.entries(draft).map(([name, optionId]) => {
    const [lineId = '', extraId = ''] = parted(name)
    return { lineId, extraId, optionId }
  })
