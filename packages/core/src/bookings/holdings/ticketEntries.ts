import { plainText } from '../../messages/plainText.js'
import type { Pax, TicketLine } from '../Booking.js'
import type { IsoDate } from '../../environment/IsoDate.js'
import { formatDate } from '../itinerary/calendarDates.js'
import { eventKey } from './eventKey.js'
import { grouped } from './grouped.js'
import { fullName } from './passengers.js'

/** A ticket in a list that may be long, with who holds it. */
export interface TicketEntry {
  readonly ticket: TicketLine
  /** Null where that passenger is not travelling. */
  readonly holder: Pax | null
}

export interface EventEntries<A> {
  /** Names it among the others. */
  readonly key: string
  readonly eventName: string
  readonly eventDate: IsoDate | null
  readonly venue: string
  readonly entries: readonly A[]
}

const eventOf = ({ ticket }: TicketEntry): string => eventKey(ticket)

/** Under their events, which are in the order in which they first appear: the same name on another day is another event. */
export const underEvents = <A extends TicketEntry>(entries: readonly A[]): readonly EventEntries<A>[] =>
  grouped(entries, eventOf).map(([key, ofEvent]) => {
    const { eventName, eventDate, venue } = ofEvent[0].ticket
    return { key, eventName, eventDate, venue, entries: ofEvent }
  })

const eventWords = ({ eventName, venue, eventDate }: TicketLine): string =>
  plainText(`${eventName} ${venue} ${eventDate === null ? '' : `${formatDate(eventDate)} ${eventDate.slice(0, 10)}`}`)

/** What is searched of each entry; an event is put into words once, however many tickets it has. */
const prepare = <A extends TicketEntry>(entries: readonly A[]): readonly (readonly [A, string])[] => {
  const events = new Map(grouped(entries, eventOf).map(([key, [first]]) => [key, eventWords(first.ticket)]))
  return entries.map((entry) => {
    const { ticket, holder } = entry
    return [
      entry,
      ` ${events.get(eventOf(entry)) ?? ''} ${plainText(`${ticket.name} ${holder === null ? '' : fullName(holder)}`)}`,
    ]
  })
}

/**
 * Finds by event, day, place, ticket and holder, accents and capitals aside; all words that are typed must be found, each
 * where one begins with it. What is searched is prepared with the first text.
 */
export const createTicketFinder = <A extends TicketEntry>(entries: readonly A[]): ((text: string) => readonly A[]) => {
  let prepared: readonly (readonly [A, string])[] | null = null
  return (text) => {
    const words = plainText(text)
      .split(' ')
      .filter((word) => word !== '')
    if (words.length === 0) return entries
    prepared ??= prepare(entries)
    return prepared.filter(([, all]) => words.every((word) => all.includes(` ${word}`))).map(([entry]) => entry)
  }
}

/** So many that a filter helps to find one; fewer are seen at a glance. */
export const areManyTickets = (entries: readonly TicketEntry[]): boolean => entries.length > 12
