import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../test/fakeFetch.js'
import { basketWire, extraWire, roomWire } from '../../test/sampleAnswers.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpBasketApi } from './HttpBasketApi.js'

const total = { prices: { price: { value: 900 }, total: { value: 950 } } }

describe('an item for the basket', () => {
  it('is sent to its path with its payload', async () => {
    const { transport, asked } = transportOver(plain('', 204))
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
    await api.addNameChange(
      'SUN1001',
      { ticketId: 'T1', firstName: 'Grace', lastName: 'Hopper', email: 'g@example.com', telephone: '01' },
      context,
    )()
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
    ])
  })

  it('is removed line by line', async () => {
    const { transport, asked } = transportOver(plain('', 204))
    const api = createHttpBasketApi(transport)
    await api.remove('SUN1001', { kind: 'accommodations', id: '81' }, context)()
    await api.remove('SUN1001', { kind: 'extras', id: '82' }, context)()
    await api.remove('SUN1001', { kind: 'transport', id: '83' }, context)()
    await api.remove('SUN1001', { kind: 'charges', id: '85' }, context)()
    expect(await api.remove('SUN1001', { kind: 'nonsense', id: '86' }, context)()).toEqual(
      left({ kind: 'notFound', errors: [] }),
    )
    expect(asked()).toEqual([
      ['DELETE', '/api/basket/SUN1001/accommodation/81'],
      ['DELETE', '/api/basket/SUN1001/extra/82'],
      ['DELETE', '/api/basket/SUN1001/transport/83'],
      ['DELETE', '/api/basket/SUN1001/charge/85'],
    ])
  })
})

describe('the contents of a basket', () => {
  const read = async (change: object) => {
    const { transport } = transportOver(json({ bookingRef: 'SUN1001', basket: { ...basketWire, ...change } }))
    return createHttpBasketApi(transport).get('SUN1001', context)()
  }

  it('include the total beside the price, and the extras of a room among the extras', async () => {
    const extras = [
      { ...extraWire, ...total, acco_id: 'A1', group_id: 2, group_name: 'Room 2', option_id: 7, price_display_code: 3 },
    ]
    expect(await read({ accommodations: [{ ...roomWire, ...total }], extras })).toMatchObject({
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
    const charge = { id: 85, name: 'Name Change Fee', ticket_id: '71', ...total }
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
