import type { AddTransportInput, TransportChoice } from '../../basket/AddInputs.js'
import type { Pax } from '../../bookings/Booking.js'
import { activePax } from '../../bookings/holdings/passengers.js'
import { displayedCost } from '../../money/Cost.js'
import { type Minor, sumMinor, timesMinor } from '../../money/Money.js'
import { chosenStops, isJourneyChosen } from './chooseTransport.js'
import { mostOf } from '../tickets/selectionTotals.js'
import type { TransportStop } from './TransportCatalogue.js'
import type { TransportSearch } from './TransportSearch.js'

/** Who travels, by their pax ids. */
export type Travellers = readonly number[]

/** Everybody who is not cancelled, until the customer says otherwise. */
export const everybody = (pax: readonly Pax[]): Travellers => activePax(pax).map(({ id }) => id)

export const toggleTraveller = (travellers: Travellers, paxId: number): Travellers =>
  travellers.includes(paxId) ? travellers.filter((id) => id !== paxId) : [...travellers, paxId]

export interface TransportLine {
  readonly stop: TransportStop
  readonly quantity: number
  readonly cost: Minor
}

export interface TransportTotals {
  readonly lines: readonly TransportLine[]
  readonly bookingFee: Minor
  readonly total: Minor
}

/** What the chosen stops come to for so many travellers, before anything is added. */
export const transportTotals = (search: TransportSearch, travellers: Travellers): TransportTotals => {
  const quantity = travellers.length
  const stops = chosenStops(search)
  const lines = stops.map((stop) => ({ stop, quantity, cost: timesMinor(displayedCost(stop.cost), quantity) }))
  return {
    lines,
    bookingFee: sumMinor(stops.map(({ cost }) => timesMinor(cost.bookingFee, quantity))),
    total: sumMinor(lines.map(({ cost }) => cost)),
  }
}

export type TransportProblem =
  | { readonly kind: 'journeyOpen' }
  | { readonly kind: 'nobodyTravels' }
  | { readonly kind: 'tooMany'; readonly stopId: string; readonly available: number }

export const transportProblems = (search: TransportSearch, travellers: Travellers): readonly TransportProblem[] => [
  ...(isJourneyChosen(search) ? [] : [{ kind: 'journeyOpen' } as const]),
  ...(travellers.length > 0 ? [] : [{ kind: 'nobodyTravels' } as const]),
  ...chosenStops(search).flatMap((stop): readonly TransportProblem[] =>
    travellers.length > mostOf(stop) ? [{ kind: 'tooMany', stopId: stop.id, available: mostOf(stop) }] : [],
  ),
]

const toChoice = (stop: TransportStop, pax: Pax): TransportChoice => ({
  stopId: stop.id,
  traveller: pax.customerId === null ? { paxId: pax.id } : { customerId: pax.customerId },
  routes: [stop.routeId],
  direction: stop.direction,
  date: stop.departureDate.slice(0, 10),
  departureLocation: stop.departureLocation,
  arrivalLocation: stop.arrivalLocation,
})

/** A seat for each traveller on each stop; null while something has to be put right. `pax` are booking's and basket's. */
export const toAddTransportInput = (
  search: TransportSearch,
  travellers: Travellers,
  pax: readonly Pax[],
): AddTransportInput | null => {
  const travelling = activePax(pax).filter(({ id }) => travellers.includes(id))
  if (travelling.length === 0 || transportProblems(search, travellers).length > 0) return null
  return {
    seats: chosenStops(search).flatMap((stop) => travelling.map((one) => toChoice(stop, one))),
  }
}
