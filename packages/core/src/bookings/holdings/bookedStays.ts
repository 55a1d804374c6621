import { roomOf } from '../../basket/roomExtras.js'
import { displayedCost, type Minor } from '../../money/Money.js'
import { alikeExtras, type BookedExtra } from './bookedExtras.js'
import type { Booking } from '../Booking.js'
import type { IsoDate } from '../../environment/time.js'
import { grouped } from './grouped.js'
import { nightsOf } from '../itinerary/calendarDates.js'
import { travellerNames } from './passengers.js'

export interface BookedRoom {
  readonly id: string
  readonly name: string
  /** Full names, without the passengers who do not travel. */
  readonly guests: readonly string[]
  readonly extras: readonly BookedExtra[]
  /** Of the room alone. */
  readonly cost: Minor
}

/** The rooms of one accommodation for the same nights. */
export interface BookedStay {
  readonly id: string
  readonly accommodationId: string
  readonly name: string
  /** Empty where it is not given. */
  readonly location: string
  readonly checkIn: IsoDate
  readonly checkOut: IsoDate
  readonly nights: number
  readonly rooms: readonly BookedRoom[]
}

/** Where a booking stays, the first night first. */
export const bookedStays = ({
  rooms,
  extras,
  pax,
}: Pick<Booking, 'rooms' | 'extras' | 'pax'>): readonly BookedStay[] => {
  const names = travellerNames(pax)
  const stays = grouped(rooms, (room) => JSON.stringify([room.accommodationId, room.name, room.checkIn, room.checkOut]))
  return stays
    .map(([, held]): BookedStay => {
      const [{ id, accommodationId, name, location, checkIn, checkOut }] = held
      return {
        id,
        accommodationId,
        name,
        location,
        checkIn,
        checkOut,
        nights: nightsOf({ checkIn, checkOut }),
        rooms: held.map((room) => ({
          id: room.id,
          name: room.roomName,
          guests: names(room.paxIds),
          extras: alikeExtras(
            extras.filter((extra) => roomOf(extra, rooms) === room),
            names,
          ),
          cost: displayedCost(room.cost),
        })),
      }
    })
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))
}
