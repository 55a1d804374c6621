import * as t from 'io-ts'
import { get } from '../contract/endpoint.js'
import { Amount, Coded, Currency, Id, Integer, IsoValue, nullable } from '../contract/wire.js'

export const PaxWire = t.intersection(
  [
    t.type({
      id: Integer,
      lead_pax: t.boolean,
      cancelled: t.boolean,
      personal_details: t.intersection([
        t.type({ first_name: t.string, last_name: t.string }),
        t.partial({ telephone_number: nullable(t.string), email: nullable(t.string) }),
      ]),
    }),
    t.partial({ customer_id: nullable(Id) }),
  ],
  'Pax',
)

export const TicketPricesWire = t.type(
  { price: Amount, booking_fee: Amount, total_ticket_price: Amount },
  'TicketPrices',
)

export const TicketLineWire = t.intersection(
  [
    t.type({
      id: Id,
      event_name: t.string,
      name: t.string,
      ticket_type_id: Id,
      pax_id: Integer,
      prices: TicketPricesWire,
    }),
    t.partial({ resale: t.type({ code: Integer, enabled: t.boolean }) }),
  ],
  'TicketLine',
)

const summary = t.intersection([
  t.type({
    id: Id,
    reference: t.string,
    name: t.string,
    booking_status: Coded,
    departure_date: IsoValue,
    return_date: IsoValue,
    payment_status: Coded,
  }),
  t.partial({
    currency: Currency,
    payment_due_date: nullable(IsoValue),
    requires_bank_details: t.boolean,
    /** How many questions of the mandatory information are still open. */
    open_questions: Integer,
  }),
])

export const BookingSummaryWire = t.intersection(
  [summary, t.type({ prices: t.type({ outstanding_balance: Amount }) })],
  'BookingSummary',
)

export const PaymentWire = t.intersection(
  [
    t.type({
      reference: t.string,
      type: t.string,
      amount: Amount,
      payment_date: IsoValue,
      status: t.type({ value: Integer }),
    }),
    t.partial({ card: nullable(t.type({ four_digits: t.string })) }),
  ],
  'Payment',
)

export const BookingWire = t.intersection(
  [
    summary,
    t.type({
      prices: t.type({
        paid: Amount,
        outstanding_balance: Amount,
        total_booking_price: Amount,
        booking_price: Amount,
        booking_fee: Amount,
        discounts: Amount,
      }),
      pax: t.array(PaxWire),
      tickets: t.array(TicketLineWire),
      payments: t.array(PaymentWire),
      payment_info: t.type({ public_key: t.string }),
      payment_plan_available: t.boolean,
    }),
    /** The first entry's allocation is the one whose address is updated (specification 1, §3). */
    t.partial({ delivery: t.array(t.partial({ allocation_id: nullable(Id) })) }),
  ],
  'Booking',
)

export const TicketAllocationWire = t.type({ id: Id, ticket_id: Id, status: t.string }, 'TicketAllocation')

/** Specification 1, §7: the list accepts 200 and 403. */
export const bookingsEndpoints = {
  list: get(
    'getBookings',
    '/api/bookings',
    t.type({ upcoming: t.array(BookingSummaryWire), past: t.array(BookingSummaryWire) }, 'BookingsAnswer'),
    { tolerates: [403] },
  ),
  get: get('getBooking', '/api/booking/:bookingRef', t.type({ booking: BookingWire }, 'BookingAnswer')),
  ticketAllocations: get(
    'getTicketAllocations',
    '/api/4.0/ticket/bookingAllocations/:bookingId',
    t.type({ ticketAllocations: t.array(TicketAllocationWire) }, 'TicketAllocationsAnswer'),
  ),
} as const
