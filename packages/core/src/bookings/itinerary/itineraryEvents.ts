import type { Booking } from '../Booking.js'
import { grouped } from '../holdings/grouped.js'
import { isStillHeld } from '../../resale/resaleCodes.js'
import { type PlacedEntry, type SharedThing, timeOf } from './Itinerary.js'
import { travellerNames } from '../holdings/travellerNames.js'

/** Each event once, with the tickets that are still held, by their kind. */
export const itineraryEvents = ({ tickets, pax }: Booking): readonly PlacedEntry[] => {
  const names = travellerNames(pax)
  return grouped(tickets.filter(isStillHeld), ({ eventName, eventDate }) => JSON.stringify([eventName, eventDate])).map(
    ([, held]) => {
      const [first] = held
      const kinds = grouped(held, ({ name }) => name).map(
        ([name, alike]): SharedThing => ({ name, count: alike.length, people: names(alike.map(({ paxId }) => paxId)) }),
      )
      return {
        id: `event ${first.id}`,
        date: first.eventDate,
        time: first.eventDate === null ? null : timeOf(first.eventDate),
        around: '12:00',
        what: { kind: 'event', name: first.eventName, venue: first.venue, at: first.eventDate, tickets: kinds },
      }
    },
  )
}
