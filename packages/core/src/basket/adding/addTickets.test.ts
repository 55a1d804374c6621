import { explainFailure } from '../../failure/errorCatalogue.js'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { failedAt, notFromTheApi, networkFailure } from '../../failure/Failure.js'
import { emptyBasket, passenger, ticketLine } from '../../../test/basket/aBasket.js'
import {
  basketOfTickets,
  basketWithTickets,
  choice,
  openBasket,
  tooMany,
  tooManyText,
  twoTickets,
} from '../../../test/basket/openBasket.js'
import type { AddTicketsInput } from '../BasketApi.js'

const ben = { firstName: 'Ben', lastName: 'Hart', email: 'ben@example.com', telephone: '' }
const cleo = { ...ben, firstName: 'Cleo' }
const forNewPassenger = (newPassenger: number) => ({ ticketTypeId: 'standing', ticketName: 'Standing', newPassenger })
const withBen: AddTicketsInput = { tickets: [forNewPassenger(0)], newPassengers: [ben] }

describe('adding tickets', () => {
  it('names each kind of ticket once, joined by a comma', async () => {
    const { basket, notified } = openBasket()
    const tickets = ['Standing', 'Seated', 'Standing', 'VIP', 'Seated'].map((name) => choice(name))
    await basket.addTickets({ tickets })
    expect(notified).toEqual(['Tickets successfully added to your basket: Standing, Seated, VIP'])
  })
})

it('a ticket for nobody on the booking or in its basket is not sent', async () => {
  const { basket, api } = openBasket()
  const end = await basket.addTickets({ tickets: [choice('Stalls'), choice('Stalls', 77)] })
  if (end.kind !== 'failed') return expect.fail(end.kind)
  expect(explainFailure(end.failure)).toBe(
    'addTickets: an exception: TypeError: tickets.1.passengerId is nobody on SUN1001',
  )
  expect(api.log).not.toContain('addTickets')
})

describe('new passengers', () => {
  const holders = (open: ReturnType<typeof openBasket>) => ({
    tickets: open.api.held()?.holders,
    passengers: open.api.held()?.passengers,
  })

  it('get one id each, which their tickets name', async () => {
    const open = openBasket()
    await open.basket.addTickets({
      tickets: [forNewPassenger(1), forNewPassenger(0), choice('Standing', 4), forNewPassenger(0)],
      newPassengers: [ben, cleo],
    })
    expect(holders(open)).toEqual({ tickets: [6, 5, 4, 5], passengers: [5, 6] })
  })

  it('get an id that is free in the current basket, not in the one shown before', async () => {
    const open = await basketWithTickets('t0')
    open.api.plant({ ...emptyBasket, tickets: [ticketLine('t0')], passengers: [passenger(5)] })
    await open.basket.addTickets(withBen)
    expect(holders(open)).toEqual({ tickets: [1, 6], passengers: [5, 6] })
  })

  it('never get the id of a passenger who was refused after their tickets', async () => {
    const open = await basketWithTickets('t0')
    open.api.failNext('addPassengers', tooMany)
    const end = await open.basket.addTickets(withBen)
    expect(end).toMatchObject({ kind: 'partlyAdded', left: { tickets: [], passengers: [{ ...ben, id: 5 }] } })
    await open.basket.addTickets({ tickets: [forNewPassenger(0)], newPassengers: [cleo] })
    expect(holders(open)).toEqual({ tickets: [1, 5, 6], passengers: [6] })
  })

  it('take back only the tickets of the lost id, the latest ones of each kind', async () => {
    const open = await basketWithTickets('t0')
    const of = (id: string, passengerId: number, ticketTypeId: string) => ({
      ...ticketLine(id, passengerId),
      ticketTypeId,
    })
    const others = [of('other seat', 5, 'seated'), of('other', 5, 'standing')]
    open.api.beforeNext('addTickets', () =>
      open.api.plant({ ...emptyBasket, tickets: [ticketLine('t0'), ...others], passengers: [passenger(5)] }),
    )
    const tickets = [
      forNewPassenger(0),
      choice('Standing'),
      { ...forNewPassenger(0), ticketTypeId: 'seated' },
      forNewPassenger(1),
    ]
    const end = await open.basket.addTickets({ tickets, newPassengers: [ben, cleo] })
    const { ticketTypes, holders: ofWhom } = open.api.held() ?? {}
    expect([ticketTypes, ofWhom]).toEqual([
      ['standing', 'seated', 'standing', 'standing', 'standing'],
      [1, 5, 5, 1, 6],
    ])
    expect(end).toMatchObject({
      kind: 'partlyAdded',
      left: { tickets: [forNewPassenger(0), { ticketTypeId: 'seated' }] },
    })
  })

  it('are not sent if the passengers of the booking could not be loaded', async () => {
    const open = openBasket({ bookingPassengers: async () => left(failedAt('getBooking')(networkFailure)) })
    expect(await open.basket.addTickets(withBen)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBooking' },
    })
    expect([open.api.log, open.signals, open.notified]).toEqual([[], ['addFailed'], []])
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'added' })
  })
})

describe('adding that fails', () => {
  it('is reported first, then the change made elsewhere', async () => {
    const { basket, api, notified } = await basketWithTickets('t0', 't1')
    api.failNext('addTickets', tooMany)
    api.beforeNext('addTickets', () => api.plant(basketOfTickets('t0')))
    await basket.addTickets(twoTickets)
    expect(notified).toEqual([
      tooManyText,
      'Your basket was changed in another tab or on another device. This is how it is now.',
    ])
  })
})

