import type { SelectedRoomExtra } from './AddInputs.js'
import type { HeldExtra, HeldRoom } from '../bookings/holdings/Holdings.js'
import type { Basket, BasketExtra } from './Basket.js'
import type { RoomExtraToAdd } from './BasketApi.js'

/** The extras of room number n come from group n + 1 (specification 2, §3). */
export const groupOfRoom = (roomNumber: number): number => roomNumber + 1

/** The extras for one call: those of one accommodation. */
export interface ExtrasOfAccommodation {
  readonly accommodationId: string
  readonly extras: readonly RoomExtraToAdd[]
}

/**
 * One entry for each accommodation, in the order in which they were chosen, its extras by room. `roomsBefore` is how many
 * rooms of an accommodation stand in front of those that the numbers count.
 */
export const extrasByAccommodation = (
  selected: readonly SelectedRoomExtra[],
  roomsBefore: (accommodationId: string) => number,
): readonly ExtrasOfAccommodation[] =>
  [...new Set(selected.map(({ accommodationId }) => accommodationId))].map((accommodationId) => ({
    accommodationId,
    extras: selected
      .filter((extra) => extra.accommodationId === accommodationId)
      .toSorted((a, b) => a.roomNumber - b.roomNumber)
      .map(({ roomNumber, ...extra }) => ({
        ...extra,
        groupId: groupOfRoom(roomsBefore(accommodationId) + roomNumber),
      })),
  }))

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

/** Those of no room of the basket: general ones, and options of rooms that the booking has already, or that were removed. */
export const generalExtras = ({
  extras,
  accommodations,
}: Pick<Basket, 'extras' | 'accommodations'>): readonly BasketExtra[] =>
  extras.filter((extra) => roomOf(extra, accommodations) === undefined)
