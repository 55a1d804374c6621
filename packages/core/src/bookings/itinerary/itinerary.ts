import { daysUntil, type IsoDate } from '../../environment/time.js'
import { type Booking, passengerNames, ticketsByEvent } from '../../domain/Booking.js'
import type { HeldExtra } from '../../domain/Holdings.js'
import { byText, grouped } from '../../domain/lists.js'
import { dotted, type Formats } from '../../language/formats.js'
import { peopleInWords } from '../../language/peopleInWords.js'
import type { Wording } from '../../language/Wording.js'
import { owed } from '../money/owed.js'
import type { Countdown } from '../bookingStatus.js'
import type { tripTexts } from './itineraryTexts.js'
import { itineraryTransport, type ItineraryTransport, timeOf } from './itineraryTransport.js'

/** A day of the trip relative to today. `next` is the first day ahead. */
export interface TripDay extends ItineraryDay {
  readonly when: 'past' | 'today' | 'next' | 'later'
}

/** The days of a trip, divided by today. */
export interface TripDays {
  /** The days before today, while the trip is under way. */
  readonly earlier: readonly TripDay[]
  /** Today and the days to come. All days of a trip that is over or has not begun. */
  readonly ahead: readonly TripDay[]
}

/** `now` is ms since the epoch. No day of a cancelled trip (`off`) is today or next. */
export const tripDays = (days: readonly ItineraryDay[], { kind }: Countdown, now: number): TripDays => {
  if (kind === 'off') return { earlier: [], ahead: days.map((day) => ({ ...day, when: 'later' })) }
  const until = days.map(({ date }) => (date === null ? Infinity : daysUntil(date, now)))
  const next = until.findIndex((count) => count > 0 && count < Infinity)
  const placed = days.map((day, at): TripDay => {
    const count = until[at] ?? Infinity
    const ahead = at === next ? 'next' : 'later'
    return { ...day, when: count < 0 ? 'past' : count === 0 ? 'today' : ahead }
  })
  const isUnderWay = until.some((count) => count >= 0 && count < Infinity)
  const isEarlier = ({ when }: TripDay): boolean => isUnderWay && when === 'past'
  return { earlier: placed.filter(isEarlier), ahead: placed.filter((day) => !isEarlier(day)) }
}

/** A kind of item that several people may share. */
export interface SharedItem {
  readonly name: string
  readonly count: number
  /** Full names, each once, without passengers who do not travel. */
  readonly people: readonly string[]
}

interface Stay {
  readonly kind: 'checkIn' | 'checkOut'
  readonly name: string
  readonly location: string
  /** Empty if the back end sends none. */
  readonly address: string
  /** The hotel's reference. Empty if the back end sends none. */
  readonly reference: string
  readonly rooms: readonly SharedItem[]
}

interface Outing {
  readonly kind: 'event'
  readonly name: string
  readonly venue: string
  readonly tickets: readonly SharedItem[]
}

export interface ItineraryEntry {
  readonly id: string
  /** "19:30". Null if no time is given. */
  readonly time: string | null
  readonly what: ItineraryTransport | Stay | Outing
}

/** The events, stays and transport of one day, in order of time. */
export interface ItineraryDay {
  /** Null for entries without a date, which come last. */
  readonly date: IsoDate | null
  readonly entries: readonly ItineraryEntry[]
}

/** An entry before it is sorted into its day. `around` is used for sorting if it has no time. */
interface PlacedEntry extends ItineraryEntry {
  readonly date: IsoDate | null
  readonly around: string
}

/** Items of one name as one, with all their passengers. `names` finds the names of passengers. */
const sharedItems = <A>(
  items: readonly A[],
  names: ReturnType<typeof passengerNames>,
  nameOf: (item: A) => string,
  passengerIdsOf: (item: A) => readonly number[],
): readonly SharedItem[] =>
  grouped(items, nameOf).map(([name, alike]) => ({
    name,
    count: alike.length,
    people: names(alike.flatMap(passengerIdsOf)),
  }))

const ownPassenger = ({ passengerId }: { readonly passengerId: number }): readonly number[] => [passengerId]

