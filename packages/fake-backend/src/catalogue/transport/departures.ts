import { timeIn } from '../../values/calendar.js'
import type { Cost } from '../../records/cost.js'
import type { StopOffer, TransportRoute, TransportType } from '../../records/PackageOffers.js'
import { type Left, stopKey } from '../../records/Stock.js'

/** One departure of a route. */
export interface Departure {
  readonly id: string
  readonly way: 'OUTBOUND' | 'RETURN'
  readonly name: string
  readonly from: string
  readonly to: string
  /** Days from now. */
  readonly day: number
  /** Omitted if the time is not known yet. */
  readonly at?: string
  /** Days from now and a time. */
  readonly arrives?: readonly [number, string]
  readonly cost: Cost
  readonly left: Left
}

export interface RouteToRide {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly departures: readonly Departure[]
}

export interface TypeToRide extends TransportType {
  readonly routes: readonly RouteToRide[]
}

const toStop = (now: number, routeId: string, departure: Departure): StopOffer => ({
  id: departure.id,
  route_id: routeId,
  name: departure.name,
  direction: departure.way,
  departure_location: departure.from,
  arrival_location: departure.to,
  departure_date: { iso_value: timeIn(now, departure.day, departure.at ?? '00:00') },
  is_departure_time_specified: departure.at !== undefined,
  arrival_date: departure.arrives === undefined ? null : { iso_value: timeIn(now, ...departure.arrives) },
  prices: departure.cost,
})

/** Transport both ways from a short notation, with the seats left. */
export const toTransport = (now: number, types: readonly TypeToRide[]) => {
  const routes = types.flatMap((type) => type.routes.map((route) => ({ type, route })))
  return {
    transportTypes: types.map(({ id, name }): TransportType => ({ id, name })),
    routes: routes.map(
      ({ type, route: { id, name, description } }): TransportRoute => ({ id, type_id: type.id, name, description }),
    ),
    stops: routes.flatMap(({ route }) => route.departures.map((departure) => toStop(now, route.id, departure))),
    left: routes.flatMap(({ route }) =>
      route.departures.map(({ id, left }): readonly [string, Left] => [stopKey(id), left]),
    ),
  }
}
