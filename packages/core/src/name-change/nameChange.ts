import { cancelledBy } from '../failure/Failure.js'
import type { SchedulerLike } from 'rxjs'
import type { BasketNameChange } from '../basket/Basket.js'
import type { ShoppingBasket } from '../basket/shoppingBasket.js'
import { basketOf } from '../basket/shoppingBasketState.js'
import { type NewPassengerField, newPassengerFields } from '../basket/newPassengers.js'
import type { AdditionalCustomers } from '../customer/additionalCustomers.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { exhaust } from '../reactive/concurrency.js'
import { latest, memoizeByKey, type Resource } from '../reactive/resource.js'
import { createAdding } from '../basket/adding/createAdding.js'
import type { NameChangesLeft } from '../basket/adding/addItems.js'
import type { Formats } from '../language/formats.js'
import type { Drafts } from '../session/Drafts.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { Booking } from '../domain/Booking.js'
import type { PendingChange } from '../domain/Ticket.js'
import { type ReadOnly, readOnlyOf } from '../bookings/bookingStatus.js'
import type { Bookings } from '../bookings/bookings.js'
import {
  type KnownPerson,
  type NameChangeEnd,
  type NameChangeFormState,
  nameChangeProblems,
  type NameChangeState,
  type NameChangeValues,
  noNameChange,
  peopleToOffer,
  type TicketHoldersState,
  toNameChange,
} from './nameChangeForm.js'
import {
  type HolderFilter,
  holderFilters,
  type TicketHolder,
  ticketHolders,
} from '../bookings/holdings/ticketHolders.js'
import { createTicketList, type TicketListCommands } from '../bookings/holdings/ticketList.js'

/** The name changes for the tickets of a booking. */
export interface NameChange extends TicketListCommands<HolderFilter> {
  readonly state$: Behavior<NameChangeState>
  /** Called when its page is opened, and to try again. */
  readonly open: () => Promise<void>
  /** Opens the form for a ticket. It cannot be changed while it is being added (behaviour/screens#forms). */
  readonly start: (ticketId: string) => void
  readonly type: (ticketId: string, field: NewPassengerField, value: string) => void
  /** Fills the form with the details of a known person. */
  readonly fill: (ticketId: string, person: KnownPerson) => void
  /** Called when a form is open: loads the additional customers. */
  readonly learnPassengers: () => Promise<void>
  /** Discards the typed text for a ticket. */
  readonly giveUp: (ticketId: string) => void
  /** Adds the typed change to the basket. A second call while one runs gets its result. */
  readonly add: (ticketId: string) => Promise<NameChangeEnd>
}

interface NameChangeDeps {
  readonly bookingRef: string
  readonly bookings: Bookings
  readonly basket: Pick<ShoppingBasket, 'state$' | 'addNameChange'>
  readonly pending: Resource<readonly PendingChange[]>
  readonly passengers: AdditionalCustomers
  readonly drafts: Drafts
  readonly scope: Lifetime
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly formats: Formats
}

interface Typed {
  readonly values: NameChangeValues
  readonly attempt: number
  readonly end: NameChangeFormState['end']
}

interface Known {
  readonly booking: Booking
  readonly readOnly: ReadOnly | null
  readonly holders: readonly TicketHolder[]
  readonly inBasket: ReadonlyMap<string, BasketNameChange>
  readonly waiting: TicketHoldersState['waiting']
}

const untouched: Typed = { values: noNameChange, attempt: 0, end: null }
/** A field that held a card number was not stored. */
const noText: Partial<NameChangeValues> = {}
const isTyped = (values: NameChangeValues): boolean => newPassengerFields.some((field) => values[field] !== '')
const noChanges: ReadonlyMap<string, BasketNameChange> = new Map()

