import { type ItineraryDay, latest, type Trip } from '@booking-dashboard/core'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Tab } from '../browser/Tab.js'
import type { Invariant } from '../invariants/Invariant.js'
import { bookingRefs } from '../model/TestContext.js'
import type { Answers, Lines, Read } from './Answers.js'
import { decodedBy } from './decodedBy.js'

type BookingWire = t.TypeOf<typeof bookingsEndpoints.get.answer>['booking']
type Group<A> = readonly [A, ...A[]]

/** A ticket that belongs to somebody else (behaviour/resale#1.4). */
const sold = 3

const groupsOf = <A>(all: readonly A[], of: (one: A) => readonly string[]): readonly Group<A>[] => {
  const groups = new Map<string, [A, ...A[]]>()
  for (const one of all) {
    const name = of(one).join('|')
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [one])
    else group.push(one)
  }
  return [...groups.values()]
}

const dayIn = (iso: string | null | undefined): string => iso?.slice(0, 10) ?? 'no day'
const timeIn = (iso: string): string => (iso.includes('T') ? iso.slice(11, 16) : 'no time')

/** An accommodation without a name is called by its place. */
const accommodationIn = ({ name, location, acco_id }: BookingWire['accommodations'][number]): string =>
  name.trim() === '' ? location || acco_id : name
const namesIn = (people: readonly string[]): string => [...new Set(people)].toSorted().join(', ')

interface Kind {
  readonly name: string
  readonly count: number
  readonly people: readonly string[]
}

/** "2 × Balcony (Amelia Hart, Theo Hart)" of each kind, sorted, because kinds have no order. */
const kindsIn = (kinds: readonly Kind[]): string =>
  kinds
    .map(({ name, count, people }) => `${count} × ${name} (${namesIn(people)})`)
    .toSorted()
    .join(', ')

const kindsOf = (all: readonly { readonly name: string; readonly people: readonly string[] }[]): readonly Kind[] =>
  groupsOf(all, ({ name }) => [name]).map((alike) => ({
    name: alike[0].name,
    count: alike.length,
    people: alike.flatMap(({ people }) => people),
  }))

/** One line for each arrival, departure, event, journey and extra of the booking, and for each insurance. */
const tripAnswered = ({
  accommodations,
  extras,
  insurance = [],
  tickets,
  transport,
  ...booking
}: BookingWire): Lines => {
  const travelling = new Map(
    booking.pax
      .filter(({ cancelled }) => !cancelled)
      .map(({ id, personal_details: { first_name, last_name } }) => [id, `${first_name} ${last_name}`]),
  )
  const names = (ids: readonly number[]): readonly string[] => ids.flatMap((id) => travelling.get(id) ?? [])
  return [
    ...groupsOf(accommodations, (one) => [one.acco_id, one.check_in.iso_value, one.check_out.iso_value]).flatMap(
      (rooms) => {
        const [{ check_in, check_out }] = rooms
        const name = accommodationIn(rooms[0])
        const kinds = kindsOf(rooms.map(({ room_name, pax_ids }) => ({ name: room_name, people: names(pax_ids) })))
        return [
          `${dayIn(check_in.iso_value)} in ${name}: ${kindsIn(kinds)}`,
          `${dayIn(check_out.iso_value)} out ${name}: ${kindsIn(kinds)}`,
        ]
      },
    ),
    ...groupsOf(
      tickets.filter(({ resale }) => resale?.code !== sold),
      (one) => [one.event_name, one.event_date?.iso_value ?? ''],
    ).map((held) => {
      const [{ event_name, event_date, venue }] = held
      const kinds = kindsOf(held.map(({ name, pax_id }) => ({ name, people: names([pax_id]) })))
      return `${dayIn(event_date?.iso_value)} event ${event_name} at ${venue ?? ''}: ${kindsIn(kinds)}`
    }),
    ...groupsOf(transport, ({ name, direction, departure_location, arrival_location, departure_date }) => [
      ...[name, direction, departure_location, arrival_location, departure_date.iso_value],
    ]).map((legs) => {
      const [{ departure_location, arrival_location, departure_date: departs, is_departure_time_specified }] = legs
      const time = is_departure_time_specified ? timeIn(departs.iso_value) : 'no time'
      const people = namesIn(names(legs.map(({ pax_id }) => pax_id)))
      return `${dayIn(departs.iso_value)} ${time} ${departure_location} to ${arrival_location}: ${people}`
    }),
    ...kindsOf(
      extras.map(({ name, option, pax_id }) => ({
        name: [name, option.value].filter((part) => part.trim() !== '').join(': '),
        people: names([pax_id]),
      })),
    ).map((kind) => `extra ${kindsIn([kind])}`),
    ...[...new Set(insurance.map(({ name }) => name))].map((name) => `insurance ${name}`),
  ].toSorted()
}

