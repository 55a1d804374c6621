import type { NewPassenger, TicketChoice } from '../../basket/BasketApi.js'
import type { TicketsLeft } from '../../basket/adding/addTickets.js'
import type { AddEnd } from '../../basket/adding/addToBasket.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import { basketOf, type ShoppingBasketState } from '../../basket/shoppingBasketState.js'
import type { Booking } from '../../domain/Booking.js'
import type { Bookings } from '../../bookings/bookings.js'
import type { AdditionalCustomer, AdditionalCustomers } from '../../customer/additionalCustomers.js'
import type { Failure } from '../../failure/Failure.js'
import type { Navigation } from '../../navigation/paths.js'
import { type Behavior, combine, select } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import {
  createResource,
  isLoading,
  latest,
  type Loadable,
  type ResourceDeps,
  withoutReloads,
} from '../../reactive/resource.js'
import type { Drafts } from '../../session/Drafts.js'
import { type Attempted, createAttempts } from '../attempts.js'
import { createBuy, createStoredChoice, createOpenEnd, openShop } from '../shop.js'
import {
  type NewPassengerField,
  toNewPassengersDraft,
  toNewPassenger,
  passengerValues,
} from '../../basket/newPassengers.js'
import type { EventOnSale, TicketCatalogueApi } from './TicketCatalogueApi.js'
import {
  addNewPassenger,
  choosePassenger,
  editNewPassenger,
  emptySelection,
  isOneEach,
  newPassengersInUse,
  type PassengerChoice,
  setQuantity,
  ticketDraft,
  type TicketSelection,
  toggleOneEach,
  withPossibleHolders,
} from './ticketSelection.js'
import {
  possibleHolders,
  type TicketsOutcome,
  type TicketShopState,
  ticketShopState,
  type AdditionalCustomerChoice,
} from './ticketShopState.js'
import { loadEvents, type SelectionProblem, selectionProblems, stillOnSale, typesOnSale } from './ticketsOnSale.js'

export type AddTicketsEnd =
  | { readonly kind: 'added'; readonly count: number }
  /** Something must be corrected first. Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly SelectionProblem[] }
  | { readonly kind: 'nothingChosen' }
  /** `tickets` stay chosen. The basket asks for `passengers`, with their details as typed so far. */
  | { readonly kind: 'partlyAdded'; readonly left: TicketsLeft; readonly failure: Failure }
  | { readonly kind: 'failed' | 'unclear'; readonly failure: Failure }
  | { readonly kind: 'cancelled' }

/**
 * Chooses tickets for one booking, assigns their ticket holders, and adds them to its basket. The choice outlives a
 * session.
 */
export interface TicketShop {
  readonly state$: Behavior<TicketShopState>
  /** True while the tickets on sale are loading, even if a previous list is shown. */
  readonly isLoading$: Behavior<boolean>
  /** Loads the tickets on sale, and the booking and the basket if they are not known yet. */
  readonly open: () => Promise<void>
  /**
   * Sets the number of tickets of a type. A new ticket is for the first passenger who has none of it, if there is one.
   */
  readonly choose: (ticketTypeId: string, quantity: number) => void
  /**
   * Chooses one ticket for each passenger who has none of it, beside the other choices. If each has theirs, those are
   * removed.
   */
  readonly toggleOneEach: (ticketTypeId: string) => void
  /** Chooses one ticket for each passenger who has none of it, adds the choice, and goes to the checkout. */
  readonly buyOneEach: (ticketTypeId: string) => Promise<AddTicketsEnd>
  readonly assign: (ticketKey: number, holder: PassengerChoice | AdditionalCustomerChoice) => void
  /** Called when the first ticket needs a ticket holder: loads the additional customers. */
  readonly learnPassengers: () => Promise<void>
  /** Assigns the ticket to a new passenger. */
  readonly assignNewPassenger: (ticketKey: number) => void
  readonly editNewPassenger: (newPassengerKey: number, field: NewPassengerField, value: string) => void
  /**
   * Adds the choice. A second call while it runs gets the same result. After an unclear result, the basket is checked
   * first.
   */
  readonly add: () => Promise<AddTicketsEnd>
  /** Adds the choice, and goes to the checkout once everything is in the basket. */
  readonly buy: () => Promise<AddTicketsEnd>
}

