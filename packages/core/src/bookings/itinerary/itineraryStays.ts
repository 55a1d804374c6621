import type { Booking } from '../Booking.js'
import { grouped } from '../holdings/grouped.js'
import { type PlacedEntry, type SharedThing, timeOf } from './Itinerary.js'
import { travellerNames } from '../holdings/travellerNames.js'

/** An arrival and a departure for each accommodation and its dates, with the rooms by their kind. */
export const itineraryStays = ({ rooms, pax }: Booking): readonly PlacedEntry[] => {
  const names = travellerNames(pax)
  const stays = grouped(rooms, (room) => JSON.stringify([room.accommodationId, room.checkIn, room.checkOut]))
  return stays.flatMap(([, held]) => {
    const [first] = held
    const kinds = grouped(held, ({ roomName }) => roomName).map(
      ([name, alike]): SharedThing => ({
        name,
        count: alike.length,
        people: names(alike.flatMap(({ paxIds }) => paxIds)),
      }),
    )
    const stay = { name: first.name, location: first.location, rooms: kinds }
    return [
      // Where no time is given, a room is free in the afternoon and left in the morning.
      {
        id: `in ${first.id}`,
        date: first.checkIn,
        time: timeOf(first.checkIn),
        around: '15:00',
        what: { kind: 'checkIn', ...stay },
      },
      {
        id: `out ${first.id}`,
        date: first.checkOut,
        time: timeOf(first.checkOut),
        around: '00:00',
        what: { kind: 'checkOut', ...stay },
      },
    ] satisfies readonly PlacedEntry[]
  })
}
