import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../testing/fakeFetch.js'
import { bookingWire, paxWire, summaryWire, ticketWire } from '../testing/sampleAnswers.js'
import { context, transportOver } from '../testing/transportOver.js'
import { createHttpBookingsApi } from './HttpBookingsApi.js'

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
}

describe('the list of bookings', () => {
  it('comes in the order of the answer, in pounds where no currency is given', async () => {
    const yen = {
      ...summaryWire,
      booking_status: { code: 12_345 },
      payment_status: { code: 20 },
      currency: { symbol: '¥', exponent: 0 },
      payment_due_date: { iso_value: '2026-12-01' },
      requires_bank_details: true,
      packages: [{ requires_bank_details: true }, {}],
      open_questions: 3,
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
          },
        ],
        past: [],
      }),
    )
    expect(asked()).toEqual([['GET', '/api/bookings']])
  })
})

describe('one booking', () => {
  it('is everything but its allocations', async () => {
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
        pax: [{ id: 1, customerId: null, lead: true, cancelled: false, firstName: 'Ada', lastName: 'King' }],
        tickets: [
          {
            id: '71',
            eventName: 'Opening night',
            name: 'Stalls',
            ticketTypeId: 'T1',
            paxId: 1,
            prices: { price: 5000, bookingFee: 250, total: 5250 },
            resale: { code: 0, enabled: false },
          },
        ],
        payments: [
          { reference: 'P1', type: 'deposit', amount: 50_000, paymentDate: '2026-06-01', fourDigits: null, status: 2 },
        ],
        publicKey: 'pk_test_1',
        paymentPlanAvailable: true,
        deliveryAllocationId: null,
      }),
    )
    expect(asked()).toEqual([['GET', '/api/booking/SUN1001']])
  })

  it('keeps what may be left out', async () => {
    const booking = {
      ...bookingWire,
      pax: [{ ...paxWire, customer_id: 12 }],
      tickets: [{ ...ticketWire, resale: { code: 2, enabled: true } }],
      payments: [{ ...bookingWire.payments[0], card: { four_digits: '4242' } }],
    }
    const { transport } = transportOver(json({ booking }))
    expect(await createHttpBookingsApi(transport).get('SUN1001', context)()).toMatchObject({
      right: {
        pax: [{ customerId: '12' }],
        tickets: [{ resale: { code: 2, enabled: true } }],
        payments: [{ fourDigits: '4242' }],
      },
    })
  })

  it('has allocations of every status, asked for by its id', async () => {
    const ticketAllocations = [
      { id: 1, ticket_id: 71, status: 'ALLOCATED' },
      { id: 2, ticket_id: 72, status: 'RELEASED' },
    ]
    const { transport, asked } = transportOver(json({ ticketAllocations }))
    expect(await createHttpBookingsApi(transport).ticketAllocations('9001', context)()).toEqual(
      right([
        { id: '1', ticketId: '71', status: 'ALLOCATED' },
        { id: '2', ticketId: '72', status: 'RELEASED' },
      ]),
    )
    expect(asked()).toEqual([['GET', '/api/4.0/ticket/bookingAllocations/9001']])
  })
})