/** What is known of the booking's tickets; null until it is loaded. */
const followTickets = ({ bookingRef, bookings, basket, pending, scheduler }: NameChangeDeps) => {
  const booking$ = bookings.booking(bookingRef)
  const inBasket$ = select(
    select(basket.state$, (state) => basketOf(state)?.nameChanges ?? null),
    (changes) => (changes === null ? noChanges : new Map(changes.map((change) => [change.ticketId, change]))),
  )
  /** A change that left the basket may have been paid, and may be pending now. */
  let isOutOfDate = false
  let lastInBasket = noChanges
  inBasket$.subscribe((changes) => {
    isOutOfDate ||= [...lastInBasket.keys()].some((ticketId) => !changes.has(ticketId))
    lastInBasket = changes
  })
  pending.state$.subscribe(({ kind }) => {
    if (kind === 'loaded') isOutOfDate = false
  })
  const readOnly$ = combine({ loadable: booking$, list: bookings.list$ }, ({ loadable, list }) => {
    const booking = latest(loadable)
    return booking && readOnlyOf(booking, latest(list), scheduler.now())
  })
  const known$ = combine(
    { loadable: booking$, changes: pending.state$, basketNow: inBasket$, readOnly: readOnly$ },
    ({ loadable, changes, basketNow, readOnly }): Known | null => {
      const booking = latest(loadable)
      const waiting = latest(changes)
      const inBasket = readOnly === null ? basketNow : noChanges
      if (booking === null || (waiting === null && changes.kind !== 'failed')) return null
      return {
        booking,
        readOnly,
        inBasket,
        holders: ticketHolders(booking, waiting ?? [], inBasket),
        waiting: waiting === null ? 'unknown' : changes.kind === 'failed' ? 'outOfDate' : 'known',
      }
    },
  )
  return { known$, isOutOfDate: () => isOutOfDate }
}

const isOffered = (known: Known): boolean => known.waiting !== 'unknown' && known.readOnly === null

type Ready = Extract<NameChangeState, { readonly kind: 'ready' }>

const shownState = (
  known: Known | null,
  list: Ready['list'],
  open: Pick<Ready, 'forms' | 'isAdding'>,
): NameChangeState => {
  if (known === null) return { kind: 'loading' }
  const { booking, readOnly, waiting, inBasket } = known
  if (booking.tickets.length === 0) return { kind: 'noTickets', readOnly }
  return {
    kind: 'ready',
    readOnly,
    list,
    isOffered: isOffered(known),
    waiting,
    inBasket,
    currency: booking.currency,
    ...open,
  }
}

