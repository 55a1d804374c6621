import type { Attempted, ShopOutcome } from '../../basket/adding/createAdding.js'
import type { BasketTransport } from '../../basket/Basket.js'
import { basketOf, type ShoppingBasketState } from '../../basket/shoppingBasketState.js'
import type { Booking, BookingPassenger } from '../../domain/Booking.js'
import type { TransportTexts } from './transportTexts.js'
import type { Currency } from '../../money/Money.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import type { TransportStepName } from './TransportCatalogueApi.js'
import {
  type TransportProblem,
  transportProblems,
  transportTotals,
  type TransportTotals,
  type Passenger,
  passengersOf,
} from './transportSeats.js'
import type { Picked } from './transportQuestions.js'
import { directionsOf, newTransportSearch, type TransportSearch } from './transportSearch.js'
import { type ActiveTransportStep, type TransportStep, transportSteps } from './transportSteps.js'
import type { IsoDate } from '../../environment/time.js'
import { byText, type HeldTransport } from '../../domain/Holdings.js'
import { itineraryTransport, type ItineraryTransport } from '../../bookings/itinerary/itineraryTransport.js'
import type { Formats } from '../../language/formats.js'

/** A booked transport, with all its passengers. */
export interface ShownDeparture {
  readonly id: string
  readonly date: IsoDate | null
  /** "19:30". Null if it is not specified. */
  readonly time: string | null
  readonly what: ItineraryTransport
}

export interface TransportOneWay {
  readonly direction: HeldTransport['direction']
  readonly departures: readonly ShownDeparture[]
}

/**
 * Outbound first, then return, then unknown directions, each by departure. Empty directions are left out.
 * `passengers` are those of the booking and the basket.
 */
export const transportByDirection = (
  booking: Booking,
  transport: readonly HeldTransport[],
  passengers: readonly BookingPassenger[],
  formats: Formats,
): readonly TransportOneWay[] =>
  (['OUTBOUND', 'RETURN', 'UNKNOWN'] as const)
    .map((direction): TransportOneWay => {
      const oneWay = transport
        .filter((held) => held.direction === direction)
        .toSorted(byText(({ departureDate }) => departureDate))
      const entries = itineraryTransport({ ...booking, transport: oneWay, passengers }, formats)
      return { direction, departures: entries.map(({ id, date, time, what }) => ({ id, date, time, what })) }
    })
    .filter(({ departures }) => departures.length > 0)

/** The choice and its cost. */
export interface TransportChoosing {
  readonly kind: 'choosing' | 'adding'
  readonly currency: Currency
  /** Booked transport, and transport in the basket. */
  readonly booked: readonly TransportOneWay[]
  readonly inBasket: readonly TransportOneWay[]
  /** The chosen steps, and `active`, the step that is open. */
  readonly steps: readonly TransportStep[]
  readonly active: ActiveTransportStep
  /** How often the customer went to another step, or started over. */
  readonly moves: number
  readonly passengers: readonly Passenger[]
  readonly totals: TransportTotals
  readonly problems: readonly TransportProblem[]
  /** The same, once an attempt failed because of them. */
  readonly refusedFor: readonly TransportProblem[]
  /** The problems with the passengers, as texts. */
  readonly passengersWrong: readonly string[]
  /** How many attempts to add failed because of a problem since the last one that was sent. */
  readonly refusals: number
  /** `notYet`: not all steps are done. `busy`: the basket is being changed. */
  readonly button: 'notYet' | 'ready' | 'busy'
  readonly outcome: ShopOutcome
}

/** The state of the screen that finds and adds transport. */
export type TransportFinderState =
  | { readonly kind: 'loading' }
  /** The booking could not be loaded. */
  | { readonly kind: 'failed' }
  | TransportChoosing

/** The customer's choices on the screen. */
export interface Choosing {
  readonly search: TransportSearch
  readonly step: TransportStepName | null
  readonly picked: Picked
  readonly moves: number
  readonly passengers: readonly number[] | null
}

export const atFirst: Choosing = {
  search: newTransportSearch,
  step: null,
  picked: {},
  moves: 0,
  passengers: null,
}

const held = (state: ShoppingBasketState): readonly BasketTransport[] => basketOf(state)?.transport ?? []

/** The passengers of the booking and the basket. */
export const travellingOn = (booking: Booking, state: ShoppingBasketState): readonly BookingPassenger[] => [
  ...booking.passengers,
  ...(basketOf(state)?.passengers ?? []),
]

export const passengersNow = (
  booking: Booking,
  state: ShoppingBasketState,
  { search, passengers }: Pick<Choosing, 'search' | 'passengers'>,
): readonly Passenger[] =>
  passengersOf(
    travellingOn(booking, state),
    [...booking.transport, ...held(state)],
    directionsOf(search.choices),
    passengers,
  )

export interface Surroundings {
  readonly booking: Loadable<Booking>
  readonly basket: ShoppingBasketState
  readonly attempted: Attempted
}

export const transportState = (
  current: Choosing,
  { booking: loadable, basket, attempted: { attempts: refusals, isAdding, outcome } }: Surroundings,
  texts: TransportTexts,
): TransportFinderState => {
  const booking = latest(loadable)
  if (booking === null) return loadable.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
  const { search, moves } = current
  const travelling = travellingOn(booking, basket)
  const passengers = passengersNow(booking, basket, current)
  const quantity = passengers.filter(({ isChosen }) => isChosen).length
  const { steps, active } = transportSteps(search, current.step, current.picked, texts)
  const problems = transportProblems(search, quantity, texts)
  return {
    kind: isAdding ? 'adding' : 'choosing',
    currency: booking.currency,
    booked: transportByDirection(booking, booking.transport, travelling, texts.formats),
    inBasket: transportByDirection(booking, held(basket), travelling, texts.formats),
    steps,
    active,
    moves,
    passengers,
    totals: transportTotals(search, quantity, texts.formats),
    problems,
    refusedFor: refusals === 0 ? [] : problems,
    passengersWrong: problems.flatMap(({ kind, message }) => (kind === 'transportOpen' ? [] : [message])),
    refusals,
    button: active.name !== 'passengers' ? 'notYet' : isAdding || basket.processing ? 'busy' : 'ready',
    outcome,
  }
}
