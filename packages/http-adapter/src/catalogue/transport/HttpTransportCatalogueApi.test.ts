import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../../test/fakeFetch.js'
import { context, transportOver } from '../../../test/transportOver.js'
import { createHttpTransportCatalogueApi } from './HttpTransportCatalogueApi.js'

const stopWire = {
  id: 21,
  route_id: 4,
  name: 'Coach',
  direction: 'OUTBOUND',
  departure_location: 'London',
  arrival_location: 'Barcelona',
  departure_date: { iso_value: '2027-01-19T06:30:00Z' },
  is_departure_time_specified: false,
  prices: { price: { value: 5000 } },
  freesale: false,
  available: 12,
}
const stop = {
  id: '21',
  routeId: '4',
  name: 'Coach',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate: '2027-01-19T06:30:00Z',
  arrivalDate: null,
  isDepartureTimeSpecified: false,
  cost: { price: 5000, allocations: 0, supplement: 0, bookingFee: 0 },
  availability: { freesale: false, available: 12 },
}

const query = {
  routes: ['4'],
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
} as const

describe('the transport catalogue', () => {
  it('lists types and routes', async () => {
    const { transport, asked } = transportOver(
      json({
        types: [{ id: 1, name: 'Coach' }],
        routes: [
          { id: 4, type_id: 1, name: 'North' },
          { id: 5, type_id: 1, name: 'South', description: 'By the sea' },
        ],
      }),
    )
    const api = createHttpTransportCatalogueApi(transport)
    expect(await api.types('SUN1001', context)()).toEqual(right([{ id: '1', name: 'Coach' }]))
    expect(await api.routes('SUN1001', context)()).toEqual(
      right([
        { id: '4', typeId: '1', name: 'North', description: '' },
        { id: '5', typeId: '1', name: 'South', description: 'By the sea' },
      ]),
    )
    expect(asked()).toEqual([
      ['GET', '/api/package/SUN1001/transporttypes'],
      ['GET', '/api/package/SUN1001/transportroutes'],
    ])
  })

  it('requests dates and locations of routes in a direction', async () => {
    const { transport, asked } = transportOver(
      json({ dates: ['2027-01-19'], departure_locations: ['London'], arrival_locations: ['Barcelona'] }),
    )
    const api = createHttpTransportCatalogueApi(transport)
    const routes = ['4', '5']
    expect(await api.dates('SUN1001', routes, 'RETURN', context)()).toEqual(right(['2027-01-19']))
    expect(await api.locations('SUN1001', { date: '2027-01-19', direction: 'OUTBOUND', routes }, context)()).toEqual(
      right({ departures: ['London'], arrivals: ['Barcelona'] }),
    )
    expect(asked()).toEqual([
      ['GET', '/api/package/SUN1001/transportdates?routes=4%2C5&direction=RETURN'],
      ['GET', '/api/package/SUN1001/transportlocations?date=2027-01-19&direction=OUTBOUND&routes=4%2C5'],
    ])
  })

  it('requests stops with a date and without', async () => {
    const { transport, asked } = transportOver(
      json({ stops: [stopWire, { ...stopWire, direction: 'RETURN', arrival_date: { iso_value: '2027-01-20' } }] }),
    )
    const api = createHttpTransportCatalogueApi(transport)
    expect(await api.stops('SUN1001', { ...query, date: '2027-01-19' }, context)()).toEqual(
      right([stop, { ...stop, direction: 'RETURN', arrivalDate: '2027-01-20' }]),
    )
    await api.stops('SUN1001', { ...query, direction: 'RETURN', date: null }, context)()
    expect(asked()).toEqual([
      [
        'GET',
        '/api/package/SUN1001/transportstops?arrivalLocation=Barcelona&date=2027-01-19&departureLocation=London&routes=4&direction=OUTBOUND',
      ],
      [
        'GET',
        '/api/package/SUN1001/transportstops?arrivalLocation=Barcelona&departureLocation=London&routes=4&direction=RETURN',
      ],
    ])
  })

  it('does not treat an unknown direction as a known one', async () => {
    const { transport } = transportOver(json({ stops: [{ ...stopWire, direction: 'SIDEWAYS' }] }))
    expect(
      await createHttpTransportCatalogueApi(transport).stops('SUN1001', { ...query, date: null }, context)(),
    ).toMatchObject({ left: { kind: 'decode', path: 'stops.0.direction' } })
  })
})