describe('an adding whose answer was lost', () => {
  it('is a success if the basket has the items', async () => {
    const open = await basketWithTickets('t0')
    open.api.loseNext('addTickets')
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'added' })
    expect(open.notified).toEqual(['Tickets successfully added to your basket: Standing'])
    expect(open.signals).toEqual(['addSucceeded'])
    expect(open.api.held()?.tickets).toHaveLength(3)
  })

  it.each([
    ['of another kind', { ticketTypeId: 'seated' }],
    ['for somebody else', { passengerId: 4 }],
  ])('is not a success if the added items differ: %s', async (_what, change) => {
    const open = await basketWithTickets('t0')
    const came = [ticketLine('t8'), { ...ticketLine('t9'), ...change }]
    open.api.loseNext('addTickets', () => open.api.plant({ ...emptyBasket, tickets: [ticketLine('t0'), ...came] }))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({
      kind: 'partlyAdded',
      left: { tickets: [choice('Standing')], passengers: [] },
    })
  })

  it.each(['firstName', 'lastName', 'id'] as const)(
    'leaves a new passenger to add if the added one has another %s',
    async (field) => {
      const open = await basketWithTickets('t0')
      const other = { ...ben, id: 8, [field]: field === 'id' ? 77 : 'Other' }
      open.api.loseNext('addPassengers', open.elsewhere.addPassengers('SUN1001', [other], open.scope.context()))
      const end = await open.basket.addPassengers([{ ...ben, id: 8 }])
      expect(end).toMatchObject({ kind: 'failed' })
    },
  )

  it('has failed if the basket is gone', async () => {
    const open = await basketWithTickets('t0')
    open.api.loseNext('addTickets', () => open.api.plant(null))
    expect(await open.basket.addTickets(withBen)).toMatchObject({ kind: 'failed' })
  })

  it('has failed if the basket has no new line, even with similar lines from before', async () => {
    const open = await basketWithTickets('t0', 't1', 't2')
    open.api.failNext('addTickets', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe('failed')
    expect(open.notified).toHaveLength(1)
    expect(open.signals).toEqual(['addFailed'])
  })

  it('does not count lines that another tab had added before', async () => {
    const open = await basketWithTickets('t0')
    open.api.plant({ ...emptyBasket, tickets: ['t0', 't8', 't9'].map((id) => ticketLine(id)) })
    open.api.failNext('addTickets', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe('failed')
  })

  it('is complete if the answer about the new passengers was lost but the basket has them', async () => {
    const open = await basketWithTickets('t0')
    open.api.loseNext('addPassengers')
    expect(await open.basket.addTickets(withBen)).toMatchObject({ kind: 'added' })
  })

  it('is unclear if the basket cannot be loaded either', async () => {
    const open = await basketWithTickets('t0')
    open.api.loseNext('addTickets')
    open.api.afterNext('addTickets', () => open.api.failNext('get', networkFailure))
    const end = await open.basket.addTickets(twoTickets)
    expect(end).toMatchObject({ kind: 'unclear', failure: { operation: 'addTickets', unclear: true } })
    expect(open.notified).toEqual([
      "We're having problems, so we do not know yet whether this was done. Please check, and try again if it was not.",
    ])
    open.api.failNext('get', networkFailure)
    const again = end.kind === 'unclear' ? await end.checkStatusAgain() : end
    expect(again.kind).toBe('unclear')
    expect(again.kind === 'unclear' && (await again.checkStatusAgain())).toMatchObject({ kind: 'added' })
    expect(open.notified.at(-1)).toBe('Tickets successfully added to your basket: Standing')
    expect(open.api.held()?.tickets).toHaveLength(3)
  })

  it('has failed if the basket, once it can be loaded, has none of them', async () => {
    const open = await basketWithTickets('t0')
    open.api.failNext('addTickets', networkFailure)
    open.api.afterNext('addTickets', () => open.api.failNext('get', networkFailure))
    const end = await open.basket.addTickets(twoTickets)
    if (end.kind !== 'unclear') return expect.fail(end.kind)
    const now = await end.checkStatusAgain()
    expect(now).toMatchObject({ kind: 'failed', failure: { operation: 'addTickets', cause: networkFailure } })
    expect(now).not.toHaveProperty('failure.unclear')
  })

  it('is checked again if only the reload failed', async () => {
    const open = await basketWithTickets('t0')
    open.api.afterNext('addTickets', () => open.api.failNext('get', notFromTheApi(500)))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'added' })
    expect(open.api.log).toEqual(['get', 'addTickets', 'get', 'get'])
    expect(open.notified).toEqual(["We're unable to load your basket right now. Please try again."])
  })
})

describe('passengers alone', () => {
  it('are those whom tickets of the basket name already', async () => {
    const open = await basketWithTickets('t0')
    expect(await open.basket.addPassengers([{ ...ben, id: 8 }])).toMatchObject({ kind: 'added' })
    expect(open.api.held()?.passengers).toEqual([8])
    expect(open.notified).toEqual(['1 passenger was added to your basket.'])
    expect(await open.basket.create()).toEqual({ kind: 'loaded' })
  })
})
