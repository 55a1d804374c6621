import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BookingRecord } from '../records/BookingRecord.js'
import { checkNotOver } from '../routing/tripIsOver.js'
import { basketPaymentRecords, pollBasketStatus } from '../payment/basketPaymentStatus.js'
import { route, type Route } from '../routing/Route.js'
import { basketAnswer } from './basketAnswer.js'
import { itemRoutes } from './basketKinds.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import { completeForNothing } from './completeBasket.js'
import { discardBasket } from './discardBasket.js'
import { basketAskedAbout, createBasket, findOpenBasket } from './findBasket.js'
import { type AboutBooking, basketToFill, bookingOf, openBasketOf } from './openBasketOf.js'

interface AboutPayment extends AboutBooking {
  readonly query: (name: string) => string | null
}

const askedAbout = (call: AboutPayment): readonly [BookingRecord, BasketRecord] => {
  const booking = bookingOf(call)
  return [booking, basketAskedAbout(call.world, booking, call.query('basket_id'))]
}

export const basketRoutes: readonly Route[] = [
  route(basketEndpoints.create, (call) => {
    const booking = bookingOf(call)
    checkNotOver(call.world, booking)
    return basketAnswer(booking, createBasket(call.world, booking))
  }),
  route(basketEndpoints.get, (call) => {
    const booking = bookingOf(call)
    const basket = findOpenBasket(call.world, booking)
    return basket === null ? { bookingRef: booking.reference, basket } : basketAnswer(booking, basket)
  }),
  route(basketEndpoints.reset, (call) => {
    const [booking, basket] = openBasketOf(call)
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
  ...itemRoutes(),
  route(basketEndpoints.complete, (call) => {
    completeForNothing(...basketToFill(call))
    call.begun(null)
    return {}
  }),
]
