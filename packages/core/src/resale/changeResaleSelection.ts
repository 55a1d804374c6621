import type { Draft } from '../session/Drafts.js'
import { type ResaleSelection, resaleStatus, type ResaleStatus, type ResaleTicket } from './ResaleSelection.js'
import type { ResaleRow } from './resaleRows.js'

/** The one thing that can be chosen for a ticket now; null where nothing can. */
export const resaleChoice = ({ state }: Pick<ResaleRow, 'state'>): ResaleStatus | null => {
  switch (state.kind) {
    case 'available':
      return resaleStatus.putUp
    case 'onResale':
      return resaleStatus.cancel
    default:
      return null
  }
}

/** Chooses what can be chosen for a ticket, or takes the choice back. */
export const toggleResale = (selection: ResaleSelection, row: ResaleRow): ResaleSelection => {
  const choice = resaleChoice(row)
  const next = new Map(selection)
  if (!next.delete(row.ticket.id) && choice !== null) next.set(row.ticket.id, choice)
  return next
}

/** All rows for which this can be chosen, or none of them. */
export const setAllResale = (
  selection: ResaleSelection,
  rows: readonly ResaleRow[],
  status: ResaleStatus,
  chosen: boolean,
): ResaleSelection => {
  const next = new Map(selection)
  for (const row of rows) {
    if (resaleChoice(row) !== status) continue
    if (chosen) next.set(row.ticket.id, status)
    else next.delete(row.ticket.id)
  }
  return next
}

/** The rows that are chosen, without choices that the booking no longer allows: a ticket may have been sold meanwhile. */
export const chosenRows = (selection: ResaleSelection, rows: readonly ResaleRow[]): readonly ResaleRow[] =>
  rows.filter((row) => {
    const chosen = selection.get(row.ticket.id)
    return chosen !== undefined && chosen === resaleChoice(row)
  })

/** What is sent of a selection. */
export const resaleTickets = (selection: ResaleSelection, rows: readonly ResaleRow[]): readonly ResaleTicket[] =>
  chosenRows(selection, rows).flatMap(({ ticket, state }) => {
    const status = resaleChoice({ state })
    return status === null ? [] : [{ id: ticket.id, status }]
  })

/** A selection as fields of text, for the drafts that outlive a session. */
export const toResaleDraft = (selection: ResaleSelection): Draft => Object.fromEntries(selection)

const statuses: readonly string[] = Object.values(resaleStatus)
const isStatus = (text: string): text is ResaleStatus => statuses.includes(text)

/** The selection that was kept so. */
export const fromResaleDraft = (draft: Draft): ResaleSelection =>
  new Map(Object.entries(draft).flatMap(([id, status]) => (isStatus(status) ? [[id, status] as const] : [])))