export const createNameChange = (deps: NameChangeDeps): NameChange => {
  const { bookingRef, bookings, basket, pending, drafts, scope } = deps
  const booking$ = bookings.booking(bookingRef)
  const formOf = (ticketId: string): string => `name-change/${bookingRef}/${ticketId}`
  const forms = createSessionState<ReadonlyMap<string, Typed>>(scope, new Map())
  const set = (ticketId: string, form: Typed | null): void =>
    forms.update((before) => {
      const next = new Map(before)
      if (form === null) next.delete(ticketId)
      else next.set(ticketId, form)
      return next
    })

  const { known$, isOutOfDate } = followTickets(deps)
  const list = createTicketList({
    entries$: select(known$, (known) => known?.holders ?? []),
    states: holderFilters,
    formats: deps.formats,
    scope,
  })
  const holderOf = (ticketId: string): TicketHolder | null => {
    const known = known$.value
    const holder = known?.holders.find(({ ticket }) => ticket.id === ticketId)
    return known !== null && isOffered(known) && holder?.nameStatus === 'transferable' ? holder : null
  }

  const people = { typed: forms.state$, known: known$, passengers: deps.passengers.known$ }
  const formStates$ = combine(people, ({ typed, known, passengers }) => {
    const holders = new Map(known?.holders.map((one) => [one.ticket.id, one.holder]))
    return new Map(
      [...typed].map(([ticketId, { values, attempt, end }]): [string, NameChangeFormState] => {
        const holder = holders.get(ticketId) ?? null
        const people = peopleToOffer(known?.booking.passengers ?? [], passengers, holder, values)
        const problems = attempt === 0 ? [] : nameChangeProblems(values, holder)
        return [ticketId, { values, people, attempt, end, problems, isChanged: isTyped(values) }]
      }),
    )
  })

  /** Restores the typed text from an expired session. */
  const restore = (): void =>
    known$.value?.holders.forEach(({ ticket: { id } }) => {
      const stored = forms.state$.value.has(id) ? noText : drafts.read(formOf(id), noText)
      if (stored !== noText) set(id, { ...untouched, values: { ...noNameChange, ...stored } })
    })
  drafts.readable$.subscribe(restore)

  const forget = (ticketId: string): void => {
    drafts.drop(formOf(ticketId))
    set(ticketId, null)
  }
  const valuesOf = (ticketId: string): NameChangeValues => forms.state$.value.get(ticketId)?.values ?? noNameChange
  const addingOf = memoizeByKey((ticketId) =>
    createAdding(scope, {
      problems: () => {
        const holder = holderOf(ticketId)
        return holder === null ? [] : nameChangeProblems(valuesOf(ticketId), holder.holder)
      },
      toInput: () => ({
        nameChanges: holderOf(ticketId) === null ? [] : [toNameChange(ticketId, valuesOf(ticketId))],
      }),
      count: ({ nameChanges }: NameChangesLeft) => nameChanges.length,
      send: ({ nameChanges: [change] }) => basket.addNameChange(change ?? toNameChange(ticketId, noNameChange)),
      removeAdded: () => forget(ticketId),
      refresh: () => undefined,
    }),
  )
  const submit = async (ticketId: string): Promise<NameChangeEnd> => {
    const session = scope.context()
    if (known$.value === null || isOutOfDate()) await open()
    if (isOver(session)) return cancelledBy(session)
    const { values, attempt } = forms.state$.value.get(ticketId) ?? untouched
    set(ticketId, { values, attempt: attempt + 1, end: null })
    const end = await addingOf(ticketId).add()
    if (end.kind === 'failed' || end.kind === 'unclear')
      set(ticketId, {
        ...(forms.state$.value.get(ticketId) ?? untouched),
        end: { kind: end.kind, failure: end.failure },
      })
    return end
  }
  const open = async (): Promise<void> => {
    await Promise.all([bookings.load(bookingRef), pending.load()])
    restore()
  }
  const once = exhaust<NameChangeEnd>(scope)
  const store = (ticketId: string, changed: Partial<NameChangeValues>): void => {
    if (addingOf(ticketId).state$.value.isAdding) return
    const before = forms.state$.value.get(ticketId) ?? untouched
    const values = { ...before.values, ...changed }
    drafts.store(formOf(ticketId), values)
    set(ticketId, { ...before, values })
  }

  return {
    ...list.commands,
    state$: combine(
      {
        failure: select(booking$, (loadable) =>
          loadable.kind === 'failed' && loadable.previous === null ? loadable.failure : null,
        ),
        known: known$,
        list: list.state$,
        forms: formStates$,
        isAdding: select(basket.state$, ({ awaitingResponse }) => awaitingResponse),
      },
      ({ failure, known, list: shown, ...open }): NameChangeState =>
        known === null && failure !== null ? { kind: 'failed', failure } : shownState(known, shown, open),
    ),
    open,
    start: (ticketId) => {
      if (!forms.state$.value.has(ticketId) && holderOf(ticketId) !== null) set(ticketId, untouched)
    },
    type: (ticketId, field, value) => store(ticketId, { [field]: value }),
    fill: (ticketId, { values }) => store(ticketId, values),
    learnPassengers: deps.passengers.learn,
    giveUp: forget,
    add: (ticketId) => once(() => submit(ticketId), ticketId),
  }
}
