import { left, right, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/fakeFetch.js'
import {
  amount,
  bookingWire,
  extraWire,
  paxWire,
  roomWire,
  summaryWire,
  ticketWire,
  transportWire,
} from '../../test/sampleAnswers.js'
import { extra, passenger, room, ticket, transport as seat } from '../../test/sampleHoldings.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpBookingsApi } from './HttpBookingsApi.js'

/** A booking with these fields of the contract, as it is read. */
const read = (change: object = {}) =>
  createHttpBookingsApi(transportOver(json({ booking: { ...bookingWire, ...change } })).transport).get(
    'SUN1001',
    context,
  )()

const nothing = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]))
const deliveryWire = { id: 3, name: 'Wristbands', type: 'physical', status: 1 }

const pounds = { symbol: '£', exponent: 2 }

const summary = {
  id: '9001',
  reference: 'SUN1001',
  name: 'A week in the sun',
  status: 'completed',
  departureDate: '2027-01-19',
  returnDate: '2027-01-26T10:00:00Z',
  currency: pounds,
  outstandingBalance: 123_450,
  paymentStatus: 'outstanding',
  paymentDueDate: null,
  requiresBankDetails: false,
  packages: [],
  openQuestions: 0,
  readyTickets: 0,
}

describe('the list of bookings', () => {
  it.each([
    ['null', null],
    ['without its parts', {}],
    ['without an exponent', { symbol: '£' }],
    ['with empty parts', { symbol: null, exponent: null }],
  ])('is in pounds if a currency is %s', async (_, currency) => {
    const { transport } = transportOver(json({ upcoming: [{ ...summaryWire, currency }], past: [] }))
    expect(await createHttpBookingsApi(transport).list(context)()).toEqual(right({ upcoming: [summary], past: [] }))
  })

  it('accepts booking_ref as the reference', async () => {
    const { reference, ...rest } = summaryWire
    const { transport } = transportOver(json({ upcoming: [{ ...rest, booking_ref: reference }], past: [] }))
    expect(await createHttpBookingsApi(transport).list(context)()).toEqual(right({ upcoming: [summary], past: [] }))
  })

  it('comes in the order of the answer, in pounds if no currency is given', async () => {
    const yen = {
      ...summaryWire,
      booking_status: { code: 12_345 },
      payment_status: { code: 20 },
      currency: { symbol: '¥', exponent: 0 },
      payment_due_date: { iso_value: '2026-12-01' },
      requires_bank_details: true,
      packages: [{ requires_bank_details: true }, {}],
      open_questions: 3,
      ready_tickets: 2,
    }
    const { transport, asked } = transportOver(json({ upcoming: [summaryWire, yen], past: [] }))
    expect(await createHttpBookingsApi(transport).list(context)()).toEqual(
      right({
        upcoming: [
          summary,
          {
            ...summary,
            status: 'unknown',
            paymentStatus: 'overdue',
            currency: { symbol: '¥', exponent: 0 },
            paymentDueDate: '2026-12-01',
            requiresBankDetails: true,
            packages: [{ requiresBankDetails: true }, { requiresBankDetails: false }],
            openQuestions: 3,
            readyTickets: 2,
          },
        ],
        past: [],
      }),
    )
    expect(asked()).toEqual([['GET', '/api/bookings']])
  })
})

describe('an item without a name', () => {
  it('gets another name: a booking its reference, a hotel its place, a file its delivery', async () => {
    const found = await read({
      name: ' ',
      accommodations: [
        { ...bookingWire.accommodations[0], name: '', location: 'Verona' },
        { ...bookingWire.accommodations[0], name: '', location: null, acco_id: 'a1' },
      ],
      delivery: [
        {
          id: 'd1',
          name: 'E-tickets',
          type: 'eticket',
          status: 2,
          downloads: [{ name: '', external: false, key: 'k' }],
        },
      ],
    })
    expect(found).toMatchObject(
      right({
        name: 'SUN1001',
        rooms: [{ name: 'Verona' }, { name: 'a1' }],
        deliveries: [{ downloads: [{ name: 'E-tickets' }] }],
      }),
    )
  })
})

