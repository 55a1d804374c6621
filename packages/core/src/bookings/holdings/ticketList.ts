import { createSessionState, type Lifetime } from '../../reactive/Lifetime.js'
import { createSearch, plainText } from '../../language/plainText.js'
import { cleanText } from '../../environment/typedText.js'
import { type Behavior, combine, select } from '../../reactive/Behavior.js'
import type { IsoDate } from '../../environment/time.js'
import { activePassengers, type BookingPassenger, eventKey, fullName, type TicketLine } from '../../domain/Booking.js'
import type { Formats } from '../../language/formats.js'
import { grouped } from '../../domain/lists.js'
import { countOpen, createOpenedGroups, openGroup, type OpenGroup } from '../openGroups.js'

/** A ticket in a list, with its ticket holder. */
export interface TicketEntry {
  readonly ticket: TicketLine
  /** Null if that passenger is not travelling. */
  readonly holder: BookingPassenger | null
}

/** Each ticket with its ticket holder. */
export const withHolders = (
  tickets: readonly TicketLine[],
  passengers: readonly BookingPassenger[],
): readonly TicketEntry[] => {
  const travelling = new Map(activePassengers(passengers).map((one) => [one.id, one]))
  return tickets.map((ticket) => ({ ticket, holder: travelling.get(ticket.passengerId) ?? null }))
}

/** A ticket with the state by which the list can be filtered. */
export interface ListedTicket<S extends string> extends TicketEntry {
  readonly shownAs: S
}

/** The tickets of one event, or another set of tickets. */
export interface TicketGroup<A> {
  /** Its key in the list. */
  readonly key: string
  /** Null if the tickets are for several events. */
  readonly event: { readonly name: string; readonly date: IsoDate | null; readonly venue: string } | null
  /** All entries that match the filter. */
  readonly entries: readonly A[]
}

/** A group as it is shown. */
export interface ShownTicketGroup<A> extends TicketGroup<A>, OpenGroup<A> {
  /** Whether the group cannot be closed because the list is short. */
  readonly isFixed: boolean
}

/** A list of tickets, as its search text and filter narrow it. */
export interface TicketListState<A, S extends string> {
  /** Whether the list is long enough for a filter. */
  readonly isLong: boolean
  /** The text as typed. */
  readonly text: string
  readonly show: S | 'all'
  readonly isFiltered: boolean
  readonly found: number
  /** The states that occur, in the order of the filter, each with the number of tickets that match the text. */
  readonly states: readonly { readonly state: S | 'all'; readonly count: number }[]
  readonly groups: readonly ShownTicketGroup<A>[]
}

/** The commands of a list of tickets. */
export interface TicketListCommands<S extends string> {
  /** Searches event, day, venue, ticket and ticket holder. Every typed word must match the beginning of a word. */
  readonly find: (text: string) => void
  readonly show: (state: S | 'all') => void
  readonly clearFilter: () => void
  readonly toggleGroup: (key: string) => void
  readonly showMore: (key: string) => void
}

export interface TicketList<A, S extends string> {
  readonly state$: Behavior<TicketListState<A, S>>
  readonly commands: TicketListCommands<S>
}

/** Grouped by event, in the order of first appearance. */
export const ticketsUnderEvents = <A extends TicketEntry>(entries: readonly A[]): readonly TicketGroup<A>[] =>
  grouped(entries, ({ ticket }) => eventKey(ticket)).map(([key, ofEvent]) => {
    const { eventName, eventDate, venue } = ofEvent[0].ticket
    return { key, event: { name: eventName, date: eventDate, venue }, entries: ofEvent }
  })

const eventWords = ({ eventName, venue, eventDate }: TicketLine, formats: Formats): string =>
  plainText(`${eventName} ${venue} ${eventDate === null ? '' : `${formats.date(eventDate)} ${eventDate.slice(0, 10)}`}`)

