import type { ApiCall } from '../../failure/Failure.js'
import type { TransportDirection } from '../../domain/Holdings.js'
import type { IsoDate } from '../../environment/time.js'
import type { Cost } from '../../money/Money.js'
import type { Availability } from '../onSale.js'

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

/** One departure. Its cost is for one passenger. */
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
/** The directions of a transport: both ways, or one of them. */
export type TransportMode = (typeof transportModes)[number]

/** The steps of the choice, in order. */
export const transportStepNames = ['type', 'route', 'direction', 'date', 'places', 'stops', 'passengers'] as const
export type TransportStepName = (typeof transportStepNames)[number]

/** A field of a step. Places and departures have two fields each. */
export type TransportField = 'type' | 'route' | 'direction' | 'date' | 'departure' | 'arrival' | 'outbound' | 'return'

/** The choices for which stops are requested. */
export interface StopsQuery {
  readonly routes: readonly string[]
  readonly direction: TransportDirection
  readonly departureLocation: string
  readonly arrivalLocation: string
  /** Left out for the return of the combined flow (behaviour/contract#2.7). */
  readonly date: IsoDate | null
}

/** The calls about transport on sale for one booking. They end in a failure and never reject. */
export interface TransportCatalogueApi {
  /** GET /api/package/{id}/transporttypes */
  readonly types: ApiCall<[bookingRef: string], readonly TransportType[]>
  /** GET /api/package/{id}/transportroutes */
  readonly routes: ApiCall<[bookingRef: string], readonly TransportRoute[]>
  /** GET /api/package/{id}/transportdates?routes&direction */
  readonly dates: ApiCall<
    [bookingRef: string, routes: readonly string[], direction: TransportDirection],
    readonly IsoDate[]
  >
  /** GET /api/package/{id}/transportlocations?date&direction&routes */
  readonly locations: ApiCall<
    [
      bookingRef: string,
      query: { readonly date: IsoDate; readonly direction: TransportDirection; readonly routes: readonly string[] },
    ],
    TransportLocations
  >
  /** GET /api/package/{id}/transportstops?arrivalLocation&date&departureLocation&routes&direction */
  readonly stops: ApiCall<[bookingRef: string, query: StopsQuery], readonly TransportStop[]>
}