const entryShown = (day: string | null, { time, what }: ItineraryDay['entries'][number]): string => {
  const date = dayIn(day)
  switch (what.kind) {
    case 'checkIn':
      return `${date} in ${what.name}: ${kindsIn(what.rooms)}`
    case 'checkOut':
      return `${date} out ${what.name}: ${kindsIn(what.rooms)}`
    case 'event':
      return `${date} event ${what.name} at ${what.venue}: ${kindsIn(what.tickets)}`
    case 'transport':
      return `${date} ${time ?? 'no time'} ${what.from} to ${what.to}: ${namesIn(what.people)}`
  }
}

const tripShown = ({ days, extras, insurance }: Trip): Lines =>
  [
    ...days.flatMap(({ date, entries }) => entries.map((entry) => entryShown(date, entry))),
    ...extras.map((kind) => `extra ${kindsIn([kind])}`),
    ...insurance.map((name) => `insurance ${name}`),
  ].toSorted()

const isAscending = (all: readonly string[]): boolean => all.every((one, at) => at === 0 || (all[at - 1] ?? '') <= one)

/** Days in their order, those without a date last; times in their order within a day. */
const isInOrder = ({ days }: Trip): boolean =>
  isAscending(days.map(({ date }) => date ?? '9999')) &&
  days.every(({ entries }) => isAscending(entries.flatMap(({ time }) => time ?? [])))

const readTrip: Read = (answer) => {
  const decoded = decodedBy(bookingsEndpoints.get.answer, answer)
  return decoded === null ? null : tripAnswered(decoded.booking)
}

const compared = new WeakSet<object>()

/** What is wrong with an itinerary, beside these answers. */
export const wrongOnTrip = (tab: Tab, ref: string, answers: Answers): readonly string[] => {
  const trip = tab.dashboard.bookingPage(ref).trip$.value
  if (trip === null) return []
  const shown = tripShown(trip)
  const order = isInOrder(trip) ? [] : [`The itinerary of ${ref} is out of order`]
  let newest: Lines | null = null
  for (const answered of answers.of(tab, 'booking', ref, readTrip)) {
    newest ??= answered
    if (answered.join('\n') === shown.join('\n')) return order
  }
  if (newest === null) return order
  const missing = newest.find((one) => !shown.includes(one)) ?? 'nothing more'
  const surplus = shown.find((one) => newest?.includes(one) === false) ?? 'less'
  return [...order, `Of the trip ${ref} “${missing}” was answered, “${surplus}” is shown`]
}

/** The itinerary of every booking that a page knows has each stay, event, journey and extra of it, and nothing else. */
export const tripAsAnswered: Invariant = (context) =>
  context.tabs().flatMap((tab) =>
    bookingRefs.flatMap((ref) => {
      const booking = latest(tab.dashboard.bookings.booking(ref).value)
      if (booking === null || compared.has(booking)) return []
      context.oracle.comparisons += 1
      const problems = wrongOnTrip(tab, ref, context.oracle.answers)
      if (problems.length === 0) compared.add(booking)
      return problems
    }),
  )
