import type { ItineraryEntry, SharedThing } from './itinerary.js'
import { counted, figure, listed, type Wording } from '../../messages/Wording.js'
import type { Booking } from '../Booking.js'
import { owed } from '../money/owed.js'
import type { Formats } from '../../messages/formats.js'

/** What stands in the entries of the calendar file. */
export const calendarTexts = {
  reference: (reference: string) => `Booking reference: ${reference}`,
  journey: (name: string, from: string, to: string) => `${name}: ${from} to ${to}`,
  departs: (when: string, zone: string) => `Departs: ${when} (${zone})`,
  departsLocal: (when: string) => `Departs: ${when}, local time`,
  arrives: (when: string, zone: string) => `Arrives: ${when} (${zone})`,
  arrivesLocal: (when: string) => `Arrives: ${when}, local time`,
  timeToBeConfirmed: 'Departure time TBC',
  payment: {
    byHand: (amount: string) => `Payment due: ${amount}`,
    byItself: (amount: string) => `Payment taken automatically: ${amount}`,
  },
  starts: (when: string) => `Starts: ${when}, local time`,
} as const

export type CalendarTexts = Wording<typeof calendarTexts>

/** The trip day by day, on the screen and on paper. */
export const tripTexts = {
  heading: 'Your itinerary',
  nothing: 'Your itinerary is still empty',
  nothingSentence: 'Journeys, nights and events show here day by day once you have added them.',
  moreDays: (count: number) => `Show ${counted(count, 'more day', 'more days')}`,
  morePeople: (count: number) => `Show ${figure(count)} more`,
  peopleCount: (count: number) => counted(count, 'traveller', 'travellers'),
  undated: 'Date to be confirmed',
  timeToBeConfirmed: 'Departure time TBC',
  journey: (from: string, to: string) => `${from} to ${to}`,
  arrives: (when: string) => `arrives ${when}`,
  checkIn: (name: string) => `Check in: ${name}`,
  checkOut: (name: string) => `Check out: ${name}`,
  several: (count: number, name: string) => (count === 1 ? name : `${figure(count)} × ${name}`),
  people: (names: readonly string[]) => listed(names),
  peopleAndMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${figure(more)} more`,
  lead: 'Lead passenger',
  passenger: (name: string, lead: boolean) => (lead ? `${name} (lead passenger)` : name),
  extras: 'Extras',
  insurance: 'Insurance',
  held: (thing: string, names: readonly string[]) => (names.length === 0 ? thing : `${thing} (${listed(names)})`),
  reference: 'Booking reference',
  dates: 'Dates',
  status: 'Status',
  balance: 'Balance to pay',
  balanceBy: (amount: string, date: string | null) => (date === null ? amount : `${amount}, due ${date}`),
  overdue: 'Overdue',
  next: 'Next payment',
  byItself: (amount: string, date: string | null) =>
    `${amount}${date === null ? '' : ` on ${date}`}, taken automatically`,
  contact: (name: string, url: string) => `Questions about your trip? Contact ${name}: ${url}`,
} as const

type Words = Wording<typeof tripTexts>

interface EntryWords {
  readonly icon: 'plane' | 'bus' | 'bed' | 'ticket'
  /** Shown instead of a time that is not specified. */
  readonly untimed: string | null
  readonly title: string
  /** Where, with whom, how many. */
  readonly lines: readonly string[]
}

const present = (lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line) => line !== null && line !== '').map(String)

/** `most`: how many names are listed at most; a group booking can have hundreds. */
const people = (names: readonly string[], most: number, words: Words): string => {
  if (names.length === 0) return ''
  return names.length <= most ? words.people(names) : words.peopleAndMore(names.slice(0, most), names.length - most)
}

const shared = (things: readonly SharedThing[], most: number, words: Words): readonly string[] =>
  things.map(({ name, count, people: names }) =>
    present([words.several(count, name), people(names, most, words)]).join(': '),
  )

/** One entry of an itinerary in words, with at most so many names in a line. */
export const entryWords = ({ what }: ItineraryEntry, words: Words, most: number): EntryWords => {
  switch (what.kind) {
    case 'journey':
      return {
        icon: what.by === 'plane' ? 'plane' : 'bus',
        untimed: what.isTimeSpecified ? null : words.timeToBeConfirmed,
        title: words.journey(what.from, what.to),
        lines: present([
          present([what.name, what.arrives && words.arrives(what.arrives)]).join(' · '),
          people(what.people, most, words),
        ]),
      }
    case 'checkIn':
      return {
        icon: 'bed',
        untimed: null,
        title: words.checkIn(what.name),
        lines: present([what.location, ...shared(what.rooms, most, words)]),
      }
    case 'checkOut':
      return { icon: 'bed', untimed: null, title: words.checkOut(what.name), lines: [] }
    case 'event':
      return {
        icon: 'ticket',
        untimed: null,
        title: what.name,
        lines: present([what.venue, ...shared(what.tickets, most, words)]),
      }
  }
}

interface OwedFact {
  readonly label: string
  readonly value: string
}

/** What is owed, as it is printed and as it is kept for reading offline. */
export const owedFacts = (
  booking: Booking,
  words: Wording<typeof tripTexts>,
  formats: Formats,
): readonly OwedFact[] => {
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
