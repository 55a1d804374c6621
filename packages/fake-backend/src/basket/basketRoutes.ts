import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { basketPaymentRecords, pollBasketStatus } from '../payment/basketPaymentStatus.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { attemptIn } from '../records/PaymentAttempt.js'
import { route, type Route } from '../routing/Route.js'
import { checkNotReadOnly } from '../routing/ownBooking.js'
import { basketTotal, itemRoutes, itemsAnswer } from './basketKinds.js'
import { completeForNothing } from './completeBasket.js'
import { discardBasket } from './discardBasket.js'
import { basketAskedAbout, createBasket, findOpenBasket } from './findBasket.js'
import { mandatoryStatus } from './mandatoryStatus.js'
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
    checkNotReadOnly(call.world, booking)
    return basketAnswer(booking, createBasket(call.world, booking))
  }),
  route(basketEndpoints.get, (call) => {
    const booking = bookingOf(call)
    const basket = findOpenBasket(call.world, booking)
    return basket === null ? { bookingRef: booking.reference, basket } : basketAnswer(booking, basket)
  }),
  route(basketEndpoints.reset, (call) => {
    const open = openBasketOf(call)
    discardBasket(open)
    return { bookingRef: open.booking.reference }
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
    completeForNothing(basketToFill(call))
    call.begun(null)
  }),
]

const basketAnswer = (
  booking: BookingRecord,
  basket: BasketRecord,
): t.OutputOf<typeof basketEndpoints.create.answer> => ({
  bookingRef: booking.reference,
  basket: {
    id: basket.id,
    status: basketStatus(basket),
    currency: booking.currency,
    prices: { total: { value: basketTotal(basket) } },
    ...itemsAnswer(basket),
    mandatory_status: mandatoryStatus(booking, basket),
  },
})

/**
 * The statuses of behaviour/basket#2.4: 10 In progress, 40 Checkout, 50 Abandoned, 70 Completed, 80 Locked, 110 Error.
 */
const basketStatus = (basket: BasketRecord): number => {
  if (basket.state !== 'open') return { discarded: 50, completed: 70, error: 110 }[basket.state]
  if (attemptIn('processing', basket.attempts) !== undefined) return 80
  return attemptIn('challenge', basket.attempts) === undefined ? 10 : 40
}