describe('one booking', () => {
  it('includes everything except its allocations', async () => {
    const { transport, asked } = transportOver(json({ booking: bookingWire }))
    expect(await createHttpBookingsApi(transport).get('SUN1001', context)()).toEqual(
      right({
        ...summary,
        prices: {
          paid: 50_000,
          outstandingBalance: 123_450,
          totalBookingPrice: 173_450,
          bookingPrice: 174_000,
          bookingFee: 450,
          discounts: -1000,
        },
        passengers: [passenger],
        tickets: [ticket],
        rooms: [room],
        extras: [extra],
        transport: [seat],
        insurance: [],
        customerChanges: [],
        discounts: [],
        deliveries: [],
        separateBookingFee: false,
        paymentPlan: null,
        payments: [
          {
            reference: 'P1',
            type: 'deposit',
            amount: 50_000,
            paymentDate: '2026-06-01',
            fourDigits: null,
            status: 2,
            paid: false,
            idempotencyKey: null,
            basketId: null,
          },
        ],
        publicKey: 'pk_test_1',
        paymentPlanAvailable: true,
        deliveryAllocationId: null,
      }),
    )
    expect(asked()).toEqual([['GET', '/api/booking/SUN1001']])
  })

  it('has its optional fields, its ids as text, and the parts of a cost', async () => {
    const [payment] = bookingWire.payments
    const booking = {
      pax: [{ ...paxWire, customer_id: 12 }],
      tickets: [
        {
          ...ticketWire,
          resale: { code: 1, enabled: false, reason: 3 },
          package_configuration: { ticket_customer_data_change: 'ALLOWED', fee: amount(1500) },
        },
      ],
      accommodations: [
        { ...roomWire, prices: { allocations: amount(700), supplement: amount(50), booking_fee: amount(5) } },
      ],
      extras: [{ ...extraWire, option_id: 7, price_display_code: 4, prices: { price: amount(300) } }],
      transport: [
        {
          ...transportWire,
          direction: 'RETURN',
          departure_time_zone: 'Europe/London',
          arrival_time_zone: 'Europe/Madrid',
        },
      ],
      payments: [
        {
          ...payment,
          card: { four_digits: '4242' },
          apportionments: [
            { reference: 'A9', net_amount: amount(400), apportionment_date: { iso_value: '2026-06-02' } },
          ],
        },
      ],
      insurance: [{ id: 1, name: 'Travel insurance', prices: { price: amount(100) } }],
      customer_changes: [{ id: 2, name: 'Name Change Fee', prices: { price: amount(200) } }],
      discount_lines: [{ id: 3, name: 'Booked early', prices: { price: amount(-300) } }],
      separate_booking_fee: true,
    }
    const cost = (price: number) => ({ price, allocations: 0, supplement: 0, bookingFee: 0 })
    expect(await read(booking)).toMatchObject({
      right: {
        passengers: [{ ...passenger, customerId: '12' }],
        tickets: [
          { ...ticket, resale: { code: 1, enabled: false, reason: 3 }, nameChangeAllowed: true, nameChangeFee: 1500 },
        ],
        rooms: [{ ...room, cost: { price: null, allocations: 700, supplement: 50, bookingFee: 5 } }],
        extras: [{ ...extra, optionId: '7', priceDisplayCode: 4, cost: cost(300) }],
        transport: [
          { ...seat, direction: 'RETURN', departureTimeZone: 'Europe/London', arrivalTimeZone: 'Europe/Madrid' },
        ],
        payments: [{ fourDigits: '4242', apportionments: [{ reference: 'A9', netAmount: 400, date: '2026-06-02' }] }],
        insurance: [{ id: '1', name: 'Travel insurance', cost: cost(100) }],
        customerChanges: [{ id: '2', name: 'Name Change Fee', cost: cost(200) }],
        discounts: [{ id: '3', name: 'Booked early', cost: cost(-300) }],
        separateBookingFee: true,
      },
    })
  })

  it.each([
    ['an amount', amount(4900), 4900],
    ['a cost', { price: amount(4900), booking_fee: amount(100) }, 4900],
  ])('reads the price of transport that arrives as %s under `price`', async (_, price, expected) => {
    const { prices: _prices, ...withoutPrices } = transportWire
    expect(await read({ transport: [{ ...withoutPrices, price }] })).toMatchObject({
      right: { transport: [{ cost: { price: expected } }] },
    })
  })

  it.each([
    ['the booking', nothing('ready_tickets', 'requires_bank_details', 'packages', 'open_questions', 'delivery')],
    ['its totals', nothing('insurance', 'customer_changes', 'discount_lines', 'separate_booking_fee')],
    ['a ticket', { tickets: [{ ...ticketWire, ...nothing('resale', 'package_configuration', 'venue') }] }],
    ['a delivery', { delivery: [{ ...deliveryWire, ...nothing('name', 'prices', 'downloads', 'ticket_ids') }] }],
    ['a file', { delivery: [{ ...deliveryWire, downloads: [{ external: false, key: 'k', ...nothing('name') }] }] }],
  ])('reads a field of %s that is null like one that is missing', async (_what, change) => {
    const withoutNulls = (_key: string, value: unknown): unknown => (value === null ? undefined : value)
    const missing = JSON.parse(JSON.stringify({ ...bookingWire, ...change }, withoutNulls))
    expect(isRight(await read(change))).toBe(true)
    expect(await read(change)).toEqual(await read(missing))
  })

  it('refuses transport without a price', async () => {
    const { prices: _prices, ...withoutPrices } = transportWire
    expect(await read({ transport: [withoutPrices] })).toMatchObject(
      left({ kind: 'decode', path: 'booking.transport.0.prices' }),
    )
  })

  it('does not treat an unknown direction as outbound', async () => {
    expect(await read({ transport: [{ ...transportWire, direction: 'CIRCULAR' }] })).toMatchObject({
      right: { transport: [{ direction: 'UNKNOWN' }] },
    })
  })

  it.each(['NOT_ALLOWED', 'allowed', ''])(
    'allows no name change if its package configuration says “%s”',
    async (said) => {
      const tickets = [{ ...ticketWire, package_configuration: { ticket_customer_data_change: said } }]
      expect(await read({ tickets })).toMatchObject({
        right: { tickets: [{ nameChangeAllowed: false, nameChangeFee: null }] },
      })
    },
  )

  it("has its deliveries, and the first one's allocation", async () => {
    const address = {
      id: 1,
      address_1: '1 High Street',
      city: 'Leeds',
      postcode: 'LS1 1AA',
      country: { id: 44, name: 'United Kingdom', code: 'GB' },
    }
    const delivery = [
      {
        id: 1,
        name: 'Courier',
        type: 'physical',
        status: 3,
        allocation_id: 51,
        prices: { price: { value: 600 } },
        address,
        tracking_id: 'AB 1',
        tracking_url: 'https://post.example/{tracking_id}',
        ticket_ids: [71],
      },
      {
        id: 2,
        name: 'E-tickets',
        type: 'eticket',
        status: 2,
        downloads: [
          { name: 'Ours', external: false, key: 'k1', ticket_ids: [71] },
          { name: 'Theirs', external: true, url: 'https://tickets.example/1' },
          { name: 'Theirs, by our key', external: true, key: 'k2', url: '' },
          { name: 'Theirs after all', external: true, key: 'k3', url: 'https://tickets.example/3' },
          { name: 'Nowhere', external: true },
          { name: 'Lost', external: false, url: 'https://tickets.example/2' },
        ],
      },
      { id: 3, name: 'Pigeon', type: 'bird', status: 9 },
    ]
    const found = await read({ delivery })
    const none = {
      allocationId: null,
      address: null,
      trackingId: null,
      trackingUrl: null,
      downloads: [],
      ticketIds: [],
    }
    const free = { price: null, allocations: 0, supplement: 0, bookingFee: 0 }
    expect(found).toMatchObject({
      right: {
        deliveryAllocationId: '51',
        deliveries: [
          {
            ...none,
            id: '1',
            name: 'Courier',
            type: 'physical',
            status: 'onItsWay',
            allocationId: '51',
            trackingId: 'AB 1',
            trackingUrl: 'https://post.example/{tracking_id}',
            ticketIds: ['71'],
            cost: { ...free, price: 600 },
            address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', countryId: '44' },
          },
          {
            ...none,
            id: '2',
            name: 'E-tickets',
            type: 'eticket',
            status: 'readyToDownload',
            cost: free,
            downloads: [
              { name: 'Ours', source: { kind: 'key', key: 'k1' }, ticketIds: ['71'] },
              { name: 'Theirs', source: { kind: 'external', url: 'https://tickets.example/1' }, ticketIds: [] },
              { name: 'Theirs, by our key', source: { kind: 'key', key: 'k2' }, ticketIds: [] },
              {
                name: 'Theirs after all',
                source: { kind: 'external', url: 'https://tickets.example/3' },
                ticketIds: [],
              },
            ],
          },
          { ...none, id: '3', name: 'Pigeon', type: 'other', status: 'unknown', cost: free },
        ],
      },
    })
  })

  it('has allocations of every status, requested by its id', async () => {
    const ticketAllocations = [
      { id: 1, ticket_id: 71, status: 'ALLOCATED' },
      { id: 2, status: 'RELEASED' },
    ]
    const { transport, asked } = transportOver(json({ ticketAllocations }))
    expect(await createHttpBookingsApi(transport).ticketAllocations('9001', context)()).toEqual(
      right([
        { id: '1', ticketId: '71', status: 'ALLOCATED' },
        { id: '2', ticketId: null, status: 'RELEASED' },
      ]),
    )
    expect(asked()).toEqual([['GET', '/api/4.0/ticket/bookingAllocations/9001']])
  })
})