/** The search text of each entry. The text of an event is built once, however many tickets it has. */
const prepare = <A extends TicketEntry>(entries: readonly A[], formats: Formats): readonly (readonly [A, string])[] =>
  grouped(entries, ({ ticket }) => eventKey(ticket)).flatMap(([, ofEvent]) => {
    const words = eventWords(ofEvent[0].ticket, formats)
    return ofEvent.map((entry) => {
      const { ticket, holder } = entry
      return [entry, ` ${words} ${plainText(`${ticket.name} ${holder === null ? '' : fullName(holder)}`)}`] as const
    })
  })

/** A list with more tickets can be filtered. */
const atAGlance = 12
/** Groups start open up to this number of tickets, about a screenful. */
const openAtFirst = 20
/** How many tickets of a group are shown before the customer asks for more. */
const atOnce = 50

interface TicketListPlan<A extends ListedTicket<S>, S extends string> {
  readonly entries$: Behavior<readonly A[]>
  /** In the order of the filter. */
  readonly states: readonly S[]
  /** Dates are searched in the format in which they are shown. */
  readonly formats: Formats
  readonly groupsOf?: (entries: readonly A[]) => readonly TicketGroup<A>[]
  /** The search and the filter end with the session. */
  readonly scope: Pick<Lifetime, 'ended$'>
}

/** Tickets grouped by event, filtered by text and state. A new filter resets which groups are open. */
export const createTicketList = <A extends ListedTicket<S>, S extends string>({
  entries$,
  states,
  formats,
  groupsOf = ticketsUnderEvents,
  scope,
}: TicketListPlan<A, S>): TicketList<A, S> => {
  const all: S | 'all' = 'all'
  const opened = createOpenedGroups(scope)
  const text = createSessionState(scope, '')
  const show = createSessionState<S | 'all'>(scope, all)
  const find$ = select(entries$, (entries) =>
    createSearch(
      entries,
      () => prepare(entries, formats),
      (text, word) => text.includes(` ${word}`),
    ),
  )
  const byText$ = combine({ find: find$, typed: text.state$ }, ({ find, typed }) => find(typed))
  const counts$ = combine({ entries: entries$, found: byText$ }, ({ entries, found }) => {
    const occurring = new Set<S | 'all'>([all, ...entries.map(({ shownAs }) => shownAs)])
    const counts = new Map<S | 'all', number>([[all, found.length]])
    for (const { shownAs } of found) counts.set(shownAs, (counts.get(shownAs) ?? 0) + 1)
    return [all, ...states]
      .filter((state) => occurring.has(state))
      .map((state) => ({ state, count: counts.get(state) ?? 0 }))
  })
  const groups$ = combine({ found: byText$, state: show.state$ }, ({ found, state }) =>
    groupsOf(state === 'all' ? found : found.filter(({ shownAs }) => shownAs === state)),
  )
  const isLong$ = select(entries$, ({ length }) => length > atAGlance)
  const shownGroups$ = combine(
    { groups: groups$, isLong: isLong$, opened: opened.state$ },
    ({ groups, isLong, opened: known }) => {
      const sizes = groups.map(({ entries }) => entries.length)
      const opening = isLong ? countOpen(sizes, openAtFirst) : groups.length
      return groups.map((group, index) => ({
        ...group,
        isFixed: !isLong,
        ...openGroup(group.entries, known.get(group.key), { startsOpen: index < opening, atOnce }),
      }))
    },
  )
  const groupShown = (key: string): ShownTicketGroup<A> | undefined =>
    shownGroups$.value.find((group) => group.key === key)
  const narrow = (change: () => void): void => {
    opened.forget()
    change()
  }
  const clearFilter = (): void =>
    narrow(() => {
      text.set('')
      show.set(all)
    })
  return {
    state$: combine(
      { text: text.state$, show: show.state$, isLong: isLong$, states: counts$, groups: shownGroups$ },
      (now) => ({
        ...now,
        isFiltered: cleanText(now.text) !== '' || now.show !== 'all',
        found: now.groups.reduce((sum, { entries }) => sum + entries.length, 0),
      }),
    ),
    commands: {
      find: (typed) => narrow(() => text.set(typed)),
      show: (state) => narrow(() => show.set(state)),
      clearFilter,
      toggleGroup: (key) => opened.toggle(key, groupShown(key)),
      showMore: (key) => opened.showMore(key, groupShown(key), atOnce),
    },
  }
}
