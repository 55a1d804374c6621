import type { TicketLine } from '../domain/Booking.js'
import { isStillHeld, resaleCode } from '../domain/Ticket.js'
import { type Currency, type Minor, sumMinor } from '../money/Money.js'
import { type ResaleFilter, type ResaleRow, resaleStatus, type ResaleStatus } from './resaleRows.js'
import type { TicketListState } from '../bookings/holdings/ticketList.js'
import type { Failed, Failure } from '../failure/Failure.js'
import type { UpdateEnd } from '../messages/update.js'

/** A resale ticket of behaviour/resale#1.3. */
export interface ResaleTicket {
  readonly id: string
  readonly status: ResaleStatus
}

/** The customer's selection that is not confirmed yet, by ticket id, in the order of selection. */
export type ResaleSelection = ReadonlyMap<string, ResaleStatus>

export const nothingChosen: ResaleSelection = new Map()

/** Selects or deselects these tickets. A ticket without an action is never selected. */
export const withChoice = (selection: ResaleSelection, rows: readonly ResaleRow[], on: boolean): ResaleSelection => {
  const next = new Map(selection)
  for (const { ticket, action } of rows) {
    if (on && action !== null) next.set(ticket.id, action)
    else next.delete(ticket.id)
  }
  return next
}

/** The selected rows whose action is still possible: a ticket may have been sold meanwhile. */
export const chosenRows = (selection: ResaleSelection, rows: readonly ResaleRow[]): readonly ResaleRow[] =>
  rows.filter(({ ticket, action }) => action !== null && selection.get(ticket.id) === action)

export const selectionOf = (rows: readonly ResaleRow[]): ResaleSelection =>
  new Map(toResaleTickets(rows).map(({ id, status }) => [id, status]))

/** The tickets of a group that allow the same action, if there are several. */
export interface ResaleOfGroup {
  readonly status: ResaleStatus
  readonly count: number
  readonly chosen: number
}

export const choicesOf = (entries: readonly ResaleRow[], chosen: ReadonlySet<string>): readonly ResaleOfGroup[] =>
  Object.values(resaleStatus)
    .map((status) => {
      const some = entries.filter(({ action }) => action === status)
      return { status, count: some.length, chosen: some.filter(({ ticket }) => chosen.has(ticket.id)).length }
    })
    .filter(({ count }) => count > 1)

export const toResaleTickets = (rows: readonly ResaleRow[]): readonly ResaleTicket[] =>
  rows.flatMap(({ ticket, action }) => (action === null ? [] : [{ id: ticket.id, status: action }]))

const statuses: readonly unknown[] = Object.values(resaleStatus)
const isStatus = (given: unknown): given is ResaleStatus => statuses.includes(given)

/** Why a ticket is refused before anything is sent. */
export interface ResaleProblem {
  /** Its index in the argument. */
  readonly index: number
  readonly problem: 'unknownStatus' | 'unknownTicket' | 'repeated' | 'notPossible'
}

export const resaleProblems = (
  given: readonly ResaleTicket[],
  rows: readonly ResaleRow[],
  tickets: readonly TicketLine[],
): readonly ResaleProblem[] => {
  const actions = new Map(rows.map(({ ticket, action }) => [ticket.id, action]))
  const known = new Set(tickets.map(({ id }) => id))
  const problemOf = (one: ResaleTicket, index: number): ResaleProblem['problem'] | null => {
    if (!isStatus(one.status)) return 'unknownStatus'
    if (!known.has(one.id)) return 'unknownTicket'
    if (given.findIndex(({ id }) => id === one.id) !== index) return 'repeated'
    return actions.get(one.id) === one.status ? null : 'notPossible'
  }
  return given.flatMap((one, index) => {
    const problem = problemOf(one, index)
    return problem === null ? [] : [{ index, problem }]
  })
}

/** The result of confirming the selection. */
export interface ResalePreview {
  readonly putUp: readonly ResaleRow[]
  readonly cancel: readonly ResaleRow[]
  /** How many tickets are on resale afterwards. */
  readonly listed: number
  /** The resale fees of those: the sum of their booking fees (behaviour/money#2.9). */
  readonly fees: Minor
  /** How many tickets can be used afterwards: neither on resale nor resold. */
  readonly usable: number
}

/** `tickets` are all tickets of the booking, including those that the resale list hides. */
export const resalePreview = (chosen: readonly ResaleRow[], tickets: readonly TicketLine[]): ResalePreview => {
  const putUp = chosen.filter(({ action }) => action === resaleStatus.putUp)
  const cancel = chosen.filter(({ action }) => action === resaleStatus.cancel)
  const leaving = new Set(putUp.map(({ ticket }) => ticket.id))
  const returning = new Set(cancel.map(({ ticket }) => ticket.id))
  const listed = tickets.filter(
    ({ id, resale }) => leaving.has(id) || (resale.code === resaleCode.onResale && !returning.has(id)),
  )
  return {
    putUp,
    cancel,
    listed: listed.length,
    fees: sumMinor(listed.map(({ prices }) => prices.bookingFee)),
    usable: tickets.filter(isStillHeld).length - listed.length,
  }
}

/**
 * The result of an update. Tickets that were not updated stay selected. `partlySaved` names them in `left`. If it is
 * unclear, an answer was lost and the booking could not be loaded since: more tickets may have been updated.
 */
export type ResaleEnd =
  | UpdateEnd
  | {
      readonly kind: 'partlySaved'
      readonly failure: Failure
      readonly left: readonly ResaleTicket[]
      readonly isUnclear: boolean
    }
  | { readonly kind: 'nothingChosen' }
  /** Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly ResaleProblem[] }

/** Why an update failed, and which of its tickets were updated. */
export interface ResaleUpdateFailure extends Failure {
  readonly updated: 'none' | 'some' | 'unknown'
}

/** The tickets, the selection, and what the update will do. */
export interface ResaleTickets {
  /** `asking`: the customer is asked to confirm the selection. */
  readonly kind: 'choosing' | 'asking' | 'updating'
  readonly list: TicketListState<ResaleRow, ResaleFilter>
  readonly chosen: ReadonlySet<string>
  /** By the key of the group. */
  readonly groups: ReadonlyMap<string, readonly ResaleOfGroup[]>
  readonly preview: ResalePreview
  readonly currency: Currency
  /** The failure of the last update, until the next one. */
  readonly failure: ResaleUpdateFailure | null
  /** Whether the pending name changes could not be reloaded. */
  readonly isOutOfDate: boolean
}

export type ResaleState = { readonly kind: 'loading' } | Failed | { readonly kind: 'nothingToList' } | ResaleTickets
