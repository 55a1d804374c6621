import type { HeldRoomOptions } from './accommodation/HeldRoomOptions.js'
import type { RoomSelection } from './accommodation/RoomSelection.js'

/** What was chosen while the adding was under way stays chosen. */
export const withoutAddedRooms = (now: RoomSelection, added: RoomSelection): RoomSelection => ({
  ...now,
  rooms: now.rooms.filter(({ key }) => added.rooms.every((room) => room.key !== key)),
})

export const withoutAddedOptions = (now: HeldRoomOptions, added: HeldRoomOptions): HeldRoomOptions =>
  now.filter(({ lineId, extraId, optionId }) =>
    added.every((one) => one.lineId !== lineId || one.extraId !== extraId || one.optionId !== optionId),
  )