/** An arrival and a departure for each accommodation and its dates, with the rooms by kind. */
const itineraryStays = ({ rooms, passengers }: Booking): readonly PlacedEntry[] => {
  const names = passengerNames(passengers)
  const stays = grouped(rooms, (room) => JSON.stringify([room.accommodationId, room.checkIn, room.checkOut]))
  return stays.flatMap(([, held]) => {
    const [first] = held
    const { id, name, location, address = '', reference = '', checkIn, checkOut } = first
    const rooms = sharedItems(
      held,
      names,
      ({ roomName }) => roomName,
      ({ passengerIds }) => passengerIds,
    )
    const stay = { name, location, address, reference, rooms }
    const placed = (kind: Stay['kind'], prefix: string, date: IsoDate, around: string): PlacedEntry => ({
      id: `${prefix} ${id}`,
      date,
      time: timeOf(date),
      around,
      what: { kind, ...stay },
    })
    // Without a time, check-in sorts into the afternoon and check-out into the morning.
    return [placed('checkIn', 'in', checkIn, '15:00'), placed('checkOut', 'out', checkOut, '00:00')]
  })
}

/** Each event once, with its tickets by kind. */
const itineraryEvents = ({ tickets, passengers }: Booking): readonly PlacedEntry[] => {
  const names = passengerNames(passengers)
  return ticketsByEvent(tickets).map((held) => {
    const [{ id, eventName: name, eventDate: at, venue }] = held
    return {
      id: `event ${id}`,
      date: at,
      time: at === null ? null : timeOf(at),
      around: '12:00',
      what: { kind: 'event', name, venue, tickets: sharedItems(held, names, (ticket) => ticket.name, ownPassenger) },
    }
  })
}

/** The trip by day: transport, stays and events, in the order of each day. */
export const itineraryOf = (booking: Booking, formats: Formats): readonly ItineraryDay[] => {
  const placed = [
    ...itineraryTransport(booking, formats),
    ...itineraryStays(booking),
    ...itineraryEvents(booking),
  ].sort(byText(({ time, around }) => time ?? around))
  return grouped(placed, ({ date }) => date?.slice(0, 10) ?? '')
    .map(([day, entries]) => ({
      date: day === '' ? null : day,
      entries: entries.map(({ id, time, what }) => ({ id, time, what })),
    }))
    .sort(byText(({ date }) => date ?? '9999'))
}

/** Items without a day: extras by name and option with their passengers, and insurance by name. */
export const extrasOf = ({
  extras,
  insurance,
  passengers,
}: Booking): { readonly extras: readonly SharedItem[]; readonly insurance: readonly string[] } => {
  const nameOf = ({ name, option }: HeldExtra): string => [name, option].filter((part) => part.trim() !== '').join(': ')
  return {
    extras: sharedItems(extras, passengerNames(passengers), nameOf, ownPassenger),
    insurance: [...new Set(insurance.map(({ name }) => name))],
  }
}

type Words = Wording<typeof tripTexts>

interface EntryWords {
  readonly icon: 'plane' | 'bus' | 'bed' | 'ticket'
  /** Shown instead of a time that is not specified. */
  readonly untimed: string | null
  /** The time with its zone, such as "07:25 GMT", or what is shown instead. Empty if no time is given. */
  readonly when: string
  readonly title: string
  /** Place, people and quantity. */
  readonly lines: readonly string[]
  /** The time zone of the time, such as "CET". Null if it is not known. */
  readonly zone: string | null
  /** The place on a map. Null if no place is given. */
  readonly map: PlaceOnMap | null
}

export interface PlaceOnMap {
  readonly place: string
  readonly address: string
}