interface TicketShopDeps extends ResourceDeps {
  readonly navigation: Navigation
  readonly bookingRef: string
  readonly api: TicketCatalogueApi
  readonly bookings: Bookings
  readonly basket: ShoppingBasket
  readonly passengers: AdditionalCustomers
  readonly drafts: Drafts
}

/** What was sent, by the keys of the chosen tickets. */
interface Sent {
  readonly tickets: ReadonlyMap<number, TicketChoice>
}

/** One request for each chosen ticket, by its key. Only new passengers with a ticket are sent. */
const toSend = (
  selection: TicketSelection,
  events: readonly EventOnSale[],
): Sent & { newPassengers: NewPassenger[] } => {
  const newPassengers = newPassengersInUse(selection)
  const names = new Map(typesOnSale(events).map(({ id, name }) => [id, name]))
  const tickets = selection.tickets.flatMap(({ key, ticketTypeId, passenger }): (readonly [number, TicketChoice])[] => {
    const ticketName = names.get(ticketTypeId)
    if (ticketName === undefined || passenger.kind === 'open') return []
    const holder =
      passenger.kind === 'known'
        ? { passengerId: passenger.passengerId }
        : { newPassenger: newPassengers.findIndex((one) => one.key === passenger.key) }
    return [[key, { ticketTypeId, ticketName, ...holder }]]
  })
  return { tickets: new Map(tickets), newPassengers: newPassengers.map(toNewPassenger) }
}

/** The selection without tickets in the basket, and without new passengers who no longer need a ticket. */
const withoutAdded = (now: TicketSelection, { tickets }: Sent, left: readonly TicketChoice[]): TicketSelection => {
  const remaining = now.tickets.filter(({ key }) => {
    const sent = tickets.get(key)
    return sent === undefined || left.includes(sent)
  })
  if (remaining.length === 0) return emptySelection
  const next = { ...now, tickets: remaining }
  return { ...next, newPassengers: newPassengersInUse(next) }
}

