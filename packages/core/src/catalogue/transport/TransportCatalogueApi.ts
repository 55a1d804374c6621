import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { IsoDate } from '../../environment/time.js'
import type { TransportDirection } from '../../bookings/holdings/Holdings.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { ApiFailure } from '../../failure/ApiFailure.js'
import type { TransportLocations, TransportRoute, TransportStop, TransportType } from './TransportCatalogue.js'

export interface StopsQuery {
  readonly routes: readonly string[]
  readonly direction: TransportDirection
  readonly departureLocation: string
  readonly arrivalLocation: string
  /** Left out for the return of the combined flow (specification 2, §7). */
  readonly date: IsoDate | null
}

export interface TransportCatalogueApi {
  /** GET /api/package/{id}/transporttypes */
  readonly types: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, readonly TransportType[]>
  /** GET /api/package/{id}/transportroutes */
  readonly routes: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, readonly TransportRoute[]>
  /** GET /api/package/{id}/transportdates?routes&direction */
  readonly dates: (
    bookingRef: string,
    routes: readonly string[],
    direction: TransportDirection,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly IsoDate[]>
  /** GET /api/package/{id}/transportlocations?date&direction&routes */
  readonly locations: (
    bookingRef: string,
    query: { readonly date: IsoDate; readonly direction: TransportDirection; readonly routes: readonly string[] },
    context: CallContext,
  ) => TaskEither<ApiFailure, TransportLocations>
  /** GET /api/package/{id}/transportstops?arrivalLocation&date&departureLocation&routes&direction */
  readonly stops: (
    bookingRef: string,
    query: StopsQuery,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly TransportStop[]>
}