/** A search for a place, which opens the phone's map. */
const onMap = (place: string, where = ''): PlaceOnMap | null => {
  if (place.trim() === '') return null
  // A lone surrogate cannot be encoded in a URL.
  const query = present([place, where])
    .join(', ')
    .replaceAll(/\p{Cs}/gu, ' ')
  return { place, address: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}` }
}

const present = (lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line) => line !== null && line !== '').map(String)

const shared = (items: readonly SharedItem[], most: number, words: Words): readonly string[] =>
  items.map(({ name, count, people: names }) =>
    present([words.several(count, name), peopleInWords(names, most, words)]).join(': '),
  )

const arrivalOf = ({ arrives, arrivalZone }: ItineraryTransport): string => present([arrives, arrivalZone]).join(' ')

/** The texts of one entry of an itinerary, with at most `most` names in a line. */
export const entryWords = (entry: ItineraryEntry, words: Words, most: number): EntryWords => {
  const rest = wordsWithoutTime(entry, words, most)
  return { ...rest, when: present([entry.time ?? rest.untimed, entry.time && rest.zone]).join(' ') }
}

const plain = { untimed: null, lines: [], zone: null, map: null }

const wordsWithoutTime = ({ what }: ItineraryEntry, words: Words, most: number): Omit<EntryWords, 'when'> => {
  switch (what.kind) {
    case 'transport':
      return {
        icon: what.by === 'plane' ? 'plane' : 'bus',
        untimed: what.isTimeSpecified ? null : words.timeToBeConfirmed,
        title: words.journey(what.from, what.to),
        lines: present([
          dotted(what.name, what.arrives === null ? '' : words.arrives(arrivalOf(what))),
          what.reference && words.supplierReference(what.reference),
          peopleInWords(what.people, most, words),
        ]),
        zone: what.isTimeSpecified ? what.zone : null,
        map: onMap(what.from),
      }
    case 'checkIn':
      return {
        ...plain,
        icon: 'bed',
        title: words.checkIn(what.name),
        lines: present([
          what.address || what.location,
          what.reference && words.supplierReference(what.reference),
          ...shared(what.rooms, most, words),
        ]),
        map: onMap(what.name, what.address || what.location),
      }
    case 'checkOut':
      return { ...plain, icon: 'bed', title: words.checkOut(what.name) }
    case 'event':
      return {
        ...plain,
        icon: 'ticket',
        title: what.name,
        lines: present([what.venue, ...shared(what.tickets, most, words)]),
        map: onMap(what.venue),
      }
  }
}

/** A fact about a booking, in words. */
export interface BookingFact {
  readonly label: string
  readonly value: string
}

/** What is owed, for print and for offline reading. */
export const owedFacts = (booking: Booking, words: Words, formats: Formats): readonly BookingFact[] => {
  const { outstanding, overdue, next } = owed(booking)
  if (outstanding.amount === 0) return []
  const due = next?.taken === 'byHand' && next.date !== null ? formats.date(next.date) : null
  return [
    { label: words.balance, value: words.balanceBy(formats.money(outstanding), due) },
    ...(overdue?.amount ? [{ label: words.overdue, value: formats.money(overdue.amount) }] : []),
    ...(next?.taken === 'byItself'
      ? [{ label: words.next, value: words.byItself(formats.money(next.amount), next.date && formats.date(next.date)) }]
      : []),
  ]
}

/**
 * The itinerary as a text to share: what, where and when. It has no names, prices or references, which others could use
 * to act as the customer.
 */
export const itineraryText = (
  { name, departureDate, returnDate }: Pick<Booking, 'name' | 'departureDate' | 'returnDate'>,
  days: readonly ItineraryDay[],
  words: Words,
  formats: Formats,
): string => {
  const line = (entry: ItineraryEntry): string => {
    const { title, when } = entryWords(entry, words, 0)
    const { what } = entry
    const where = what.kind === 'checkIn' ? what.address || what.location : what.kind === 'event' ? what.venue : ''
    const how =
      what.kind === 'transport' ? present([what.name, what.arrives && words.arrives(arrivalOf(what))]).join(', ') : ''
    return `${present([when, title]).join(' ')}${present(['', where, how])
      .map((part) => `, ${part}`)
      .join('')}`
  }
  const blocks = days.map(({ date, entries }) =>
    [date === null ? words.undated : formats.date(date), ...entries.map(line)].join('\n'),
  )
  return [`${name}\n${formats.dateRange(departureDate, returnDate)}`, ...blocks].join('\n\n')
}
