import * as t from 'io-ts'
import { PaxWire, TicketLineWire } from '../bookings/bookingsContract.js'
import { del, get, post } from '../contract/endpoint.js'
import { Amount, Currency, Id, Integer, NotShown, nullable } from '../contract/wire.js'

export const SectionStatusWire = t.type({ valid: t.boolean, errors: t.array(t.string) }, 'SectionStatus')

export const BasketLineWire = t.type(
  { id: Id, name: t.string, prices: t.type({ total: Amount }) },
  'BasketLine',
)

/** Specification 2, §3. */
export const BasketWire = t.intersection(
  [
    t.type({
      id: Id,
      status: Integer,
      prices: t.type({ total: Amount }),
      tickets: t.array(TicketLineWire),
      accommodations: t.array(BasketLineWire),
      extras: t.array(BasketLineWire),
      transport: t.array(BasketLineWire),
      nameChange: t.array(BasketLineWire),
      pax: t.array(PaxWire),
      charges: t.type({ CHANGE_TICKET_CUSTOMER_DATA: t.array(BasketLineWire) }),
      mandatory_status: t.type({
        tickets: SectionStatusWire,
        accommodation: SectionStatusWire,
        extras: SectionStatusWire,
        transport: SectionStatusWire,
      }),
    }),
    t.partial({ currency: Currency }),
  ],
  'Basket',
)

export const BasketAnswer = t.type({ bookingRef: t.string, basket: BasketWire }, 'BasketAnswer')

/** Null where the booking has no open basket. */
export const OpenBasketAnswer = t.type({ bookingRef: t.string, basket: nullable(BasketWire) }, 'OpenBasketAnswer')

export const TicketsBody = t.type(
  { tickets: t.array(t.type({ ticket_type_id: Id, pax_id: Integer })) },
  'TicketsBody',
)

export const PaxBody = t.type(
  {
    pax: t.array(
      t.type({
        id: Integer,
        personal_details: t.type({
          first_name: t.string,
          last_name: t.string,
          telephone_number: t.string,
          email: t.string,
        }),
      }),
    ),
  },
  'PaxBody',
)

export const BasketPaymentWire = t.type({ id: Id, paid: t.boolean, status: Integer }, 'BasketPayment')

/**
 * `basket_id` asks about that basket; without it about the booking's last one. Who comes back to a payment has to
 * learn its own end, although the booking may have another basket by then.
 */
const aboutBasket = ['basket_id']

/** Specification 2, §7, basket calls. What needs an open basket answers 404 without one; only to read it is no mistake. */
export const basketEndpoints = {
  create: post('createBasket', '/api/basket/:ref', BasketAnswer),
  get: get('getBasket', '/api/basket/:ref', OpenBasketAnswer),
  reset: del('resetBasket', '/api/basket/:ref', t.type({ bookingRef: t.string }, 'BasketResetAnswer')),
  /** `paid`, `pending`, `failed` or `cancelled` (decisions §1.10); another string is handled as unhandled. */
  status: get('getBasketStatus', '/api/basket/:ref/status', t.type({ status: t.string }, 'BasketStatusAnswer'), {
    query: aboutBasket,
  }),
  payments: get(
    'getBasketPayments',
    '/api/basket/:ref/payments/status',
    t.type({ payments: t.array(BasketPaymentWire) }, 'BasketPaymentsAnswer'),
    { query: aboutBasket },
  ),
  addTickets: post('addTickets', '/api/basket/:ref/tickets', NotShown, { body: TicketsBody }),
  removeTicket: del('removeTicket', '/api/basket/:ref/tickets/:id', NotShown),
  addPax: post('addPax', '/api/basket/:ref/pax', NotShown, { body: PaxBody }),
  removePax: del('removePax', '/api/basket/:ref/pax/:id', NotShown),
  complete: post('completeBasket', '/api/basket/:ref/complete', NotShown, {
    body: t.type({}, 'CompleteBody'),
    idempotent: true,
  }),
} as const
