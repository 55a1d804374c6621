import { transportCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../../routing/ownBooking.js'
import { route, type Route } from '../../routing/Route.js'
import type { StopOffer } from '../../records/PackageOffers.js'
import { availabilityOf, stopKey } from '../../records/Stock.js'

type Query = (name: string) => string | null

export const dateOf = ({ departure_date }: StopOffer): string => departure_date.iso_value.slice(0, 10)

/** Matches a stop that has exactly the given value for each part of the query. An omitted part matches every stop. */
const matches =
  (query: Query) =>
  (stop: StopOffer): boolean => {
    const asked = (name: string, value: string): boolean => (query(name) ?? value) === value
    return (
      (query('routes')?.split(',').includes(stop.route_id) ?? true) &&
      asked('direction', stop.direction) &&
      asked('date', dateOf(stop)) &&
      asked('departureLocation', stop.departure_location) &&
      asked('arrivalLocation', stop.arrival_location)
    )
  }

const inOrder = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted()

export const transportRoutes: readonly Route[] = [
  route(transportCatalogueEndpoints.types, (call) => ({
    types: [...ownBooking(call, call.param('id')).offers.transportTypes],
  })),
  route(transportCatalogueEndpoints.routes, (call) => ({
    routes: [...ownBooking(call, call.param('id')).offers.routes],
  })),
  route(transportCatalogueEndpoints.dates, (call) => {
    const { stops } = ownBooking(call, call.param('id')).offers
    return { dates: inOrder(stops.filter(matches(call.query)).map(dateOf)) }
  }),
  route(transportCatalogueEndpoints.locations, (call) => {
    const { stops } = ownBooking(call, call.param('id')).offers
    const found = stops.filter(matches(call.query))
    return {
      departure_locations: inOrder(found.map((stop) => stop.departure_location)),
      arrival_locations: inOrder(found.map((stop) => stop.arrival_location)),
    }
  }),
  route(transportCatalogueEndpoints.stops, (call) => {
    const { stops, stock } = ownBooking(call, call.param('id')).offers
    const found = stops.filter(matches(call.query))
    return { stops: found.map((stop) => ({ ...stop, ...availabilityOf(stock.left, stopKey(stop.id)) })) }
  }),
]
