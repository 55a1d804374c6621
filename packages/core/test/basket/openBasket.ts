import { createHttpBasketApi } from '@booking-dashboard/http-adapter'
import { right } from 'fp-ts/lib/Either.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { Basket, SectionStatus } from '../../src/basket/Basket.js'
import type { AddTicketsInput, BasketApi, BasketItem } from '../../src/basket/BasketApi.js'
import type { MandatorySection } from '../../src/basket/BasketKind.js'
import type { BasketDeps } from '../../src/basket/basketDeps.js'
import type { BasketContents, BasketSignal } from '../../src/basket/basketStore.js'
import { createBasketReading } from '../../src/basket/basketReading.js'
import { createBasket } from '../../src/basket/shoppingBasket.js'
import type { Booking, BookingPassenger } from '../../src/domain/Booking.js'
import { constant, createState } from '../../src/reactive/Behavior.js'
import { idle, type Loadable } from '../../src/reactive/resource.js'
import { createDrafts } from '../../src/session/Drafts.js'
import { aBooking } from '../bookings/aBooking.js'
import { serverFailure } from '../../src/failure/Failure.js'
import { gated } from '../gated.js'
import { emptyBasket, passenger, ticketLine, validSection } from './aBasket.js'
import { openSun1001 } from './sun1001.js'
import { createSurroundings } from '../createSurroundings.js'
import { ticketChoiceLeft } from '../../src/catalogue/tickets/ticketSelection.js'

/** The lead passenger, and the customer. */
export const people = { customerId: 'C7', passengers: [passenger(1), { ...passenger(4), customerId: 'C7' }] }

type Change = Partial<Pick<BasketDeps, 'people' | 'bookingPassengers' | 'isBeingPaid' | 'tabMemory'>>

/** A call of the port. A removal is named with its kind, such as `remove tickets`. */
type Call = keyof BasketApi | `remove ${string}`

const labelOf = (name: string, [, item]: readonly unknown[]): readonly [string, ...string[]] => {
  if (name === 'addRoomExtras') return [name, String(item)]
  if (name !== 'remove') return [name]
  const { kind, id } = item as BasketItem
  return [`remove ${kind}`, id]
}

/** The basket's port behind a gate. `plant` sets what the back end holds, `held` reads it. */
export const gatedBasket = (
  elsewhere: BasketApi,
  { held, plant }: Pick<ReturnType<typeof openSun1001>, 'held' | 'plant'>,
  log: string[] = [],
) => {
  const mandatory: Record<MandatorySection, SectionStatus> = { ...emptyBasket.mandatoryStatus }
  /** The rules of the sections are the back end's own: here a section is as the test says. */
  const get: BasketApi['get'] = (...sent) =>
    map((basket: Basket) => ({ ...basket, mandatoryStatus: { ...mandatory } }))(elsewhere.get(...sent))
  return Object.assign(gated<BasketApi, Call>({ ...elsewhere, get }, labelOf, log), {
    held,
    plant,
    invalidate: (section: MandatorySection, ...errors: readonly string[]): void => {
      mandatory[section] = { valid: false, errors }
    },
    validate: (section: MandatorySection): void => {
      mandatory[section] = validSection
    },
  })
}

/** The basket of SUN1001 over the fake back end, behind a gate. It is not loaded yet. */
export const openBasket = (change: Change = {}, passengers: readonly BookingPassenger[] = people.passengers) => {
  const surroundings = createSurroundings()
  const { transport, ...world } = openSun1001(passengers)
  const elsewhere = createHttpBasketApi(transport)
  const api = gatedBasket(elsewhere, world)
  const drafts = createDrafts(surroundings.sessionStore.state$, constant(null))
  const booking = createState<Loadable<Booking>>(idle)
  const given = {
    ...surroundings,
    onFailure: surroundings.failures.handle,
    api: api.port,
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
    /** The gate in front of the back end, and what another device sees and does there. */
    api,
    elsewhere,
    basket: model,
    /** The basket as every page of the booking shows it. */
    atHand: reading.atHand,
    store,
    drafts,
    /** From now on the booking is loaded, with these passengers. */
    bookingOf: (known: readonly BookingPassenger[]) =>
      booking.set({ kind: 'loaded', value: { ...aBooking('SUN1001'), passengers: known } }),
    signals,
    contents: (): BasketContents => store.state$.value.contents,
  }
}
export type OpenBasket = ReturnType<typeof openBasket>

export const basketOfTickets = (...ids: readonly string[]): Basket => ({
  ...emptyBasket,
  tickets: ids.map((id) => ticketLine(id)),
})

/** A loaded basket that holds these tickets. */
export const basketWithTickets = async (...ids: readonly string[]): Promise<OpenBasket> => {
  const opened = openBasket()
  opened.api.plant(basketOfTickets(...ids))
  await opened.basket.load()
  opened.api.log.length = 0
  opened.signals.length = 0
  return opened
}

export const choice = (ticketName: string, passengerId = 1) => ({ ticketTypeId: 'standing', ticketName, passengerId })
export const twoTickets: AddTicketsInput = { tickets: [choice('Standing'), choice('Standing')] }

export const tooMany = serverFailure([{ code: '50008020', message: null }])
export const tooManyText = 'Your request exceeds the maximum number of allowed tickets.'