describe('a payment of a booking', () => {
  const withFields = async (fields: object) => {
    const answer = await read({ payments: [{ ...bookingWire.payments[0], ...fields }] })
    return isRight(answer) ? answer.right.payments[0] : answer.left.kind
  }
  const sold = { name: 'The Firebird: Stalls', quantity: 2, amount: amount(14_500) }
  const bought = { name: 'The Firebird: Stalls', quantity: 2, amount: 14_500 }

  it.each<readonly [object, object]>([
    [{ status: { value: 9, paid: true } }, { status: 9, paid: true }],
    [{ status: { value: 9, paid: false } }, { status: 9, paid: false }],
    [{ status: { value: 9, paid: null } }, { status: 9, paid: false }],
    [
      { idempotency_key: 'K1', basket_id: 'B1' },
      { idempotencyKey: 'K1', basketId: 'B1' },
    ],
    [{ basket_id: 12 }, { basketId: '12' }],
    [
      { idempotency_key: null, basket_id: null },
      { idempotencyKey: null, basketId: null },
    ],
    [{ counted: true }, { counted: true }],
    [{ counted: false }, { counted: false }],
    [{ apportionments: [] }, { apportionments: [] }],
    [{ bought: [sold] }, { bought: [{ ...bought, priceDisplayCode: 1 }] }],
    [{ bought: [{ ...sold, price_display_code: null }] }, { bought: [{ ...bought, priceDisplayCode: 1 }] }],
    [
      { bought: [{ ...sold, amount: amount(-500), price_display_code: 2 }] },
      { bought: [{ ...bought, amount: -500, priceDisplayCode: 2 }] },
    ],
  ])('with %j is read as %j', async (fields, payment) => {
    expect(await withFields(fields)).toMatchObject(payment)
  })

  it.each([{}, { counted: null, bought: null }])('leaves open what the back end leaves open: %j', async (fields) => {
    const payment = await withFields(fields)
    expect(payment).toHaveProperty('reference', 'P1')
    for (const name of ['counted', 'apportionments', 'bought']) expect(payment).not.toHaveProperty(name)
  })

  it.each([
    { counted: 'yes' },
    { bought: [{ name: 'Stalls', quantity: 2 }] },
    { bought: [{ ...sold, quantity: '2' }] },
    { bought: [{ quantity: 2, amount: amount(1) }] },
  ])('is refused if it has another shape: %j', async (fields) => {
    expect(await withFields(fields)).toBe('decode')
  })
})
