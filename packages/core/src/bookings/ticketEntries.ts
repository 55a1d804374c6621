import { plainText } from '../messages/plainText.js'
import type { IsoDate, Pax, TicketLine } from './Booking.js'
import { formatDate } from './calendarDates.js'
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

/** Under their events, which are in the order in which they first appear: the same name on another day is another event. */
export const underEvents = <A extends TicketEntry>(entries: readonly A[]): readonly EventEntries<A>[] =>
  grouped(entries, ({ ticket }) => [ticket.eventName, ticket.eventDate, ticket.venue].join('\n')).map(([key, ofEvent]) => {
    const { eventName, eventDate, venue } = ofEvent[0].ticket
    return { key, eventName, eventDate, venue, entries: ofEvent }
  })

const searched = ({ ticket, holder }: TicketEntry): string => {
  const when = ticket.eventDate === null ? '' : `${formatDate(ticket.eventDate)} ${ticket.eventDate.slice(0, 10)}`
  return ` ${plainText([ticket.eventName, ticket.name, ticket.venue, when, holder === null ? '' : fullName(holder)].join(' '))}`
}

/**
 * Finds by event, day, place, ticket and holder, accents and capitals aside; all words that are typed must be found, each
 * where one begins with it. What is searched is prepared with the first text.
 */
export const createTicketFinder = <A extends TicketEntry>(entries: readonly A[]): ((text: string) => readonly A[]) => {
  let prepared: readonly (readonly [A, string])[] | null = null
  return (text) => {
    const words = plainText(text).split(' ').filter((word) => word !== '')
    if (words.length === 0) return entries
    prepared ??= entries.map((entry) => [entry, searched(entry)])
    return prepared.filter(([, all]) => words.every((word) => all.includes(` ${word}`))).map(([entry]) => entry)
  }
}

/** So many that a filter helps to find one; fewer are seen at a glance. */
export const areManyTickets = (entries: readonly TicketEntry[]): boolean => entries.length > 12
