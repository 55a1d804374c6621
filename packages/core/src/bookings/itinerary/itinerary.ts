import type { IsoDate } from '../../environment/time.js'
import { type Booking, travellerNames } from '../Booking.js'
import type { Formats } from '../../messages/formats.js'
import { grouped } from '../holdings/Holdings.js'
import { isStillHeld } from '../../resale/ResaleApi.js'
import { itineraryJourneys, type Journey, timeOf } from './journeys.js'

/** Something of which there may be several, and the people who share it. */
export interface SharedThing {
  readonly name: string
  readonly count: number
  /** Full names, each once; without the passengers who do not travel. */
  readonly people: readonly string[]
}

interface Stay {
  readonly kind: 'checkIn' | 'checkOut'
  readonly name: string
  readonly location: string
  readonly rooms: readonly SharedThing[]
}

interface Outing {
  readonly kind: 'event'
  readonly name: string
  readonly venue: string
  readonly at: IsoDate | null
  readonly tickets: readonly SharedThing[]
}

export interface ItineraryEntry {
  readonly id: string
  /** "19:30"; null where no time is given. */
  readonly time: string | null
  readonly what: Journey | Stay | Outing
}

export interface ItineraryDay {
  /** Null for what has no date yet, which comes last. */
  readonly date: IsoDate | null
  readonly entries: readonly ItineraryEntry[]
}

/** An entry before it is sorted into its day. `around` is used for sorting if it has no time. */
interface PlacedEntry extends ItineraryEntry {
  readonly date: IsoDate | null
  readonly around: string
}

/** An arrival and a departure for each accommodation and its dates, with the rooms by their kind. */
const itineraryStays = ({ rooms, pax }: Booking): readonly PlacedEntry[] => {
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
      // Without a time, check-in is assumed in the afternoon and check-out in the morning.
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

/** Each event once, with the tickets that are still held, by their kind. */
const itineraryEvents = ({ tickets, pax }: Booking): readonly PlacedEntry[] => {
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

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The trip day by day: journeys, nights and events, each in the order of the day. */
export const itineraryOf = (booking: Booking, formats: Formats): readonly ItineraryDay[] => {
  const placed = [...itineraryJourneys(booking, formats), ...itineraryStays(booking), ...itineraryEvents(booking)].sort(
    (a, b) => compare(a.time ?? a.around, b.time ?? b.around),
  )
  const days = new Map<IsoDate | null, ItineraryEntry[]>()
  for (const { date, id, time, what } of placed) {
    const day = date?.slice(0, 10) ?? null
    const entries = days.get(day) ?? []
    entries.push({ id, time, what })
    days.set(day, entries)
  }
  return [...days]
    .map(([date, entries]) => ({ date, entries }))
    .sort((a, b) => compare(a.date ?? '9999', b.date ?? '9999'))
}

/** What belongs to the trip but to no day of it: extras by name and option with who has them, and insurance by name. */
export const extrasOf = ({
  extras,
  insurance,
  pax,
}: Booking): { readonly extras: readonly SharedThing[]; readonly insurance: readonly string[] } => {
  const names = travellerNames(pax)
  const kinds = grouped(extras, ({ name, option }) => [name, option].filter((part) => part !== '').join(': '))
  return {
    extras: kinds.map(([name, alike]) => ({
      name,
      count: alike.length,
      people: names(alike.map(({ paxId }) => paxId)),
    })),
    insurance: [...new Set(insurance.map(({ name }) => name))],
  }
}
