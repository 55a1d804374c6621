import * as t from 'io-ts'
import { del, get, post } from '../contract/endpoint.js'
import { Amount, Currency, Id, Integer, NotShown, nullable, optional } from '../contract/wire.js'
import { itemEndpoints, itemProps } from './basketKinds.js'

export const SectionStatusWire = t.type({ valid: t.boolean, errors: t.array(t.string) }, 'SectionStatus')

export const BasketPaymentWire = t.intersection(
  [
    t.type({ id: Id, paid: t.boolean, status: Integer }),
    /** The key of the request that made this payment. */
    optional({ idempotency_key: t.string }),
  ],
  'BasketPayment',
)

/** See behaviour/basket#2.3. */
export const BasketWire = t.intersection(
  [
    t.type({
      id: Id,
      status: Integer,
      prices: t.type({ total: Amount }),
      ...itemProps(),
      mandatory_status: t.type({
        tickets: SectionStatusWire,
        accommodation: SectionStatusWire,
        extras: SectionStatusWire,
        transport: SectionStatusWire,
      }),
    }),
    optional({ currency: Currency, payments: t.array(BasketPaymentWire) }),
  ],
  'Basket',
)

/** The answer may repeat the booking's reference. It is not used, because the request names the booking. */
const ofBooking = optional({ bookingRef: t.string })

export const BasketAnswer = t.intersection([t.type({ basket: BasketWire }), ofBooking], 'BasketAnswer')

/** Null if the booking has no open basket. */
export const OpenBasketAnswer = t.intersection(
  [t.type({ basket: nullable(BasketWire) }), ofBooking],
  'OpenBasketAnswer',
)

/**
 * `basket_id` selects a basket; without it the answer is about the booking's last one. A page that resumes a payment
 * needs the end of its own basket, even if the booking has another basket by then.
 */
const aboutBasket = ['basket_id']

/** See behaviour/contract#2.7. Without an open basket, calls that need one answer 404, except the one that reads it. */
export const basketEndpoints = {
  create: post('createBasket', '/api/basket/:ref', BasketAnswer),
  get: get('getBasket', '/api/basket/:ref', OpenBasketAnswer),
  reset: del('resetBasket', '/api/basket/:ref', t.type({ bookingRef: t.string }, 'BasketResetAnswer')),
  /** `paid`, `pending`, `failed` or `cancelled` (behaviour/payments#d1.10). Any other string counts as unknown. */
  status: get('getBasketStatus', '/api/basket/:ref/status', t.type({ status: t.string }, 'BasketStatusAnswer'), {
    query: aboutBasket,
  }),
  payments: get(
    'getBasketPayments',
    '/api/basket/:ref/payments/status',
    t.type({ payments: t.array(BasketPaymentWire) }, 'BasketPaymentsAnswer'),
    { query: aboutBasket },
  ),
  ...itemEndpoints(),
  complete: post('completeBasket', '/api/basket/:ref/complete', NotShown, {
    body: t.type({}, 'CompleteBody'),
    idempotent: true,
  }),
} as const
