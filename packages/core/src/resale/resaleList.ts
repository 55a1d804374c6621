import { type EventEntries, type TicketEntry, underEvents } from '../bookings/holdings/ticketEntries.js'
import { chosenRows, resaleChoice } from './changeResaleSelection.js'
import type { ResaleSelection } from './ResaleSelection.js'
import type { ResaleRow } from './resaleRows.js'

/** A ticket of the resale list as its finder sees it. */
export interface ResaleEntry extends TicketEntry {
  readonly row: ResaleRow
}

export const resaleEntries = (rows: readonly ResaleRow[]): readonly ResaleEntry[] =>
  rows.map((row) => ({ row, ticket: row.ticket, holder: row.passenger }))

/** The states by which a long resale list is filtered, in the order in which they are offered. */
export const resaleShown = ['all', 'available', 'onResale', 'unavailable', 'resold'] as const
export type ResaleShown = (typeof resaleShown)[number]

export const resaleShownAs = ({ row: { state } }: ResaleEntry): Exclude<ResaleShown, 'all'> =>
  state.kind === 'customerDataChanges' ? 'unavailable' : state.kind

export interface ResaleGroups {
  readonly events: readonly EventEntries<ResaleEntry>[]
  /** Sold ones come last, whatever their event (specification 1, §4). */
  readonly resold: readonly ResaleEntry[]
}

export const resaleGroups = (entries: readonly ResaleEntry[]): ResaleGroups => ({
  events: underEvents(entries.filter((entry) => resaleShownAs(entry) !== 'resold')),
  resold: entries.filter((entry) => resaleShownAs(entry) === 'resold'),
})

/** What is still there to be chosen, and what of it is. */
export const pruneResale = (selection: ResaleSelection, rows: readonly ResaleRow[]): ResaleSelection =>
  new Map(
    chosenRows(selection, rows).flatMap((row) => {
      const choice = resaleChoice(row)
      return choice === null ? [] : [[row.ticket.id, choice] as const]
    }),
  )