export const createTicketShop = (deps: TicketShopDeps): TicketShop => {
  const { bookingRef, bookings, basket, drafts, scope } = deps
  const missingForm = `missing-passengers/${bookingRef}`
  const catalogue = createResource(deps, (context) => () => loadEvents(deps.api, bookingRef, context))
  const attempts = createAttempts<TicketsOutcome>(scope, { kind: 'none' })
  const chosen = createStoredChoice(deps, `tickets/${bookingRef}`, ticketDraft)
  const { now: selectionNow, store } = chosen
  const once = exhaust<AddTicketsEnd>(scope)
  const openEnd = createOpenEnd<AddTicketsEnd>(scope)

  const events = (): readonly EventOnSale[] => latest(catalogue.state$.value) ?? []
  const holders = () => possibleHolders(latest(bookings.booking(bookingRef).value), basketOf(basket.state$.value))
  /** The part of the choice that can be added. */
  const possibleNow = (): TicketSelection => withPossibleHolders(stillOnSale(selectionNow(), events()), holders())
  const change = (next: (now: TicketSelection) => TicketSelection): void => {
    store(next(selectionNow()))
    attempts.forget()
  }

  /** Passes the typed details to the form of the basket, which has their tickets. */
  const storeForBasket = ({ passengers }: TicketsLeft): void => {
    if (passengers.length === 0) return
    const newPassengers = passengers.map(({ id, ...typed }) => ({ key: id, ...typed }))
    drafts.store(missingForm, { ...drafts.read(missingForm), ...toNewPassengersDraft(newPassengers) })
  }

  const settle = (sent: Sent, end: AddEnd<TicketsLeft>): AddTicketsEnd => {
    const wholly = sent.tickets.size
    switch (end.kind) {
      case 'added':
        store(withoutAdded(selectionNow(), sent, []))
        attempts.setOutcome({ kind: 'added', count: wholly })
        return { kind: 'added', count: wholly }
      case 'partlyAdded':
        storeForBasket(end.left)
        store(withoutAdded(selectionNow(), sent, end.left.tickets))
        attempts.setOutcome({
          kind: 'partlyAdded',
          tickets: end.left.tickets.length,
          passengers: end.left.passengers.length,
        })
        return end
      case 'unclear':
        openEnd.leave(async () => settle(sent, await end.checkStatusAgain()))
        attempts.setOutcome({ kind: 'unclear' })
        return { kind: 'unclear', failure: end.failure }
      case 'failed':
        attempts.setOutcome({ kind: 'failed' })
        return end
      case 'cancelled':
        return end
    }
  }

  const during = async (run: () => Promise<AddTicketsEnd>): Promise<AddTicketsEnd> => {
    const end = await attempts.during(run)
    // What was bought meanwhile, by this customer or by others, is no longer on sale.
    if (end.kind !== 'cancelled') void catalogue.load()
    return end
  }

  const add = async (): Promise<AddTicketsEnd> => {
    const selection = possibleNow()
    const problems = selectionProblems(selection, events())
    if (problems.length > 0) {
      attempts.refuse()
      return { kind: 'invalid', problems }
    }
    if (selection.tickets.length === 0) return { kind: 'nothingChosen' }
    const { tickets, newPassengers } = toSend(selection, events())
    return during(async () =>
      settle({ tickets }, await basket.addTickets({ tickets: [...tickets.values()], newPassengers })),
    )
  }

  const shown = combine(withoutReloads(catalogue.state$), bookings.booking(bookingRef), (onSale, booking) => ({
    onSale,
    booking,
  }))
  const state$ = combine(
    combine(shown, basket.state$, ({ onSale, booking }, state) => ({ onSale, booking, state })),
    combine(
      combine(chosen.state$, attempts.state$, (selection, submitted) => ({ selection, submitted })),
      deps.passengers.known$,
      (now, passengers) => ({ ...now, passengers }),
    ),
    (
      offer: {
        readonly onSale: Loadable<readonly EventOnSale[]>
        readonly booking: Loadable<Booking>
        readonly state: ShoppingBasketState
      },
      choice: {
        readonly selection: TicketSelection
        readonly submitted: Attempted<TicketsOutcome>
        readonly passengers: readonly AdditionalCustomer[]
      },
    ) => ticketShopState({ ...offer, ...choice, basket: basketOf(offer.state), isBusy: offer.state.processing }),
  )
  const addOnce = (): Promise<AddTicketsEnd> => once(() => openEnd.checkStatusBefore(add, during))
  const buy = createBuy(deps, addOnce)
  return {
    state$,
    isLoading$: select(catalogue.state$, isLoading),
    open: () => openShop(deps, catalogue.load),
    choose: (ticketTypeId, quantity) => change((now) => setQuantity(now, ticketTypeId, quantity, holders())),
    toggleOneEach: (ticketTypeId) => change((now) => toggleOneEach(now, ticketTypeId, holders())),
    buyOneEach: (ticketTypeId) => {
      if (!isOneEach(selectionNow(), ticketTypeId, holders()))
        change((now) => toggleOneEach(now, ticketTypeId, holders()))
      return buy()
    },
    assign: (ticketKey, holder) => {
      if (holder.kind !== 'additionalCustomer') return change((now) => choosePassenger(now, ticketKey, holder))
      const passenger = deps.passengers.known$.value.find(({ customerId }) => customerId === holder.customerId)
      if (passenger !== undefined) change((now) => addNewPassenger(now, ticketKey, passengerValues(passenger)))
    },
    learnPassengers: deps.passengers.learn,
    assignNewPassenger: (ticketKey) => change((now) => addNewPassenger(now, ticketKey)),
    editNewPassenger: (key, field, value) => change((now) => editNewPassenger(now, key, field, value)),
    add: addOnce,
    buy,
  }
}
