import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { StopsQuery, TransportCatalogueApi, TransportStop } from '@booking-dashboard/core/ports'
import { toCost } from '../../contract/toMoney.js'
import type { Transport } from '../../transport/Transport.js'
import { transportCatalogueEndpoints, type TransportStopWire } from './transportCatalogueContract.js'

export const createHttpTransportCatalogueApi = ({ call }: Transport): TransportCatalogueApi => ({
  types: (id, context) =>
    pipe(
      call(transportCatalogueEndpoints.types, { params: { id }, context }),
      map(({ types }) => types),
    ),
  routes: (id, context) =>
    pipe(
      call(transportCatalogueEndpoints.routes, { params: { id }, context }),
      map(({ routes }) =>
        routes.map((route) => ({
          id: route.id,
          typeId: route.type_id,
          name: route.name,
          description: route.description ?? '',
        })),
      ),
    ),
  dates: (id, routes, direction, context) =>
    pipe(
      call(transportCatalogueEndpoints.dates, {
        params: { id },
        query: { routes: joined(routes), direction },
        context,
      }),
      map(({ dates }) => dates),
    ),
  locations: (id, { date, direction, routes }, context) =>
    pipe(
      call(transportCatalogueEndpoints.locations, {
        params: { id },
        query: { date, direction, routes: joined(routes) },
        context,
      }),
      map((found) => ({ departures: found.departure_locations, arrivals: found.arrival_locations })),
    ),
  stops: (id, query, context) =>
    pipe(
      call(transportCatalogueEndpoints.stops, { params: { id }, query: toQuery(query), context }),
      map(({ stops }) => stops.map(toStop)),
    ),
})

const joined = (routes: readonly string[]): string => routes.join(',')

const toQuery = ({ routes, direction, departureLocation, arrivalLocation, date }: StopsQuery) => ({
  arrivalLocation,
  ...(date === null ? {} : { date }),
  departureLocation,
  routes: joined(routes),
  direction,
})

const toStop = (stop: t.TypeOf<typeof TransportStopWire>): TransportStop => ({
  id: stop.id,
  routeId: stop.route_id,
  name: stop.name,
  direction: stop.direction,
  departureLocation: stop.departure_location,
  arrivalLocation: stop.arrival_location,
  departureDate: stop.departure_date.iso_value,
  arrivalDate: stop.arrival_date?.iso_value ?? null,
  isDepartureTimeSpecified: stop.is_departure_time_specified,
  cost: toCost(stop.prices),
  availability: { freesale: stop.freesale, available: stop.available },
})
