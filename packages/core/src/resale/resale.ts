import type { CallContext } from '../environment/CallContext.js'
import { createStoredChoice } from '../session/storedChoice.js'
import type { Booking } from '../domain/Booking.js'
import { createTicketList, type TicketListCommands } from '../bookings/holdings/ticketList.js'
import { cancelledBy, type Failure } from '../failure/Failure.js'
import type { Customer } from '../domain/Customer.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { exhaust, serial } from '../reactive/concurrency.js'
import { latest, type Loadable } from '../reactive/resource.js'
import type { Drafts } from '../session/Drafts.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import {
  type ResaleFilter,
  resaleFilters,
  resaleGroups,
  type ResaleRow,
  resaleRows,
  type ResaleStatus,
} from './resaleRows.js'
import {
  choicesOf,
  chosenRows,
  nothingChosen,
  type ResaleEnd,
  resalePreview,
  resaleProblems,
  type ResaleSelection,
  type ResaleState,
  type ResaleTicket,
  type ResaleUpdateFailure,
  selectionOf,
  toResaleTickets,
  withChoice,
} from './resaleSelection.js'
import { type ResaleUpdateDeps, updateResale } from './resaleUpdate.js'

/** The account for the money of a sold ticket. The back end sends neither the amount nor the date. */
export type Payout =
  /** The last digits of the account. */
  { readonly kind: 'account'; readonly ending: string } | { readonly kind: 'noAccount' | 'unknown' }

const payoutTo = (customer: Customer | null): Payout => {
  if (customer === null) return { kind: 'unknown' }
  const { bankAccount } = customer
  return bankAccount === null ? { kind: 'noAccount' } : { kind: 'account', ending: bankAccount.accountNumber.slice(-4) }
}

/** The resale of one booking's tickets (behaviour/resale#1.4). */
export interface Resale extends TicketListCommands<ResaleFilter> {
  readonly state$: Behavior<ResaleState>
  readonly payout$: Behavior<Payout>
  /** Called when its page is opened, and to try again: loads the booking and its pending name changes. */
  readonly open: () => Promise<void>
  /** Selects a ticket for its possible action, or deselects it. */
  readonly toggle: (ticketId: string) => void
  /** The same for all tickets of a group that allow this action. */
  readonly toggleAll: (groupKey: string, status: ResaleStatus) => void
  readonly clear: () => void
  /** Asks the customer to confirm the selection. */
  readonly ask: () => void
  readonly stopAsking: () => void
  /**
   * Updates the selection, or these tickets: one batch call for listed tickets, one call for each that is cancelled.
   * The same call while one runs gets its result. A different one is sent after it. After an unclear result, the
   * tickets are read again first.
   */
  readonly update: (tickets?: readonly ResaleTicket[]) => Promise<ResaleEnd>
}

interface ResaleDeps extends ResaleUpdateDeps {
  readonly drafts: Drafts
  readonly scope: Lifetime
  readonly customer$: Behavior<Loadable<Customer>>
}

interface Known {
  readonly booking: Booking
  readonly rows: readonly ResaleRow[]
}

interface Own {
  readonly isAsking: boolean
  readonly isUpdating: boolean
  readonly failure: ResaleUpdateFailure | null
}

const untouched: Own = { isAsking: false, isUpdating: false, failure: null }
const noRows: readonly ResaleRow[] = []
/** The selection as plain data. */
type Entries = readonly (readonly [string, ResaleStatus])[]
const noEntries: Entries = []

const failureOf = (end: ResaleEnd): ResaleUpdateFailure | null => {
  if (end.kind !== 'failed' && end.kind !== 'partlySaved') return null
  return { ...end.failure, updated: end.isUnclear ? 'unknown' : end.kind === 'failed' ? 'none' : 'some' }
}

/** The tickets that an update is known to have updated. */
const updatedBy = (end: ResaleEnd, tickets: readonly ResaleTicket[]): ReadonlySet<string> => {
  if (end.kind === 'saved' || end.kind === 'savedUnread') return new Set(tickets.map(({ id }) => id))
  if (end.kind !== 'partlySaved') return new Set()
  const left = new Set(end.left.map(({ id }) => id))
  return new Set(tickets.flatMap(({ id }) => (left.has(id) ? [] : [id])))
}

