import { pipe } from 'fp-ts/lib/function.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { chainEitherK, map } from 'fp-ts/lib/TaskEither.js'
import { type BasketApi, notFound } from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { basketEndpoints } from './basketContract.js'
import { itemCalls, removalOf } from './basketKinds.js'
import { done } from './kinds/KindOnWire.js'
import { toBasket, toBasketPayment, toBasketPaymentStatus } from './toBasket.js'

/** Baskets, over HTTP. */
export const createHttpBasketApi = ({ call }: Transport): BasketApi => ({
  create: (ref, context) =>
    pipe(
      call(basketEndpoints.create, { params: { ref }, context }),
      map(({ basket }) => toBasket(basket)),
    ),
  get: (ref, context) =>
    pipe(
      call(basketEndpoints.get, { params: { ref }, context }),
      chainEitherK(({ basket }) => (basket === null ? left(notFound()) : right(toBasket(basket)))),
    ),
  reset: (ref, context) =>
    pipe(
      call(basketEndpoints.reset, { params: { ref }, context }),
      map(({ bookingRef }) => bookingRef),
    ),
  status: (ref, basketId, context) =>
    pipe(
      call(basketEndpoints.status, { params: { ref }, query: about(basketId), context }),
      map(({ status }) => toBasketPaymentStatus(status)),
    ),
  payments: (ref, basketId, context) =>
    pipe(
      call(basketEndpoints.payments, { params: { ref }, query: about(basketId), context }),
      map(({ payments }) => payments.map(toBasketPayment)),
    ),
  remove: (ref, { kind, id }, context) => {
    const endpoint = removalOf(kind)
    return endpoint === null ? async () => left(notFound()) : done(call(endpoint, { params: { ref, id }, context }))
  },
  ...itemCalls(call),
  complete: (ref, idempotencyKey, context) =>
    done(call(basketEndpoints.complete, { params: { ref }, body: {}, idempotencyKey, context })),
})

/** Names the basket in the query: the booking may have another basket by the time of the request. */
const about = (basketId: string | null): Readonly<Record<string, string>> =>
  basketId === null ? {} : { basket_id: basketId }
