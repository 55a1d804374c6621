import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../../test/fakeFetch.js'
import { eventWire } from '../../../test/sampleAnswers.js'
import { context, transportOver } from '../../../test/transportOver.js'
import { createHttpTicketCatalogueApi } from './HttpTicketCatalogueApi.js'

describe('the ticket catalogue', () => {
  it('lists events with their ticket types', async () => {
    const { transport, asked } = transportOver(json({ events: [eventWire, { ...eventWire, venue: 'The Hall' }] }))
    const prices = { price: 5000, bookingFee: 250, total: 5250 }
    const event = {
      id: '3',
      name: 'Opening night',
      venue: '',
      date: '2027-01-20T19:30:00Z',
      tickets: [{ id: 'T1', name: 'Stalls', description: '', prices }],
    }
    expect(await createHttpTicketCatalogueApi(transport).events('SUN1001', context)()).toEqual(
      right([event, { ...event, venue: 'The Hall' }]),
    )
    expect(asked()).toEqual([['GET', '/api/4.0/ticket/SUN1001/ticketevents']])
  })

  it.each([
    ['the bare object', { T1: { freesale: false, available: 3 } }],
    [
      'the bare object with its reference',
      { bookingRef: 'SUN1001', T1: { freesale: false, available: 3 }, errors: [] },
    ],
  ])('reads the availability from %s', async (_, body) => {
    const { transport } = transportOver(json(body))
    expect(await createHttpTicketCatalogueApi(transport).availability('SUN1001', context)()).toEqual(
      right({ bookingRef: 'SUN1001', byTicketType: { T1: { freesale: false, available: 3 } } }),
    )
  })

  it.each([
    [{}, 'availability'],
    [{ unexpected: ['shape'] }, 'availability'],
    [{ T1: { freesale: 'no', available: 3 } }, 'availability.T1.freesale'],
    [{ availability: null }, 'availability'],
  ])('does not take %j for the availability', async (body, path) => {
    const { transport } = transportOver(json(body))
    expect(await createHttpTicketCatalogueApi(transport).availability('SUN1001', context)()).toMatchObject(
      left({ kind: 'decode', path }),
    )
  })

  it('merges the booking reference with the availability', async () => {
    const availability = { T1: { freesale: false, available: 3 } }
    const { transport, asked } = transportOver(json({ availability }))
    expect(await createHttpTicketCatalogueApi(transport).availability('SUN1001', context)()).toEqual(
      right({ bookingRef: 'SUN1001', byTicketType: availability }),
    )
    expect(asked()).toEqual([['GET', '/api/4.0/package/SUN1001/ticketavailability']])
  })
})
