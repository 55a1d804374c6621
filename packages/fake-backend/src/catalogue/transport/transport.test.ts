import { transportCatalogueEndpoints as transport } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../../test/api/createSetting.js'

const params = { id: 'SUN1001' }

const signedIn = async () => {
  const { visitor } = await createSignedInSetting()
  const stops = async (query: Record<string, string>) =>
    (await visitor.call(transport.stops, { params, query })).answer?.stops ?? []
  return { visitor, stops }
}

describe('transport', () => {
  it('has stops with and without a time, without a limit, scarce and sold out', async () => {
    const { stops } = await signedIn()
    const all = await stops({})
    expect(new Set(all.map((stop) => stop.is_departure_time_specified))).toEqual(new Set([true, false]))
    expect(all.some(({ freesale }) => freesale)).toBe(true)
    expect(all.filter(({ freesale, available }) => !freesale && available === 0).map(({ id }) => id)).toEqual([
      '510201',
    ])
  })

  it.each([
    ['routes', { routes: '5101,5302' }, ['510101', '510102', '510103', '510104', '530201', '530202']],
    ['no route', { routes: '' }, []],
    ['direction', { routes: '5102', direction: 'RETURN' }, ['510203']],
    ['a direction that there is not', { direction: 'return' }, []],
    ['date', { routes: '5101', date: '2026-05-01' }, ['510102']],
    ['departure', { departureLocation: 'Milton Keynes Coachway' }, ['510201', '510202']],
    ['arrival', { arrivalLocation: 'Manchester' }, ['530202']],
    [
      'swapped locations without a date',
      {
        routes: '5101',
        direction: 'RETURN',
        departureLocation: 'Barcelona Nord',
        arrivalLocation: 'London Victoria',
      },
      ['510103', '510104'],
    ],
  ])('answers the stops of %s exactly', async (_, query, ids) => {
    const { stops } = await signedIn()
    expect((await stops(query)).map(({ id }) => id)).toEqual(ids)
  })

  it('answers dates by routes and direction, each once and in order', async () => {
    const { visitor } = await signedIn()
    const dates = async (query: Record<string, string>) =>
      (await visitor.call(transport.dates, { params, query })).answer?.dates
    expect(await dates({ routes: '5101,5102', direction: 'OUTBOUND' })).toEqual(['2026-04-30', '2026-05-01'])
    expect(await dates({ routes: '5301', direction: 'RETURN' })).toEqual(['2026-05-08'])
  })

  it('answers locations by date, direction and routes', async () => {
    const { visitor } = await signedIn()
    const query = { date: '2026-05-01', direction: 'OUTBOUND', routes: '5101,5102' }
    expect((await visitor.call(transport.locations, { params, query })).answer).toEqual({
      departure_locations: ['London Victoria', 'Milton Keynes Coachway'],
      arrival_locations: ['Barcelona Nord'],
    })
  })
})
