import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { basketWire } from '../../test/sampleAnswers.js'
import { extra, passenger, room, ticket, transport as seat } from '../../test/sampleHoldings.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpBasketApi } from './HttpBasketApi.js'

const section = { valid: false, errors: ['Add a ticket'] }
const total = 100

const basket = {
  id: '5',
  status: 'inProgress',
  currency: { symbol: '£', exponent: 2 },
  total: 5650,
  tickets: [ticket],
  accommodations: [{ ...room, total, extras: [] }],
  extras: [{ ...extra, total }],
  payments: [],
  transport: [{ ...seat, total }],
  nameChanges: [{ id: '84', ticketId: '71', name: 'Stalls', firstName: 'Grace', lastName: 'Hopper', chargeId: '85' }],
  passengers: [{ ...passenger, telephone: '', email: '', cost: null }],
  charges: [{ id: '85', name: 'Name Change Fee', ticketId: null, total }],
  mandatoryStatus: { tickets: section, accommodation: section, extras: section, transport: section },
}

describe('the basket', () => {
  it('is created and read', async () => {
    const { transport, asked } = transportOver(json({ bookingRef: 'SUN1001', basket: basketWire }))
    const api = createHttpBasketApi(transport)
    expect(await api.create('SUN1001', context)()).toEqual(right(basket))
    expect(await api.get('SUN1001', context)()).toEqual(right(basket))
    expect(asked()).toEqual([
      ['POST', '/api/basket/SUN1001'],
      ['GET', '/api/basket/SUN1001'],
    ])
  })

  it.each(['create', 'get'] as const)('that is missing in the answer to %s is named by its path', async (call) => {
    const { transport } = transportOver(json({ bookingRef: 'SUN1001' }))
    expect(await createHttpBasketApi(transport)[call]('SUN1001', context)()).toMatchObject(
      left({ kind: 'decode', path: 'basket' }),
    )
  })

  it('is not found if none is open', async () => {
    const { transport } = transportOver(json({ basket: null }))
    expect(await createHttpBasketApi(transport).get('SUN1001', context)()).toMatchObject(
      left({ kind: 'notFound', errors: [] }),
    )
  })

  it('may omit its booking, and may list its payments', async () => {
    const payment = { id: '9', paid: true, status: 2, idempotency_key: 'k' }
    const { transport } = transportOver(json({ basket: { ...basketWire, payments: [payment] } }))
    expect(await createHttpBasketApi(transport).get('SUN1001', context)()).toMatchObject({
      right: { id: basket.id, payments: [{ id: '9', paid: true, status: 2, idempotencyKey: 'k' }] },
    })
  })

  it('has passengers as they were typed, with their cost', async () => {
    const [wire] = basketWire.pax
    const maya = {
      ...wire,
      personal_details: { ...wire?.personal_details, telephone_number: '+353 1 496 0011', email: 'maya@example.com' },
      prices: { price: { value: 500 }, booking_fee: { value: 25 } },
    }
    const { transport } = transportOver(json({ basket: { ...basketWire, pax: [maya] } }))
    expect(await createHttpBasketApi(transport).get('SUN1001', context)()).toMatchObject({
      right: {
        passengers: [{ telephone: '+353 1 496 0011', email: 'maya@example.com', cost: { price: 500, bookingFee: 25 } }],
      },
    })
  })

  it('has an unknown status for an unknown code', async () => {
    const { transport } = transportOver(json({ bookingRef: 'SUN1001', basket: { ...basketWire, status: 42 } }))
    expect(await createHttpBasketApi(transport).get('SUN1001', context)()).toMatchObject({
      right: { status: 'unknown' },
    })
  })

  it('answers its booking reference when it is reset', async () => {
    const { transport, asked } = transportOver(json({ bookingRef: 'SUN1001' }))
    expect(await createHttpBasketApi(transport).reset('SUN1001', context)()).toEqual(right('SUN1001'))
    expect(asked()).toEqual([['DELETE', '/api/basket/SUN1001']])
  })
})

describe('changes of the basket', () => {
  it('go to their paths with their payloads', async () => {
    const { transport, asked } = transportOver(plain('', 204))
    const api = createHttpBasketApi(transport)
    const passenger = { id: 7, firstName: 'Bo', lastName: 'Lee', email: 'bo@example.com', telephone: '01' }
    await api.addTickets('SUN1001', [{ ticketTypeId: 'T1', passengerId: 7 }], context)()
    await api.remove('SUN1001', { kind: 'tickets', id: '71' }, context)()
    await api.addPassengers('SUN1001', [passenger], context)()
    await api.remove('SUN1001', { kind: 'passengers', id: '7' }, context)()
    const personal_details = { first_name: 'Bo', last_name: 'Lee', telephone_number: '01', email: 'bo@example.com' }
    expect(asked()).toEqual([
      ['POST', '/api/basket/SUN1001/tickets', { tickets: [{ ticket_type_id: 'T1', pax_id: 7 }] }],
      ['DELETE', '/api/basket/SUN1001/tickets/71'],
      ['POST', '/api/basket/SUN1001/pax', { pax: [{ id: 7, personal_details }] }],
      ['DELETE', '/api/basket/SUN1001/pax/7'],
    ])
  })

  it('complete it under one idempotency key', async () => {
    const { transport, asked, seen } = transportOver(json({}))
    expect(await createHttpBasketApi(transport).complete('SUN1001', 'key-1', context)()).toEqual(right(undefined))
    expect(asked()).toEqual([['POST', '/api/basket/SUN1001/complete', {}]])
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })
})

describe('the payment of a basket', () => {
  it.each(['paid', 'pending', 'failed', 'cancelled'])('can be %s', async (status) => {
    const { transport } = transportOver(json({ status }))
    expect(await createHttpBasketApi(transport).status('SUN1001', 'B1', context)()).toEqual(right({ kind: status }))
  })

  it('passes on an unknown status', async () => {
    const { transport } = transportOver(json({ status: 'refunded' }))
    expect(await createHttpBasketApi(transport).status('SUN1001', 'B1', context)()).toEqual(
      right({ kind: 'unhandled', status: 'refunded' }),
    )
  })

  it('lists its records', async () => {
    const payments = [
      { id: 3, paid: false, status: 7 },
      { id: 4, paid: false, status: 6, idempotency_key: 'K1' },
    ]
    const { transport, asked } = transportOver(json({ payments }))
    expect(await createHttpBasketApi(transport).payments('SUN1001', 'B1', context)()).toEqual(
      right([
        { id: '3', paid: false, status: 7, idempotencyKey: null },
        { id: '4', paid: false, status: 6, idempotencyKey: 'K1' },
      ]),
    )
    expect(asked()).toEqual([['GET', '/api/basket/SUN1001/payments/status?basket_id=B1']])
  })
})
