import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../../test/fakeFetch.js'
import { context, transportOver } from '../../../test/transportOver.js'
import { createHttpAccommodationCatalogueApi } from './HttpAccommodationCatalogueApi.js'

const amount = (value: number) => ({ value })
const cost = { price: 90_000, allocations: 0, supplement: 0, bookingFee: 500 }
const prices = { price: amount(90_000), booking_fee: amount(500) }
const roomWire = {
  id: 11,
  acco_id: 1,
  name: 'Double, sea view',
  check_in: { iso_value: '2027-01-19' },
  check_out: { iso_value: '2027-01-26' },
  prices,
  purchase_dashboard: true,
  freesale: false,
  available: 3,
}
const room = {
  id: '11',
  accommodationId: '1',
  name: 'Double, sea view',
  description: '',
  sleeps: null,
  checkIn: '2027-01-19',
  checkOut: '2027-01-26',
  cost,
  rules: { onDashboard: true, from: null, until: null },
  availability: { freesale: false, available: 3 },
}

describe('the accommodation catalogue', () => {
  it('lists accommodations with and without their optional fields', async () => {
    const accommodations = [
      { id: 1, name: 'Miramar' },
      { id: 2, name: 'Bellavista', description: 'By the sea', location: 'Sitges', stars: 4 },
    ]
    const { transport, asked } = transportOver(json({ accommodations }))
    expect(await createHttpAccommodationCatalogueApi(transport).accommodations('SUN1001', context)()).toEqual(
      right([
        { id: '1', name: 'Miramar', description: '', location: '', stars: null },
        { id: '2', name: 'Bellavista', description: 'By the sea', location: 'Sitges', stars: 4 },
      ]),
    )
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/accommodation']])
  })

  it('lists rooms with their purchase rules and availability', async () => {
    const ruled = {
      ...roomWire,
      description: 'With a balcony',
      sleeps: 2,
      purchase_start_date: '2026-09-01',
      purchase_end_date: '2027-01-10',
    }
    const { transport, asked } = transportOver(json({ rooms: [roomWire, ruled] }))
    expect(await createHttpAccommodationCatalogueApi(transport).rooms('SUN1001', context)()).toEqual(
      right([
        room,
        {
          ...room,
          description: 'With a balcony',
          sleeps: 2,
          rules: { onDashboard: true, from: '2026-09-01', until: '2027-01-10' },
        },
      ]),
    )
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/accommodationavailability']])
  })

  it('names the field of a room that is missing', async () => {
    const { transport } = transportOver(json({ rooms: [{ ...roomWire, purchase_dashboard: undefined }] }))
    expect(await createHttpAccommodationCatalogueApi(transport).rooms('SUN1001', context)()).toMatchObject(
      left({ kind: 'decode', path: 'rooms.0.purchase_dashboard' }),
    )
  })

  const option = { option_id: 'O1', value: 'Every day', prices, freesale: true, available: 0 }
  const extraWire = {
    extra_id: 5,
    acco_id: 1,
    name: 'Breakfast',
    options: [option, { ...option, price_display_code: 4 }],
    purchase_dashboard: false,
  }

  it('lists the extras of one accommodation, for one kind of room or for every kind', async () => {
    const { transport, asked } = transportOver(
      json({ accommodationExtras: [extraWire, { ...extraWire, room_id: 11, description: 'Hot' }] }),
    )
    const shared = { cost, availability: { freesale: true, available: 0 }, optionId: 'O1', value: 'Every day' }
    const extra = {
      extraId: '5',
      accommodationId: '1',
      roomId: null,
      name: 'Breakfast',
      description: '',
      rules: { onDashboard: false, from: null, until: null },
      options: [
        { ...shared, priceDisplayCode: 1 },
        { ...shared, priceDisplayCode: 4 },
      ],
    }
    expect(await createHttpAccommodationCatalogueApi(transport).extras('SUN1001', '1', context)()).toEqual(
      right([extra, { ...extra, roomId: '11', description: 'Hot' }]),
    )
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/accommodation/1/extras']])
  })

  const inWords = { kind: 'server', errors: [{ code: null, message: 'Not this week' }] }
  it.each([
    ['the message of the body', { message: 'Not this week' }, 400, inWords],
    ['the text of the body', 'Not this week', 500, { ...inWords, open: true }],
    ['the errors before the message', { errors: ['Not this week'], message: 'Error' }, 400, inWords],
    ['the status where the body says nothing', {}, 500, { kind: 'notFromTheApi', status: 500 }],
  ])('fails with %s', async (_what, body, status, failure) => {
    const { transport } = transportOver(json(body, status))
    expect(await createHttpAccommodationCatalogueApi(transport).extras('SUN1001', '1', context)()).toMatchObject(
      left(failure),
    )
  })

  it('fails with a text that is no JSON, and not with a page', async () => {
    const failing = (body: string) =>
      createHttpAccommodationCatalogueApi(transportOver(plain(body, 400)).transport).extras('SUN1001', '1', context)()
    expect(await failing('Not this week')).toMatchObject(left(inWords))
    expect(await failing('<html>Not this week</html>')).toMatchObject(left({ kind: 'notFromTheApi' }))
  })
})
