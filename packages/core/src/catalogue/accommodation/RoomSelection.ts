import type { BasketRoom } from '../../basket/Basket.js'
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
