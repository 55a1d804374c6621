import type { ItineraryEntry, SharedThing } from './itinerary.js'
import type { Wording } from '../../messages/Wording.js'
import type { tripTexts } from './tripTexts.js'
import type { Booking } from '../Booking.js'
import { owed } from '../money/owed.js'
import type { Formats } from '../../messages/formats.js'

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
