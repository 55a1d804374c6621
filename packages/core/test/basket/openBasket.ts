import { emptyBasket, passenger, ticketLine } from './aBasket.js'
import { right } from 'fp-ts/lib/Either.js'
import type { AddTicketsInput, BasketApi, TicketChoice } from '../../src/basket/BasketApi.js'
import type { BasketDeps } from '../../src/basket/basketDeps.js'
import type { BasketContents, BasketSignal, BasketStore } from '../../src/basket/basketStore.js'
import { type BasketAtHand, createBasketReading } from '../../src/basket/basketReading.js'
import { createBasket, type ShoppingBasket } from '../../src/basket/shoppingBasket.js'
import type { Booking, BookingPassenger } from '../../src/domain/Booking.js'
import { constant, createState } from '../../src/reactive/Behavior.js'
import { idle, type Loadable } from '../../src/reactive/resource.js'
import { createDrafts, type Drafts } from '../../src/session/Drafts.js'
import { aBooking } from '../bookings/aBooking.js'
import { serverFailure } from '../../src/failure/Failure.js'
import { createInMemoryBasketApi, type InMemoryBasketApi } from './InMemoryBasketApi.js'
import { createSurroundings, type Surroundings } from '../createSurroundings.js'
import { ticketChoiceLeft } from '../../src/catalogue/tickets/ticketSelection.js'

export interface OpenBasket extends Surroundings {
  readonly api: InMemoryBasketApi
  readonly basket: ShoppingBasket
  readonly store: BasketStore
  /** The basket as every page of the booking shows it. */
  readonly atHand: BasketAtHand
  readonly drafts: Drafts
  /** From now on the booking is loaded, with these passengers. */
  readonly bookingOf: (passengers: readonly BookingPassenger[]) => void
  readonly signals: BasketSignal[]
  readonly contents: () => BasketContents
}

/** The lead passenger, and the customer. */
export const people = { customerId: 'C7', passengers: [passenger(1), { ...passenger(4), customerId: 'C7' }] }

type Change = Partial<Pick<BasketDeps, 'people' | 'bookingPassengers' | 'isBeingPaid' | 'tabMemory'>>

/** A basket of SUN1001 over this port that is not loaded yet. */
export const openBasketOver = <Api extends BasketApi>(surroundings: Surroundings, api: Api, change: Change = {}) => {
  const drafts = createDrafts(surroundings.sessionStore.state$, constant(null))
  const booking = createState<Loadable<Booking>>(idle)
  const given = {
    ...surroundings,
    onFailure: surroundings.failures.handle,
    api,
    bookingRef: 'SUN1001',
    people: async () => right(people),
    bookingPassengers: async () => right(people.passengers),
    booking$: booking.state$,
    drafts,
    isBeingPaid: () => false,
    ...change,
  }
  const reading = createBasketReading(given)
  const { model, store } = createBasket({ ...given, ticketChoice: ticketChoiceLeft(drafts, 'SUN1001') }, reading)
  const signals: BasketSignal[] = []
  model.signals$.subscribe((signal) => signals.push(signal))
  return {
    ...surroundings,
    api,
    basket: model,
    atHand: reading.atHand,
    store,
    drafts,
    bookingOf: (passengers: readonly BookingPassenger[]) =>
      booking.set({ kind: 'loaded', value: { ...aBooking('SUN1001'), passengers } }),
    signals,
    contents: (): BasketContents => store.state$.value.contents,
  }
}

/** A basket in memory. */
export const openBasket = (change: Change = {}): OpenBasket =>
  openBasketOver(createSurroundings(), createInMemoryBasketApi(), change)

/** A loaded basket that holds these tickets. */
export const basketWithTickets = async (...ids: readonly string[]): Promise<OpenBasket> => {
  const opened = openBasket()
  opened.api.held = { ...emptyBasket, tickets: ids.map((id) => ticketLine(id)) }
  await opened.basket.load()
  opened.api.log.length = 0
  opened.signals.length = 0
  return opened
}

export const choice = (ticketName: string, passengerId = 1): TicketChoice => ({
  ticketTypeId: 'standing',
  ticketName,
  passengerId,
})
export const twoTickets: AddTicketsInput = { tickets: [choice('Standing'), choice('Standing')] }

export const tooMany = serverFailure([{ code: '50008020', message: null }])
export const tooManyText = 'Your request exceeds the maximum number of allowed tickets.'
