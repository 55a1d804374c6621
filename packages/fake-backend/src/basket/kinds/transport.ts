import { checkPassengers } from '../checkPassengers.js'
import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord, HeldTransport } from '../../records/BookingRecord.js'
import type { PackageOffers, StopOffer } from '../../records/PackageOffers.js'
import { stopKey, takeFromStock } from '../../records/Stock.js'
import { dateOf } from '../../catalogue/transport/transportRoutes.js'
import { refuse } from '../../refusal/Refusal.js'
import type { World } from '../../world/World.js'
import { type BasketRecord, oneOf, withTotal, type ItemsOutput } from '../../records/BasketRecord.js'
import { lineId, removeLine, takeOffers } from '../takeOffers.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, openBasketOf } from '../openBasketOf.js'

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
export const addTransport = (
  world: World,
  booking: BookingRecord,
  basket: BasketRecord,
  wanted: readonly WantedSeat[],
): void => {
  const found = wanted.map((one) => findStop(booking, one))
  checkPassengers(
    booking,
    basket,
    wanted.map(({ pax_id }) => pax_id),
  )
  takeOffers(world, booking, basket, found)
  for (const {
    wanted: { pax_id },
    stop,
    stockKey,
  } of found) {
    basket.transport.push({ held: heldSeat(lineId(world), booking.offers, stop, pax_id), stockKey })
  }
}

/** Transport: a line is one way for one passenger. */
export const transport: BasketKind<Pick<ItemsOutput, 'transport'>> = {
  routes: [
    route(basketEndpoints.addTransport, (call) => {
      const [booking, basket] = basketToFill(call)
      addTransport(call.world, booking, basket, call.body.transport)
      return { transport: basket.transport.map(({ held }) => withTotal(held)) }
    }),
    route(basketEndpoints.removeTransport, (call) => {
      const [booking, basket] = openBasketOf(call)
      removeLine(call.world, booking, basket, basket.transport, call.param('id'))
      return {}
    }),
  ],
  answer: (basket) => ({ transport: basket.transport.map(({ held }) => withTotal(held)) }),
  count: (basket) => basket.transport.length,
  paidFor: (basket) =>
    basket.transport.map(({ held: { name, departure_location: from, arrival_location: to, prices } }) =>
      oneOf(`${name}: ${from} – ${to}`, prices),
    ),
  putBack: ({ offers }, basket) =>
    basket.transport.forEach(({ stockKey }) => takeFromStock(offers.stock, stockKey, -1)),
  complete: (booking, basket) => {
    booking.transport.push(...basket.transport.map(({ held }) => held))
  },
}
