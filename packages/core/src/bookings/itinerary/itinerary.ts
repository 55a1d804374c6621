import type { IsoDate } from '../../environment/time.js'
import { type Booking, travellerNames } from '../Booking.js'
import type { Formats } from '../../messages/formats.js'
import { grouped, type HeldTransport } from '../holdings/Holdings.js'
import { isStillHeld } from '../../resale/ResaleApi.js'

/** Something of which there may be several, and the people who share it. */
export interface SharedThing {
  readonly name: string
  readonly count: number
  /** Full names, each once; without the passengers who do not travel. */
  readonly people: readonly string[]
}

export interface Journey {
  readonly kind: 'journey'
  readonly by: 'plane' | 'road'
  /** With its type, unless the name says it already. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly departure: IsoDate
  /** "09:35" on the day of the departure, "Thu 21 January 2027, 06:10" on another; null where it is not known. */
  readonly arrives: string | null
  readonly isTimeSpecified: boolean
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

/** The time of a date-time as it is written, null where there is none. */
export const timeOf = (date: IsoDate): string | null => /T(\d{2}:\d{2})/.exec(date)?.[1] ?? null

const nameOf = ({ name, type }: HeldTransport): string =>
  type === '' || name.toLowerCase().includes(type.toLowerCase()) ? name : `${type} · ${name}`

const byPlane = ({ name, type }: HeldTransport): boolean => /\b(?:flight|plane|air)/i.test(`${type} ${name}`)

/** If the departure time is not specified, the arrival time is not certain either. */
const arrivalOf = (
  { departureDate, arrivalDate, isDepartureTimeSpecified }: HeldTransport,
  formats: Formats,
): string | null => {
  if (arrivalDate === null || !isDepartureTimeSpecified) return null
  return (
    (arrivalDate.slice(0, 10) === departureDate.slice(0, 10) ? timeOf(arrivalDate) : null) ??
    formats.dateTime(arrivalDate)
  )
}

/** The time by which a journey without one is sorted into its day. */
const untimed: Readonly<Record<HeldTransport['direction'], string>> = {
  OUTBOUND: '00:00',
  RETURN: '23:59',
  UNKNOWN: '12:00',
}

/** One entry for everybody who travels together. */
export const itineraryJourneys = ({ transport, pax }: Booking, formats: Formats): readonly PlacedEntry[] => {
  const names = travellerNames(pax)
  const together = grouped(transport, (one) =>
    JSON.stringify([one.name, one.direction, one.departureLocation, one.arrivalLocation, one.departureDate]),
  )
  return together.map(([, [first, ...others]]) => ({
    id: `journey ${first.id}`,
    date: first.departureDate,
    time: first.isDepartureTimeSpecified ? timeOf(first.departureDate) : null,
    around: untimed[first.direction],
    what: {
      kind: 'journey',
      by: byPlane(first) ? 'plane' : 'road',
      name: nameOf(first),
      from: first.departureLocation,
      to: first.arrivalLocation,
      departure: first.departureDate,
      arrives: arrivalOf(first, formats),
      isTimeSpecified: first.isDepartureTimeSpecified,
      people: names([first, ...others].map(({ paxId }) => paxId)),
    },
  }))
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
