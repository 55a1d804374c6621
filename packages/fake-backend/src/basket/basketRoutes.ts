import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { type BookingRecord } from '../bookings/BookingRecord.js'
import { ownBooking } from '../bookings/ownBooking.js'
import type { CustomerRecord } from '../customer/CustomerRecord.js'
import { basketPaymentRecords, pollBasketStatus } from '../payment/basketPaymentStatus.js'
import { route, type Route } from '../routing/Route.js'
import type { World } from '../world/World.js'
import { basketAnswer } from './basketAnswer.js'
import type { BasketRecord } from './BasketRecord.js'
import { completeForNothing } from './completeBasket.js'
import { basketAskedAbout, createBasket, findOpenBasket, openBasket } from './findBasket.js'
import { addPax, removePax } from './pax.js'
import { addTickets, discardBasket, removeTicket } from './tickets.js'

interface AboutBooking {
  readonly world: World
  readonly customer: CustomerRecord
  readonly param: (name: 'ref') => string
  readonly query: (name: string) => string | null
}

const bookingOf = (call: AboutBooking): BookingRecord => ownBooking(call, call.param('ref'))

const open = (call: AboutBooking): readonly [BookingRecord, BasketRecord] => {
  const booking = bookingOf(call)
  return [booking, openBasket(call.world, booking)]
}

const askedAbout = (call: AboutBooking): readonly [BookingRecord, BasketRecord] => {
  const booking = bookingOf(call)
  return [booking, basketAskedAbout(call.world, booking, call.query('basket_id'))]
}

export const basketRoutes: readonly Route[] = [
  route(basketEndpoints.create, (call) => {
    const booking = bookingOf(call)
    return basketAnswer(booking, createBasket(call.world, booking))
  }),
  route(basketEndpoints.get, (call) => {
    const booking = bookingOf(call)
    const basket = findOpenBasket(call.world, booking)
    return basket === null ? { bookingRef: booking.reference, basket } : basketAnswer(booking, basket)
  }),
  route(basketEndpoints.reset, (call) => {
    const [booking, basket] = open(call)
    discardBasket(call.world, booking, basket)
    return { bookingRef: booking.reference }
  }),
  route(basketEndpoints.status, (call) => {
    const [booking, basket] = askedAbout(call)
    return { status: pollBasketStatus(call.world, booking, basket) }
  }),
  route(basketEndpoints.payments, (call) => {
    const [, basket] = askedAbout(call)
    return { payments: basketPaymentRecords(basket) }
  }),
  route(basketEndpoints.addTickets, (call) => {
    const [booking, basket] = open(call)
    addTickets(call.world, booking, basket, call.body.tickets)
    return { tickets: basket.tickets }
  }),
  route(basketEndpoints.removeTicket, (call) => {
    const [booking, basket] = open(call)
    removeTicket(call.world, booking, basket, call.param('id'))
    return {}
  }),
  route(basketEndpoints.addPax, (call) => {
    const [booking, basket] = open(call)
    addPax(call.world, booking, basket, call.body.pax)
    return { pax: basket.pax }
  }),
  route(basketEndpoints.removePax, (call) => {
    const [, basket] = open(call)
    removePax(call.world, basket, call.param('id'))
    return {}
  }),
  route(basketEndpoints.complete, (call) => {
    completeForNothing(...open(call))
    return {}
  }),
]
