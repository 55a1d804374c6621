import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'
import { Cost, Id, IsoDate, IsoValue, optional } from '../../contract/wire.js'
import { AvailabilityWire } from '../tickets/ticketCatalogueContract.js'

export const TransportRouteWire = t.intersection(
  [t.type({ id: Id, type_id: Id, name: t.string }), optional({ description: t.string })],
  'TransportRoute',
)

/** One departure: its places, its times, and the cost for one passenger. */
export const TransportStopWire = t.intersection(
  [
    t.type({
      id: Id,
      route_id: Id,
      name: t.string,
      direction: t.keyof({ OUTBOUND: null, RETURN: null }),
      departure_location: t.string,
      arrival_location: t.string,
      departure_date: IsoValue,
      is_departure_time_specified: t.boolean,
      prices: Cost,
    }),
    optional({ arrival_date: IsoValue }),
    AvailabilityWire,
  ],
  'TransportStop',
)

/** See behaviour/contract#2.7; `routes` is a list of ids joined by commas, `direction` OUTBOUND or RETURN. */
export const transportCatalogueEndpoints = {
  types: get(
    'getTransportTypes',
    '/api/package/:id/transporttypes',
    t.type({ types: t.array(t.type({ id: Id, name: t.string })) }, 'TransportTypesAnswer'),
  ),
  routes: get(
    'getTransportRoutes',
    '/api/package/:id/transportroutes',
    t.type({ routes: t.array(TransportRouteWire) }, 'TransportRoutesAnswer'),
  ),
  dates: get(
    'getTransportDates',
    '/api/package/:id/transportdates',
    t.type({ dates: t.array(IsoDate) }, 'TransportDatesAnswer'),
    { query: ['routes', 'direction'] },
  ),
  locations: get(
    'getTransportLocations',
    '/api/package/:id/transportlocations',
    t.type(
      { departure_locations: t.array(t.string), arrival_locations: t.array(t.string) },
      'TransportLocationsAnswer',
    ),
    { query: ['date', 'direction', 'routes'] },
  ),
  stops: get(
    'getTransportStops',
    '/api/package/:id/transportstops',
    t.type({ stops: t.array(TransportStopWire) }, 'TransportStopsAnswer'),
    { query: ['arrivalLocation', 'date', 'departureLocation', 'routes', 'direction'] },
  ),
} as const
