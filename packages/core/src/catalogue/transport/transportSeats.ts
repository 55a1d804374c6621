import type { AddTransportInput, TransportChoice } from '../../basket/kinds/transport.js'
import { fullName, type BookingPassenger } from '../../domain/Booking.js'
import type { HeldBy, HeldTransport, TransportDirection } from '../../domain/Holdings.js'
import type { Formats } from '../../language/formats.js'
import type { TransportTexts } from './transportTexts.js'
import { displayedCost, type Minor, sumMinor, timesMinor } from '../../money/Money.js'
import { mostOf } from '../onSale.js'
import type { TransportStop } from './TransportCatalogueApi.js'
import { departureTime } from '../../bookings/itinerary/itineraryTransport.js'
import {
  chosenStops,
  isTransportChosen,
  noTransportChoices,
  type TransportChoices,
  type TransportSearch,
} from './transportSearch.js'

/** A passenger who can be given a seat. */
export interface Passenger {
  readonly passengerId: number
  readonly name: string
  readonly lead: boolean
  /** What already has transport for the passenger, in a direction that is chosen. */
  readonly hasTransport: HeldBy | null
  readonly isChosen: boolean
}

/** `chosen` null means the default: all passengers who have no transport in these directions. */
export const passengersOf = (
  passengers: readonly BookingPassenger[],
  held: Readonly<Record<HeldBy, readonly HeldTransport[]>>,
  directions: readonly TransportDirection[],
  chosen: readonly number[] | null,
): readonly Passenger[] => {
  const isChosenWay = ({ direction }: HeldTransport): boolean =>
    direction === 'UNKNOWN' || directions.includes(direction)
  const idsIn = (by: HeldBy) => held[by].filter(isChosenWay).map(({ passengerId }) => [passengerId, by] as const)
  const withTransport = new Map([...idsIn('basket'), ...idsIn('booking')])
  return passengers.map((one) => ({
    passengerId: one.id,
    name: fullName(one),
    lead: one.lead,
    hasTransport: withTransport.get(one.id) ?? null,
    isChosen: chosen === null ? !withTransport.has(one.id) : chosen.includes(one.id),
  }))
}

export interface TransportLine {
  readonly name: string
  readonly departs: string
  readonly toBeConfirmed: boolean
  readonly quantity: number
  readonly cost: Minor
}

export interface TransportTotals {
  readonly lines: readonly TransportLine[]
  readonly bookingFee: Minor
  readonly total: Minor
}

/** The cost of the chosen stops for this number of passengers, before they are added. No passenger, no lines. */
export const transportTotals = (search: TransportSearch, quantity: number, formats: Formats): TransportTotals => {
  const stops = quantity === 0 ? [] : chosenStops(search)
  const lines = stops.map((stop) => ({
    name: stop.name,
    departs: departureTime(stop, formats),
    toBeConfirmed: !stop.isDepartureTimeSpecified,
    quantity,
    cost: timesMinor(displayedCost(stop.cost), quantity),
  }))
  return {
    lines,
    bookingFee: sumMinor(stops.map(({ cost }) => timesMinor(cost.bookingFee, quantity))),
    total: sumMinor(lines.map(({ cost }) => cost)),
  }
}

/** What must be corrected before seats can be added, and where. */
export interface TransportProblem {
  readonly kind: 'transportOpen' | 'nobodyTravels' | 'tooMany'
  readonly message: string
}

export const transportProblems = (
  search: TransportSearch,
  quantity: number,
  { screen }: TransportTexts,
): readonly TransportProblem[] => {
  const { add } = screen.transport
  return [
    ...(isTransportChosen(search) ? [] : [{ kind: 'transportOpen', message: add.journeyOpen } as const]),
    ...(quantity > 0 ? [] : [{ kind: 'nobodyTravels', message: add.nobodyTravels } as const]),
    ...chosenStops(search)
      .filter((stop) => quantity > mostOf(stop))
      .map((stop) => ({ kind: 'tooMany', message: add.tooMany(stop.name, mostOf(stop)) }) as const),
  ]
}

const toChoice = (stop: TransportStop, passengers: BookingPassenger): TransportChoice => ({
  stopId: stop.id,
  passenger: passengers.customerId === null ? { passengerId: passengers.id } : { customerId: passengers.customerId },
  routes: [stop.routeId],
  direction: stop.direction,
  date: stop.departureDate.slice(0, 10),
  departureLocation: stop.departureLocation,
  arrivalLocation: stop.arrivalLocation,
})

/** One seat for each passenger on each chosen stop. `travelling` are the passengers of the booking and the basket. */
export const toAddTransportInput = (
  search: TransportSearch,
  passengers: readonly Passenger[],
  travelling: readonly BookingPassenger[],
): AddTransportInput => {
  const seated = travelling.filter(({ id }) =>
    passengers.some(({ passengerId, isChosen }) => isChosen && passengerId === id),
  )
  return { seats: chosenStops(search).flatMap((stop) => seated.map((one) => toChoice(stop, one))) }
}

/** What is stored. `passengers` null means the default: all who have no transport yet. */
export interface StoredTransport {
  readonly choices: TransportChoices
  readonly passengers: readonly number[] | null
}

export const noTransport: StoredTransport = { choices: noTransportChoices, passengers: null }
