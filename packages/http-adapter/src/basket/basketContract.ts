import * as t from 'io-ts'
import { PaxWire, TicketLineWire } from '../bookings/bookingsContract.js'
import {
  AccommodationExtrasBody,
  AccommodationsBody,
  BasketExtraWire,
  BasketNameChangeWire,
  BasketRoomWire,
  BasketTransportWire,
  ChargeWire,
  ExtrasBody,
  NameChangeBody,
  TransportBody,
} from './basketItemsWire.js'
import { del, get, post } from '../contract/endpoint.js'
import { Amount, Currency, Id, Integer, NotShown, nullable } from '../contract/wire.js'

export const SectionStatusWire = t.type({ valid: t.boolean, errors: t.array(t.string) }, 'SectionStatus')

/** Specification 2, §3. */
export const BasketWire = t.intersection(
  [
    t.type({
      id: Id,
      status: Integer,
      prices: t.type({ total: Amount }),
      tickets: t.array(TicketLineWire),
      accommodations: t.array(BasketRoomWire),
      extras: t.array(BasketExtraWire),
      transport: t.array(BasketTransportWire),
      nameChange: t.array(BasketNameChangeWire),
      pax: t.array(PaxWire),
      charges: t.type({ CHANGE_TICKET_CUSTOMER_DATA: t.array(ChargeWire) }),
      mandatory_status: t.type({
        tickets: SectionStatusWire,
        accommodation: SectionStatusWire,
        extras: SectionStatusWire,
        transport: SectionStatusWire,
      }),
    }),
    t.partial({ currency: nullable(Currency) }),
  ],
  'Basket',
)

export const BasketAnswer = t.type({ bookingRef: t.string, basket: BasketWire }, 'BasketAnswer')

/** Null where the booking has no open basket. */
export const OpenBasketAnswer = t.type({ bookingRef: t.string, basket: nullable(BasketWire) }, 'OpenBasketAnswer')

export const TicketsBody = t.type({ tickets: t.array(t.type({ ticket_type_id: Id, pax_id: Integer })) }, 'TicketsBody')

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

export const BasketPaymentWire = t.intersection(
  [
    t.type({ id: Id, paid: t.boolean, status: Integer }),
    /** Of the request that made this payment. */
    t.partial({ idempotency_key: nullable(t.string) }),
  ],
  'BasketPayment',
)

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
  addAccommodations: post('addAccommodations', '/api/basket/:ref/accommodation', NotShown, {
    body: AccommodationsBody,
  }),
  removeAccommodation: del('removeAccommodation', '/api/basket/:ref/accommodation/:id', NotShown),
  /** One call for each accommodation (specification 2, §4). */
  addAccommodationExtras: post('addAccommodationExtras', '/api/basket/:ref/accommodation/:accoId/extra', NotShown, {
    body: AccommodationExtrasBody,
  }),
  addExtras: post('addExtras', '/api/basket/:ref/extra', NotShown, { body: ExtrasBody }),
  removeExtra: del('removeExtra', '/api/basket/:ref/extra/:id', NotShown),
  addTransport: post('addTransport', '/api/basket/:ref/transport', NotShown, { body: TransportBody }),
  removeTransport: del('removeTransport', '/api/basket/:ref/transport/:id', NotShown),
  addNameChange: post('addNameChange', '/api/basket/:ref/ticketdetailchange', NotShown, { body: NameChangeBody }),
  removeCharge: del('removeCharge', '/api/basket/:ref/charge/:id', NotShown),
  complete: post('completeBasket', '/api/basket/:ref/complete', NotShown, {
    body: t.type({}, 'CompleteBody'),
    idempotent: true,
  }),
} as const
