import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord, HeldTransport } from '../../records/BookingRecord.js'
import type { PackageOffers, StopOffer } from '../../records/PackageOffers.js'
import { stopKey } from '../../records/Stock.js'
import { dateOf } from '../../catalogue/transport/transportRoutes.js'
import { refuse } from '../../refusal/Refusal.js'
import { type BasketRecord, oneOf, withTotal, type ItemsOutput } from '../../records/BasketRecord.js'
import { lineId, removeLine, takeOffers } from '../takeOffers.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, type OpenBasket, openBasketOf } from '../openBasketOf.js'

type WantedSeat = t.TypeOf<typeof basketEndpoints.addTransport.body>['transport'][number]

/** The choices that led to a stop must match the stop. */
const isAsChosen = (stop: StopOffer, wanted: WantedSeat): boolean =>
  wanted.routes.includes(stop.route_id) &&
  wanted.direction === stop.direction &&
  wanted.date.slice(0, 10) === dateOf(stop) &&
  wanted.departureLocation === stop.departure_location &&
  wanted.arrivalLocation === stop.arrival_location

const findStop = ({ offers }: BookingRecord, wanted: WantedSeat) => {
  const stop =
    offers.stops.find(({ id }) => id === wanted.stop_id) ??
    refuse('unknownOffer', 'This departure is not on offer for your booking.')
  if (!isAsChosen(stop, wanted)) refuse('departureMismatch', 'This departure is not the one that was chosen.')
  const title = `${stop.name} from ${stop.departure_location} to ${stop.arrival_location}`
  return { wanted, stop, stockKey: stopKey(stop.id), title, rules: null }
}

const typeOf = ({ routes, transportTypes }: PackageOffers, { route_id }: StopOffer): string | null => {
  const route = routes.find(({ id }) => id === route_id)
  return transportTypes.find(({ id }) => id === route?.type_id)?.name ?? null
}

const heldSeat = (id: string, offers: PackageOffers, stop: StopOffer, passengerId: number): HeldTransport => ({
  id,
  name: stop.name,
  type: typeOf(offers, stop),
  direction: stop.direction,
  departure_location: stop.departure_location,
  arrival_location: stop.arrival_location,
  departure_date: stop.departure_date,
  arrival_date: stop.arrival_date ?? null,
  is_departure_time_specified: stop.is_departure_time_specified,
  departure_time_zone: offers.timeZones[stop.departure_location] ?? null,
  arrival_time_zone: offers.timeZones[stop.arrival_location] ?? null,
  pax_id: passengerId,
  prices: stop.prices,
})

/** Adds all transport or none. Outbound and return may come in two requests. */
const addTransport = (to: OpenBasket, wanted: readonly WantedSeat[]): void => {
  const { world, booking, basket } = to
  const found = wanted.map((one) => findStop(booking, one))
  takeOffers(to, found)
  for (const { wanted, stop, stockKey } of found)
    basket.transport.push({ held: heldSeat(lineId(world), booking.offers, stop, wanted.pax_id), stockKey })
}

const answer = ({ transport }: BasketRecord) => ({ transport: transport.map(({ held }) => withTotal(held)) })

/** Transport: a line is one way for one passenger. */
export const transport: BasketKind<Pick<ItemsOutput, 'transport'>> = {
  routes: [
    route(basketEndpoints.addTransport, (call) => {
      const to = basketToFill(call)
      addTransport(to, call.body.transport)
      return answer(to.basket)
    }),
    route(basketEndpoints.removeTransport, (call) => {
      const from = openBasketOf(call)
      removeLine(from, from.basket.transport, call.param('id'))
    }),
  ],
  answer,
  paidFor: (basket) =>
    basket.transport.map(({ held: { name, departure_location: from, arrival_location: to, prices } }) =>
      oneOf(`${name}: ${from} – ${to}`, prices),
    ),
  complete: (booking, basket) => {
    booking.transport.push(...basket.transport.map(({ held }) => held))
  },
}