export const createResale = (deps: ResaleDeps): Resale => {
  const { bookingRef, bookings, pending, scope } = deps
  const booking$ = bookings.booking(bookingRef)
  const own = createSessionState(scope, untouched)
  const change = own.merge
  const choice = createStoredChoice(deps, {
    form: `resale/${bookingRef}`,
    empty: noEntries,
    isEmpty: (entries) => entries.length === 0,
  })

  const known$ = combine({ loadable: booking$, changes: pending.state$ }, ({ loadable, changes }): Known | null => {
    const [booking, waiting] = [latest(loadable), latest(changes)]
    return booking === null || waiting === null ? null : { booking, rows: resaleRows(booking, waiting) }
  })
  const list = createTicketList({
    entries$: select(known$, (known) => known?.rows ?? noRows),
    states: resaleFilters,
    formats: deps.texts.formats,
    groupsOf: resaleGroups,
    scope,
  })
  const chosen$ = combine({ entries: choice.state$, known: known$ }, ({ entries, known }) => {
    const rows = known === null ? noRows : chosenRows(new Map(entries), known.rows)
    return { rows, ids: new Set(rows.map(({ ticket }) => ticket.id)) }
  })
  const failure$ = combine({ booking: booking$, pending: pending.state$ }, ({ booking, pending: changes }) => {
    const found = [booking, changes].find(({ kind }) => kind === 'failed')
    return found?.kind === 'failed' ? found.failure : null
  })
  const shown$ = combine(
    { known: known$, failure: failure$, selection: chosen$, list: list.state$, own: own.state$ },
    ({ known, failure, selection, list: shown, own: { isAsking, isUpdating, failure: ofUpdate } }): ResaleState => {
      if (known === null) return failure === null ? { kind: 'loading' } : { kind: 'failed', failure }
      if (known.rows.length === 0) return { kind: 'nothingToList' }
      const { rows, ids: chosen } = selection
      return {
        // The selected actions may have been carried out elsewhere meanwhile.
        kind: isUpdating ? 'updating' : isAsking && chosen.size > 0 ? 'asking' : 'choosing',
        list: shown,
        chosen,
        groups: new Map(shown.groups.map(({ key, entries }) => [key, choicesOf(entries, chosen)])),
        preview: resalePreview(rows, known.booking.tickets),
        currency: known.booking.currency,
        failure: ofUpdate,
        isOutOfDate: failure?.operation === 'pendingChanges',
      }
    },
  )

  const choose = (next: (before: ResaleSelection) => ResaleSelection): void => {
    const still = known$.value === null ? new Map(choice.now()) : selectionOf(chosen$.value.rows)
    choice.store([...next(still)])
    change({ isAsking: false })
  }

  const read = async (): Promise<Failure | null> => {
    await Promise.all([bookings.load(bookingRef), pending.load()])
    return known$.value === null ? failure$.value : null
  }

  const once = exhaust<ResaleEnd>(scope)
  const inTurn = serial()
  const submit = async (given: readonly ResaleTicket[] | undefined, context: CallContext): Promise<ResaleEnd> => {
    if (isOver(context)) return cancelledBy(context)
    const isUnknown = own.state$.value.failure?.updated === 'unknown'
    if (known$.value === null || isUnknown) {
      change({ isAsking: false, isUpdating: true })
      const unread = await read()
      if (isOver(context)) return cancelledBy(context)
      change({ isUpdating: false })
      if (unread !== null) return { kind: 'failed', failure: unread, isUnclear: false }
      if (isUnknown && failure$.value === null) change({ failure: null })
    }
    const tickets = given ?? toResaleTickets(chosen$.value.rows)
    const problems = resaleProblems(tickets, known$.value?.rows ?? [], known$.value?.booking.tickets ?? [])
    if (problems.length > 0) return { kind: 'invalid', problems }
    if (tickets.length === 0) return { kind: 'nothingChosen' }
    change({ isAsking: false, isUpdating: true, failure: null })
    const end = await updateResale(deps, tickets, () => known$.value?.rows ?? noRows, context)
    if (isOver(context)) return end
    const done = updatedBy(end, tickets)
    change({ isUpdating: false, failure: failureOf(end) })
    // What was selected meanwhile stays selected.
    choose((before) => new Map([...before].filter(([id]) => !done.has(id))))
    return end
  }

  return {
    ...list.commands,
    state$: shown$,
    payout$: select(deps.customer$, (customer) => payoutTo(latest(customer))),
    open: async () => {
      const { isUpdating, failure } = own.state$.value
      const isUnknown = failure?.updated === 'unknown'
      if (!isUpdating) change({ isAsking: false, failure: isUnknown ? failure : null })
      await read()
      // What was done is unknown until it was read.
      if (own.state$.value.failure === failure && failure$.value === null) change({ failure: null })
    },
    toggle: (ticketId) => {
      const row = known$.value?.rows.find(({ ticket }) => ticket.id === ticketId)
      if (row !== undefined) choose((before) => withChoice(before, [row], !before.has(ticketId)))
    },
    toggleAll: (groupKey, status) => {
      const group = list.state$.value.groups.find(({ key }) => key === groupKey)
      const rows = group?.entries.filter(({ action }) => action === status) ?? []
      choose((before) => withChoice(before, rows, !rows.every(({ ticket }) => before.has(ticket.id))))
    },
    clear: () => {
      change({ failure: null })
      choose(() => nothingChosen)
    },
    ask: () => change({ isAsking: chosen$.value.rows.length > 0 }),
    stopAsking: () => change({ isAsking: false }),
    update: (tickets) => {
      const context = scope.context()
      return once(
        inTurn(() => submit(tickets, context)),
        JSON.stringify(tickets ?? 'chosen'),
      )
    },
  }
}
