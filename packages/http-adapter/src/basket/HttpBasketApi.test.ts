import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { basketWire, extraWire, roomWire } from '../../test/sampleAnswers.js'
import { extra, passenger, room, ticket, transport as seat } from '../../test/sampleHoldings.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpBasketApi } from './HttpBasketApi.js'

const section = { valid: false, errors: ['Add a ticket'] }
const total = 100
const cost = { prices: { price: { value: 900 }, total: { value: 950 } } }

/** A basket with these fields of the contract, as it is read. */
const read = (change: object = {}) =>
  createHttpBasketApi(transportOver(json({ basket: { ...basketWire, ...change } })).transport).get('SUN1001', context)()

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

  it('may list its payments', async () => {
    const payment = { id: '9', paid: true, status: 2, idempotency_key: 'k' }
    expect(await read({ payments: [payment] })).toMatchObject({
      right: { id: basket.id, payments: [{ id: '9', paid: true, status: 2, idempotencyKey: 'k' }] },
    })
  })

  it('has passengers as they were typed, with their cost', async () => {
    const [wire] = basketWire.pax
    const typed = { telephone_number: '+353 1 496 0011', email: 'maya@example.com' }
    const prices = { price: { value: 500 }, booking_fee: { value: 25 } }
    const pax = [{ ...wire, personal_details: { ...wire?.personal_details, ...typed }, prices }]
    expect(await read({ pax })).toMatchObject({
      right: {
        passengers: [{ telephone: '+353 1 496 0011', email: 'maya@example.com', cost: { price: 500, bookingFee: 25 } }],
      },
    })
  })

  it('has an unknown status for an unknown code', async () => {
    expect(await read({ status: 42 })).toMatchObject({ right: { status: 'unknown' } })
  })

  it('answers its booking reference when it is reset', async () => {
    const { transport, asked } = transportOver(json({ bookingRef: 'SUN1001' }))
    expect(await createHttpBasketApi(transport).reset('SUN1001', context)()).toEqual(right('SUN1001'))
    expect(asked()).toEqual([['DELETE', '/api/basket/SUN1001']])
  })
})

describe('the contents of a basket', () => {
  it('include the total beside the price, and the extras of a room among the extras', async () => {
    const extras = [
      { ...extraWire, ...cost, acco_id: 'A1', group_id: 2, group_name: 'Room 2', option_id: 7, price_display_code: 3 },
    ]
    expect(await read({ accommodations: [{ ...roomWire, ...cost }], extras })).toMatchObject({
      right: {
        accommodations: [
          {
            id: '81',
            accommodationId: 'A1',
            roomName: 'Double, sea view',
            total: 950,
            cost: { price: 900 },
            extras: [],
          },
        ],
        extras: [
          {
            id: '82',
            accommodationId: 'A1',
            groupId: 2,
            groupName: 'Room 2',
            optionId: '7',
            priceDisplayCode: 3,
            total: 950,
          },
        ],
      },
    })
  })

  it('include a name change with the charge that removes it', async () => {
    const charge = { id: 85, name: 'Name Change Fee', ticket_id: '71', ...cost }
    expect(await read({ charges: { CHANGE_TICKET_CUSTOMER_DATA: [charge] } })).toMatchObject({
      right: {
        nameChanges: [{ id: '84', ticketId: '71', firstName: 'Grace', lastName: 'Hopper', chargeId: '85' }],
        charges: [{ id: '85', name: 'Name Change Fee', ticketId: '71', total: 950 }],
      },
    })
  })

  it('cannot be decoded if a line has no total', async () => {
    expect(await read({ extras: [extraWire] })).toMatchObject(
      left({ kind: 'decode', path: 'basket.extras.0.prices.total' }),
    )
  })
})

