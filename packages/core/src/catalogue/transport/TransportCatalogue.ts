import type { IsoDate } from '../../environment/time.js'
import type { TransportDirection } from '../../bookings/holdings/Holdings.js'
import type { Cost } from '../../money/Money.js'
import type { Availability } from '../tickets/TicketCatalogue.js'

export interface TransportType {
  readonly id: string
  readonly name: string
}

export interface TransportRoute {
  readonly id: string
  readonly typeId: string
  readonly name: string
  readonly description: string
}

export interface TransportLocations {
  readonly departures: readonly string[]
  readonly arrivals: readonly string[]
}

/** One departure; its cost is for one traveller. */
export interface TransportStop {
  readonly id: string
  readonly routeId: string
  readonly name: string
  readonly direction: TransportDirection
  readonly departureLocation: string
  readonly arrivalLocation: string
  readonly departureDate: IsoDate
  readonly arrivalDate: IsoDate | null
  readonly isDepartureTimeSpecified: boolean
  readonly cost: Cost
  readonly availability: Availability
}

export const transportModes = ['BOTH_WAYS', 'OUTBOUND_ONLY', 'RETURN_ONLY'] as const
export type TransportMode = (typeof transportModes)[number]

/** What is chosen one after the other. */
export const transportStepNames = ['type', 'route', 'direction', 'date', 'places', 'stops', 'travellers'] as const
export type TransportStepName = (typeof transportStepNames)[number]

/** What a step asks; places and departures ask two things. */
export type TransportField = 'type' | 'route' | 'direction' | 'date' | 'departure' | 'arrival' | 'outbound' | 'return'
