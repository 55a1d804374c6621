import * as t from 'io-ts'
import { get } from '../contract/endpoint.js'
import { Amount, BookingReference, Coded, Currency, Id, Integer, IsoValue, optional } from '../contract/wire.js'
import { RequiredDataAnswer } from '../customer/customerWire.js'
import { DeliveryWire } from '../delivery/deliveryContract.js'
import { PaymentPlanWire } from '../payment-plan/paymentPlanWire.js'
import { HeldExtraWire, HeldRoomWire, HeldTransportWire, PriceLineWire } from './holdingsWire.js'

export const PaxWire = t.intersection(
  [
    t.type({
      id: Integer,
      lead_pax: t.boolean,
      cancelled: t.boolean,
      personal_details: optional({
        first_name: t.string,
        last_name: t.string,
        telephone_number: t.string,
        email: t.string,
      }),
    }),
    optional({ customer_id: Id }),
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
    optional({
      /** Code 0 to 4, and reason 0 to 3 if the ticket cannot be listed (behaviour/bookings#1.4). */
      resale: t.intersection([t.type({ code: Integer, enabled: t.boolean }), optional({ reason: Integer })]),
      event_date: IsoValue,
      venue: t.string,
      /** The name can change only if the value is ALLOWED (behaviour/resale#1.4). The fee is that of a name change. */
      package_configuration: t.intersection([
        t.type({ ticket_customer_data_change: t.string }),
        optional({ fee: Amount }),
      ]),
    }),
  ],
  'TicketLine',
)

const summary = t.intersection([
  BookingReference,
  t.type({
    id: Id,
    name: t.string,
    booking_status: Coded,
    departure_date: IsoValue,
    return_date: IsoValue,
    payment_status: Coded,
  }),
  optional({
    currency: Currency,
    /** The number of e-tickets that are ready to download. */
    ready_tickets: Integer,
    payment_due_date: IsoValue,
    requires_bank_details: t.boolean,
    /** Bank details are needed if any package says so, or a complete booking does (behaviour/customer#1.4). */
    packages: t.array(optional({ requires_bank_details: t.boolean, id: Id })),
    /** The number of open questions in the mandatory information. */
    open_questions: Integer,
    /** An array means no plan (behaviour/payment-plan#2.5). If a list omits it, the way of paying is unknown. */
    payment_plan: t.union([PaymentPlanWire, t.array(t.unknown)]),
  }),
])

export const BookingSummaryWire = t.intersection(
  [summary, t.type({ prices: t.type({ outstanding_balance: Amount }) })],
  'BookingSummary',
)

/**
 * Identical items as one line: the name that the customer saw, the quantity, and the total amount with booking fees. A
 * reduction is negative.
 */
export const BoughtItemWire = t.intersection(
  [
    t.type({ name: t.string, quantity: Integer, amount: Amount }),
    /** 1 to 4: 2 hides the amount, 3 shows 'Free', 4 shows 'Included' (behaviour/catalogue#2.4). */
    optional({ price_display_code: Integer }),
  ],
  'BoughtItem',
)

/**
 * One row of the payments. It stays listed. Returned money is a row of its own with a negative amount and the type
 * `refund` or `chargeback`, or its payment's row changes to status 6 (behaviour/money#d8.10).
 */
export const PaymentWire = t.intersection(
  [
    t.type({
      reference: t.string,
      type: t.string,
      amount: Amount,
      payment_date: IsoValue,
      status: t.intersection([t.type({ value: Integer }), optional({ paid: t.boolean })]),
    }),
    optional({
      card: t.type({ four_digits: t.string }),
      /** The key of the request that made this payment. Null or missing if the customer did not make it. */
      idempotency_key: t.string,
      /** The id of the basket that it was for. Null or missing if it paid towards the balance. */
      basket_id: Id,
      /** Whether the `prices` of this answer include it. */
      counted: t.boolean,
      /** The items that the payment was applied to. */
      apportionments: t.array(t.type({ reference: t.string, net_amount: Amount, apportionment_date: IsoValue })),
      /**
       * The items that it paid for. Their amounts add up to its own. Null or missing if the back end does not send
       * them.
       */
      bought: t.array(BoughtItemWire),
    }),
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
      accommodations: t.array(HeldRoomWire),
      extras: t.array(HeldExtraWire),
      transport: t.array(HeldTransportWire),
      payments: t.array(PaymentWire),
      payment_info: t.type({ public_key: t.string }),
      payment_plan_available: t.boolean,
    }),
    optional({
      /** The first entry's allocation is the one whose address is updated (behaviour/bookings#1.3). */
      delivery: t.array(DeliveryWire),
      insurance: t.array(PriceLineWire),
      customer_changes: t.array(PriceLineWire),
      /** The parts of `prices.discounts`. Each is negative. */
      discount_lines: t.array(PriceLineWire),
      /** Whether booking fees are shown as a separate amount (behaviour/money#2.9). */
      separate_booking_fee: t.boolean,
    }),
  ],
  'Booking',
)

const TicketAllocationWire = t.intersection(
  [t.type({ id: Id, status: t.string }), optional({ ticket_id: Id })],
  'TicketAllocation',
)

/** See behaviour/contract#1.7: the list accepts 200 and 403. */
export const bookingsEndpoints = {
  list: get(
    'getBookings',
    '/api/bookings',
    t.type({ upcoming: t.array(BookingSummaryWire), past: t.array(BookingSummaryWire) }, 'BookingsAnswer'),
    { tolerates: [403] },
  ),
  get: get('getBooking', '/api/booking/:bookingRef', t.type({ booking: BookingWire }, 'BookingAnswer')),
  requiredData: get('getBookingRequiredData', '/api/booking/:bookingRef/requireddata', RequiredDataAnswer),
  ticketCustomerDataChanges: get(
    'getTicketCustomerDataChanges',
    '/api/booking/:bookingRef/ticketCustomerDataChanges',
    t.type(
      { ticket_customer_data_changes: t.array(t.type({ ticket_id: Id, status: t.string })) },
      'TicketCustomerDataChangesAnswer',
    ),
  ),
  ticketAllocations: get(
    'getTicketAllocations',
    '/api/4.0/ticket/bookingAllocations/:bookingId',
    t.type({ ticketAllocations: t.array(TicketAllocationWire) }, 'TicketAllocationsAnswer'),
  ),
} as const