describe('an item for the basket', () => {
  it('is sent to its path with its payload', async () => {
    const { transport, asked } = transportOver(plain(''))
    const api = createHttpBasketApi(transport)
    const extra = { extraId: 'E1', optionId: 'O1', groupId: 2, name: 'Breakfast' }
    const seat = {
      stopId: 'S1',
      passengerId: 4,
      routes: ['R1'],
      direction: 'RETURN',
      date: '2027-01-26',
      departureLocation: 'Barcelona',
      arrivalLocation: 'London',
    } as const
    await api.addRooms('SUN1001', [{ accommodationId: 'A1', roomId: 'R1', name: 'Double', passengerId: 4 }], context)()
    await api.addRoomExtras('SUN1001', 'A1', [{ ...extra, accommodationId: 'A1', otherInformation: 'Late' }], context)()
    await api.addExtras('SUN1001', [{ ...extra, passengerId: 4 }], context)()
    await api.addTransport('SUN1001', [seat], context)()
    const person = { firstName: 'Grace', lastName: 'Hopper', email: 'g@example.com', telephone: '01' }
    await api.addNameChange('SUN1001', { ticketId: 'T1', ...person }, context)()
    await api.addTickets('SUN1001', [{ ticketTypeId: 'T1', passengerId: 7 }], context)()
    await api.addPassengers('SUN1001', [{ id: 7, ...person }], context)()
    const shared = { extra_id: 'E1', option_id: 'O1', group_id: 2, name: 'Breakfast' }
    const { stopId: stop_id, passengerId: pax_id, ...rest } = seat
    const personal_details = {
      first_name: 'Grace',
      last_name: 'Hopper',
      telephone_number: '01',
      email: 'g@example.com',
    }
    expect(asked()).toEqual([
      [
        'POST',
        '/api/basket/SUN1001/accommodation',
        { accommodations: [{ id: 'A1', name: 'Double', roomId: 'R1', pax_id: 4 }] },
      ],
      [
        'POST',
        '/api/basket/SUN1001/accommodation/A1/extra',
        { extras: [{ ...shared, acco_id: 'A1', pax_id: 1, other_information: 'Late' }] },
      ],
      ['POST', '/api/basket/SUN1001/extra', { extras: [{ ...shared, pax_id: 4 }] }],
      ['POST', '/api/basket/SUN1001/transport', { transport: [{ stop_id, pax_id, ...rest }] }],
      ['POST', '/api/basket/SUN1001/ticketdetailchange', [{ ticket_id: 'T1', personal_details }]],
      ['POST', '/api/basket/SUN1001/tickets', { tickets: [{ ticket_type_id: 'T1', pax_id: 7 }] }],
      ['POST', '/api/basket/SUN1001/pax', { pax: [{ id: 7, personal_details }] }],
    ])
  })

  it.each([
    ['tickets', 'tickets'],
    ['passengers', 'pax'],
    ['accommodations', 'accommodation'],
    ['extras', 'extra'],
    ['transport', 'transport'],
    ['charges', 'charge'],
  ])('among the %s is removed under %s', async (kind, path) => {
    const { transport, asked } = transportOver(plain(''))
    expect(await createHttpBasketApi(transport).remove('SUN1001', { kind, id: '81' }, context)()).toEqual(
      right(undefined),
    )
    expect(asked()).toEqual([['DELETE', `/api/basket/SUN1001/${path}/81`]])
  })

  it('of an unknown kind is not removed', async () => {
    const { transport, asked } = transportOver(plain(''))
    expect(await createHttpBasketApi(transport).remove('SUN1001', { kind: 'nonsense', id: '86' }, context)()).toEqual(
      left({ kind: 'notFound', errors: [] }),
    )
    expect(asked()).toEqual([])
  })
})

describe('the payment of a basket', () => {
  it('is completed without a card under one idempotency key', async () => {
    const { transport, asked, seen } = transportOver(json({}))
    expect(await createHttpBasketApi(transport).complete('SUN1001', 'key-1', context)()).toEqual(right(undefined))
    expect(asked()).toEqual([['POST', '/api/basket/SUN1001/complete', {}]])
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })

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
