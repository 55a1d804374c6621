import { pipe } from 'fp-ts/lib/function.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { chainEitherK, map } from 'fp-ts/lib/TaskEither.js'
import { type BasketApi, notFound } from '@booking-dashboard/core'
import type { Transport } from '../transport/Transport.js'
import { basketEndpoints } from './basketContract.js'
import {
  toAccommodationExtrasBody,
  toAccommodationsBody,
  toExtrasBody,
  toNameChangeBody,
  toTransportBody,
} from './fromBasketItems.js'
import { toBasket } from './toBasket.js'
import { toBasketPaymentStatus } from './toBasketPaymentStatus.js'
import { toPaxWire } from './toPaxWire.js'

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
      map(({ payments }) =>
        payments.map(({ id, paid, status, idempotency_key: key }) => ({
          id,
          paid,
          status,
          idempotencyKey: key ?? null,
        })),
      ),
    ),
  remove: (ref, { kind, id }, context) => {
    const endpoint = removals[kind]
    return endpoint === undefined
      ? async () => left(notFound())
      : pipe(call(endpoint, { params: { ref, id }, context }), done)
  },
  addTickets: (ref, tickets, context) => {
    const wire = tickets.map(({ ticketTypeId, paxId }) => ({ ticket_type_id: ticketTypeId, pax_id: paxId }))
    return pipe(call(basketEndpoints.addTickets, { params: { ref }, body: { tickets: wire }, context }), done)
  },
  addPax: (ref, pax, context) =>
    pipe(call(basketEndpoints.addPax, { params: { ref }, body: { pax: pax.map(toPaxWire) }, context }), done),
  addRooms: (ref, rooms, context) =>
    pipe(
      call(basketEndpoints.addAccommodations, { params: { ref }, body: toAccommodationsBody(rooms), context }),
      done,
    ),
  addRoomExtras: (ref, accoId, extras, context) =>
    pipe(
      call(basketEndpoints.addAccommodationExtras, {
        params: { ref, accoId },
        body: toAccommodationExtrasBody(extras),
        context,
      }),
      done,
    ),
  addExtras: (ref, extras, context) =>
    pipe(call(basketEndpoints.addExtras, { params: { ref }, body: toExtrasBody(extras), context }), done),
  addTransport: (ref, items, context) =>
    pipe(call(basketEndpoints.addTransport, { params: { ref }, body: toTransportBody(items), context }), done),
  addNameChange: (ref, change, context) =>
    pipe(call(basketEndpoints.addNameChange, { params: { ref }, body: toNameChangeBody(change), context }), done),
  complete: (ref, idempotencyKey, context) =>
    pipe(call(basketEndpoints.complete, { params: { ref }, body: {}, idempotencyKey, context }), done),
})

type Removal = (typeof basketEndpoints)[
  | 'removeTicket'
  | 'removeExtra'
  | 'removePax'
  | 'removeCharge'
  | 'removeTransport'
  | 'removeAccommodation']

/** What takes an item of each kind out of the basket. */
const removals: Readonly<Record<string, Removal>> = {
  accommodations: basketEndpoints.removeAccommodation,
  extras: basketEndpoints.removeExtra,
  tickets: basketEndpoints.removeTicket,
  transport: basketEndpoints.removeTransport,
  charges: basketEndpoints.removeCharge,
  pax: basketEndpoints.removePax,
}

/** Which basket is asked about: by the time of the question the booking may have another one. */
const about = (basketId: string | null): Readonly<Record<string, string>> =>
  basketId === null ? {} : { basket_id: basketId }

const done = map((): void => undefined)
