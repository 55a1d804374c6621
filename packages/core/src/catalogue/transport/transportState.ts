import type { BasketTransport } from '../../basket/Basket.js'
import { basketOf, type ShoppingBasketState } from '../../basket/basketOverview.js'
import type { Booking, Pax } from '../../domain/Booking.js'
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
} from './transportJourney.js'
import type { Picked } from './transportQuestions.js'
import { newTransportSearch, type TransportSearch } from './transportSearch.js'
import { type ActiveTransportStep, type TransportStep, transportSteps } from './transportSteps.js'
import type { IsoDate } from '../../environment/time.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { itineraryJourneys, type Journey } from '../../bookings/itinerary/journeys.js'
import type { Formats } from '../../language/formats.js'

/** A booked journey, with everybody who travels on it. */
export interface HeldJourney {
  readonly id: string
  readonly date: IsoDate | null
  /** "19:30"; null where it is not specified. */
  readonly time: string | null
  readonly journey: Journey
}

export interface JourneysOneWay {
  readonly direction: HeldTransport['direction']
  readonly journeys: readonly HeldJourney[]
}

const inOrder = (a: HeldTransport, b: HeldTransport): number =>
  a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate)

/** Outbound first, then return, then those with no known direction, each by departure; empty directions are left out. `pax` are those of booking and basket. */
export const heldJourneys = (
  booking: Booking,
  transport: readonly HeldTransport[],
  pax: readonly Pax[],
  formats: Formats,
): readonly JourneysOneWay[] =>
  (['OUTBOUND', 'RETURN', 'UNKNOWN'] as const)
    .map((direction): JourneysOneWay => {
      const oneWay = transport.filter((held) => held.direction === direction).toSorted(inOrder)
      const entries = itineraryJourneys({ ...booking, transport: oneWay, pax }, formats)
      return { direction, journeys: entries.map(({ id, date, time, what }) => ({ id, date, time, journey: what })) }
    })
    .filter(({ journeys }) => journeys.length > 0)

/** How the last press of "Add to basket" ended. `unclear`: it is not known whether the seats are in the basket. */
export type TransportOutcome =
  | { readonly kind: 'none' | 'failed' | 'unclear' }
  | { readonly kind: 'added'; readonly seats: number }

/** What is chosen, and what it comes to. */
export interface TransportChoosing {
  readonly kind: 'choosing' | 'adding'
  readonly currency: Currency
  /** What is booked, and what waits in the basket. */
  readonly booked: readonly JourneysOneWay[]
  readonly inBasket: readonly JourneysOneWay[]
  /** Those that are chosen, and `active`, the one that is being chosen. */
  readonly steps: readonly TransportStep[]
  readonly active: ActiveTransportStep
  /** How often the customer went to another step, or started over. */
  readonly moves: number
  readonly passengers: readonly Passenger[]
  readonly totals: TransportTotals
  readonly problems: readonly TransportProblem[]
  /** The same, once a press was stopped by them. */
  readonly refusedFor: readonly TransportProblem[]
  /** What is wrong with who travels, in words. */
  readonly passengersWrong: readonly string[]
  /** How many presses of "Add to basket" were stopped by a problem since the last one that was sent. */
  readonly refusals: number
  /** `notYet`: not all steps are done. `busy`: the basket is being changed. */
  readonly button: 'notYet' | 'ready' | 'busy'
  readonly outcome: TransportOutcome
}

/** What the screen shows on which transport is found and added. */
export type TransportFinderState =
  | { readonly kind: 'loading' }
  /** The booking could not be loaded. */
  | { readonly kind: 'failed' }
  | TransportChoosing

/** What the customer has done on the screen. */
export interface Choosing {
  readonly search: TransportSearch
  readonly step: TransportStepName | null
  readonly picked: Picked
  readonly moves: number
  readonly passengers: readonly number[] | null
  readonly refusals: number
  readonly isAdding: boolean
  readonly outcome: TransportOutcome
}

export const atFirst: Choosing = {
  search: newTransportSearch,
  step: null,
  picked: {},
  moves: 0,
  passengers: null,
  refusals: 0,
  isAdding: false,
  outcome: { kind: 'none' },
}

const held = (state: ShoppingBasketState): readonly BasketTransport[] => basketOf(state)?.transport ?? []

/** Everybody whom the booking or the basket names. */
export const paxOf = (booking: Booking, state: ShoppingBasketState): readonly Pax[] => [
  ...booking.pax,
  ...(basketOf(state)?.pax ?? []),
]

export const passengersNow = (
  booking: Booking,
  state: ShoppingBasketState,
  chosen: Choosing['passengers'],
): readonly Passenger[] => passengersOf(paxOf(booking, state), [...booking.transport, ...held(state)], chosen)

export interface Surroundings {
  readonly booking: Loadable<Booking>
  readonly basket: ShoppingBasketState
}

export const transportState = (
  current: Choosing,
  { booking: loadable, basket }: Surroundings,
  texts: TransportTexts,
): TransportFinderState => {
  const booking = latest(loadable)
  if (booking === null) return loadable.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
  const { search, moves, refusals, isAdding, outcome } = current
  const pax = paxOf(booking, basket)
  const passengers = passengersNow(booking, basket, current.passengers)
  const quantity = passengers.filter(({ isChosen }) => isChosen).length
  const { steps, active } = transportSteps(search, current.step, current.picked, texts)
  const problems = transportProblems(search, quantity, texts)
  return {
    kind: isAdding ? 'adding' : 'choosing',
    currency: booking.currency,
    booked: heldJourneys(booking, booking.transport, pax, texts.formats),
    inBasket: heldJourneys(booking, held(basket), pax, texts.formats),
    steps,
    active,
    moves,
    passengers,
    totals: transportTotals(search, quantity, texts.formats),
    problems,
    refusedFor: refusals === 0 ? [] : problems,
    passengersWrong: problems.flatMap(({ kind, message }) => (kind === 'journeyOpen' ? [] : [message])),
    refusals,
    button: active.name !== 'travellers' ? 'notYet' : isAdding || basket.processing ? 'busy' : 'ready',
    outcome,
  }
}
