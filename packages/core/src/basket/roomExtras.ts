import type { HeldRoomExtra } from './adding/addInputs.js'
import type { HeldExtra, HeldRoom } from '../bookings/holdings/Holdings.js'
import type { Basket, BasketRoom } from './Basket.js'
import type { RoomExtraToAdd } from './BasketApi.js'

/** The extras of room number n come from group n + 1 (specification 2, §3). */
export const groupOfRoom = (roomNumber: number): number => roomNumber + 1

/** The extras for one call: those of one accommodation. */
export interface ExtrasOfAccommodation {
  readonly accommodationId: string
  readonly extras: readonly RoomExtraToAdd[]
}

/** Which of the rooms of its accommodation a room is, from 0. */
const numberOf = (room: BasketRoom, rooms: readonly BasketRoom[]): number =>
  rooms.filter(({ accommodationId }) => accommodationId === room.accommodationId).indexOf(room)

/** One entry for each accommodation, its extras by room. */
export const extrasByAccommodation = (
  wanted: readonly HeldRoomExtra[],
  rooms: readonly BasketRoom[],
): readonly ExtrasOfAccommodation[] => {
  const placed = wanted.flatMap(({ roomLineId, ...extra }): readonly RoomExtraToAdd[] => {
    const room = rooms.find(({ id }) => id === roomLineId)
    if (room === undefined) return []
    return [{ ...extra, accommodationId: room.accommodationId, groupId: groupOfRoom(numberOf(room, rooms)) }]
  })
  return [...new Set(placed.map(({ accommodationId }) => accommodationId))].map((accommodationId) => ({
    accommodationId,
    extras: placed
      .filter((extra) => extra.accommodationId === accommodationId)
      .toSorted((a, b) => a.groupId - b.groupId),
  }))
}

/** Which of the rooms of a basket, or of a booking, an extra belongs to: the one of its number; one whose room is gone belongs to none. */
export const roomOf = <R extends HeldRoom>(extra: HeldExtra, rooms: readonly R[]): R | undefined => {
  const alike = rooms.filter(({ accommodationId }) => accommodationId === extra.accommodationId)
  return alike.find((_room, number) => groupOfRoom(number) === extra.groupId)
}

/** The basket as it was loaded, with the extras of each room rebuilt: each room extra is in the list of one room. */
export const withRoomExtras = (basket: Basket): Basket => ({
  ...basket,
  accommodations: basket.accommodations.map((room) => ({
    ...room,
    extras: basket.extras.filter((extra) => roomOf(extra, basket.accommodations)?.id === room.id),
  })),
})
