import type { Observable } from 'rxjs'
import { activePassengers, type Booking, fullName } from '../domain/Booking.js'
import type { NewPassengerField } from './newPassengers.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/resource.js'
import type { Drafts } from '../session/Drafts.js'
import { type Basket, checkoutObstacle } from './Basket.js'
import { isEmptyBasket } from './itemRules.js'
import type { TicketsLeft } from './adding/addTickets.js'
import type { AddEnd } from './adding/addToBasket.js'
import type { BasketDeps } from './basketDeps.js'
import { type BasketAdding, createBasketFlows } from './basketFlows.js'
import { lineKey } from './BasketKind.js'
import { type BasketOverview, basketOverview } from './basketOverview.js'
import type { LoadedBasket, NewPassenger, ShoppingBasketState } from './shoppingBasketState.js'
import { type BasketRemoval, createBasketRemoval, pickedOf, type RemovalState } from './basketRemoval.js'
import { type BasketAtHand, type BasketReading, createBasketReading, type LoadBasketEnd } from './basketReading.js'
import { type BasketSignal, type BasketStore, heldIn, type StoredBasket } from './basketStore.js'
import {
  createMissingPassengers,
  type MissingPassengers,
  type SavePassengersEnd,
  type TicketChoiceLeft,
  unusedPassengers,
} from './passengers.js'

/** The basket of one booking and its commands. Its changes run in sequence. */
export interface ShoppingBasket extends Pick<BasketAtHand, 'check' | 'load'>, BasketAdding, BasketRemoval {
  /** The state of the basket's page. */
  readonly state$: Behavior<ShoppingBasketState>
  /** The result of each command, for callers who wait for it. */
  readonly signals$: Observable<BasketSignal>
  /** Checks for a basket, unless the result is already known. */
  readonly checkOnce: () => Promise<LoadBasketEnd>
  /** Creates a basket if there is none, and records it. */
  readonly create: () => Promise<LoadBasketEnd>
  /** Changes a field in the form of a new passenger whose details are missing. */
  readonly editPassenger: (passengerId: number, field: NewPassengerField, value: string) => void
  /** Sends the new passengers whose details were missing. */
  readonly savePassengers: () => Promise<SavePassengersEnd>
}

interface ShoppingBasketDeps extends Omit<BasketDeps, 'store'> {
  readonly booking$: Behavior<Loadable<Booking>>
  readonly drafts: Drafts
  readonly ticketChoice: TicketChoiceLeft
}

/** The loaded basket and its overview. Null if no basket is loaded. */
export interface ShownBasket {
  readonly stored: StoredBasket
  readonly overview: BasketOverview | null
}

/** What a payment needs from the basket, such as a reload in the sequence of its flows. */
export interface BasketParts {
  readonly model: ShoppingBasket
  readonly store: BasketStore
  readonly shown$: Behavior<ShownBasket>
  readonly reload: BasketReading['reload']
}

const newPassengersOf = (held: Basket): readonly NewPassenger[] => {
  const unused = unusedPassengers(held)
  return activePassengers(held.passengers).map((one) => ({
    key: lineKey('passengers', one.id),
    name: fullName(one),
    isUnused: unused.includes(one),
  }))
}

const loadedBasket = (
  { activity }: StoredBasket,
  basket: Basket,
  overview: BasketOverview,
  removal: RemovalState,
  missing: MissingPassengers | null,
): LoadedBasket => {
  const picked = pickedOf(overview, removal.picked)
  return {
    ...overview,
    kind: 'loaded',
    basket,
    picked,
    canPick: overview.lines.length > 1,
    areAllPicked: overview.lines.length > 0 && picked.size === overview.lines.length,
    removing: removal.removing,
    isRemovingPicked: picked.size > 0 && [...picked].every((key) => removal.removing.has(key)),
    isDiscarding: activity === 'resetting',
    notDone: removal.notDone?.basketId === basket.id ? removal.notDone : null,
    question: removal.isAskedToDiscard ? { kind: 'discard' } : (removal.asked?.question ?? null),
    newPassengers: newPassengersOf(basket),
    missing,
    obstacle: checkoutObstacle(basket),
  }
}

export const createBasket = (
  given: ShoppingBasketDeps,
  reading: BasketReading = createBasketReading(given),
): BasketParts => {
  const { bookingRef, drafts, texts, scope } = given
  const { store, atHand } = reading
  const { check, load } = atHand
  const flows = createBasketFlows({ ...given, store }, reading)
  const held$ = select(store.state$, heldIn)
  const passengers$ = select(given.booking$, (booking) => latest(booking)?.passengers ?? null)
  const overview$ = combine(
    { basket: held$, passengers: passengers$ },
    ({ basket, passengers }) => basket && basketOverview(basket, passengers ?? [], texts, bookingRef),
  )
  const shown$ = combine({ stored: store.state$, passengers: passengers$, overview: overview$ }, (shown) => shown)
  const missing = createMissingPassengers({
    bookingRef,
    drafts,
    session: scope,
    current: () => ({ basket: held$.value, bookingPassengers: passengers$.value }),
    add: flows.adding.addPassengers,
    ticketChoice: given.ticketChoice,
  })
  const rememberRefused = async (adding: Promise<AddEnd<TicketsLeft>>): Promise<AddEnd<TicketsLeft>> => {
    const end = await adding
    if (end.kind === 'partlyAdded') missing.remember(end.left.passengers)
    return end.kind === 'unclear' ? { ...end, checkStatusAgain: () => rememberRefused(end.checkStatusAgain()) } : end
  }
  const removal = createBasketRemoval({
    flows,
    scope,
    held: () => held$.value,
    overview: () => overview$.value,
    texts,
  })

  const parts = { shown: shown$, now: removal.state$, form: missing.form$ }
  const state$ = combine(parts, ({ shown, now, form }): ShoppingBasketState => {
    const { stored, passengers, overview } = shown
    const { contents, activity, awaitingResponse, accommodationsAdded, bookingRef: resetFor } = stored
    const flags = { processing: activity !== 'idle', awaitingResponse, accommodationsAdded, bookingRef: resetFor }
    switch (contents.kind) {
      case 'loaded':
        return overview === null || isEmptyBasket(contents.basket)
          ? { ...flags, kind: 'none', basket: contents.basket }
          : {
              ...flags,
              ...loadedBasket(stored, contents.basket, overview, now, missing.shown(contents.basket, passengers, form)),
            }
      case 'none':
        return { ...flags, kind: 'none', basket: null }
      case 'failed':
        return { ...flags, kind: 'failed', failure: contents.failure, isRetrying: activity === 'getting' }
      case 'unknown':
        return { ...flags, kind: activity === 'idle' ? 'unknown' : 'loading' }
    }
  })

  return {
    store,
    shown$,
    reload: reading.reload,
    model: {
      state$,
      signals$: store.signals$,
      check,
      checkOnce: async () => {
        const { kind } = store.state$.value.contents
        return kind === 'unknown' || kind === 'failed' ? check() : { kind }
      },
      load,
      create: async () => reading.endOf(await flows.create()),
      ...flows.adding,
      addTickets: (input) => rememberRefused(flows.adding.addTickets(input)),
      ...removal.commands,
      editPassenger: missing.edit,
      savePassengers: missing.save,
    },
  }
}
