import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../../domain/Booking.js'
import { type ApiFailure, notFromTheApi, networkFailure } from '../../failure/Failure.js'
import { minor } from '../../money/Money.js'
import { aResale } from '../../../test/bookings/aTicket.js'
import { emptyBasket, passenger, ticketLine } from '../../../test/basket/aBasket.js'
import { tooMany } from '../../../test/basket/openBasket.js'
import { openShop } from '../../../test/catalogue/openShop.js'
import type { Availability } from '../onSale.js'
import type { TicketEvent, TicketType } from './TicketCatalogueApi.js'
import { createTicketShop, type TicketShop } from './ticketShop.js'

const type = (id: string, price: number): TicketType => ({
  id,
  name: `Type ${id}`,
  description: '',
  prices: { price: minor(price), bookingFee: minor(50), total: minor(price + 50) },
})
const noPrices = { price: minor(0), bookingFee: minor(0), total: minor(0) }
const opera = (...ids: readonly string[]): TicketEvent => ({
  id: 'e1',
  name: 'Opera',
  venue: 'Arena',
  date: '2027-01-19',
  tickets: ids.map((id) => type(id, id === 'free' ? 0 : 1000)),
})
const some = (available: number): Availability => ({ freesale: false, available })

const opened = async (change: Partial<Booking> = {}) => {
  const open = openShop(change)
  const offer = {
    events: [opera('standing', 'free')],
    left: { standing: some(3), free: { freesale: true, available: 0 } } as Record<string, Availability>,
    failure: null as ApiFailure | null,
    asked: 0,
  }
  const shop = createTicketShop({
    ...open.deps,
    api: {
      events: () => async () => {
        offer.asked += 1
        return offer.failure === null ? right(offer.events) : left(offer.failure)
      },
      availability: () => async () => right({ bookingRef: 'SUN1001', byTicketType: offer.left }),
    },
  })
  await shop.open()
  open.api.log.length = 0
  return { ...open, shop, offer }
}
const shownBy = ({ state$: { value } }: TicketShop) => {
  if (value.kind !== 'choosing' && value.kind !== 'adding') throw new Error(value.kind)
  return value
}
const typeIn = (shop: TicketShop, id = 'standing') => {
  const found = shownBy(shop)
    .events.flatMap(({ types }) => types)
    .find((one) => one.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}
const ticketIn = (shop: TicketShop, index = 0) => {
  const ticket = typeIn(shop).tickets[index]
  if (ticket === undefined) throw new Error(`no ticket ${index}`)
  return ticket
}
const holdersIn = (shop: TicketShop) => typeIn(shop).tickets.map(({ holder }) => holder)
const nameNewPassenger = (shop: TicketShop, index: number, firstName: string): void => {
  shop.assignNewPassenger(ticketIn(shop, index).key)
  const key = ticketIn(shop, index).newPassenger?.key ?? -1
  shop.editNewPassenger(key, 'firstName', firstName)
  shop.editNewPassenger(key, 'lastName', 'Lind')
}

describe('the offer', () => {
  it('is loading, then shown with all details of its page', async () => {
    const open = openShop()
    const shop = createTicketShop({
      ...open.deps,
      api: {
        events: () => async () => right([opera('standing')]),
        availability: () => async () => right({ bookingRef: 'SUN1001', byTicketType: { standing: some(3) } }),
      },
    })
    expect(shop.state$.value).toEqual({ kind: 'loading' })
    await shop.open()
    expect(typeIn(shop)).toEqual({
      id: 'standing',
      name: 'Type standing',
      description: '',
      price: 1050,
      bookingFee: 50,
      stock: { level: 'few', left: 3, limit: 3, isOffered: true, isAllChosen: false },
      quantity: 0,
      tooManyOf: null,
      oneEach: { passengers: 2, isChosen: false, isAlone: true },
      walletBuysOneEach: true,
      tickets: [],
    })
    expect(shownBy(shop)).toMatchObject({ kind: 'choosing', isOutdated: false, isSomethingGone: false, problems: [] })
  })

  it('is failed if it could not be loaded, and stays visible if it could not be reloaded', async () => {
    const { shop, offer, notified } = await opened()
    offer.failure = notFromTheApi(500)
    await shop.open()
    expect(shownBy(shop).isOutdated).toBe(true)
    const open = openShop()
    const other = createTicketShop({
      ...open.deps,
      api: { events: () => async () => left(networkFailure), availability: () => async () => left(networkFailure) },
    })
    await other.open()
    expect(other.state$.value).toMatchObject({ kind: 'failed', failure: { operation: 'tickets' } })
    expect(notified).toEqual(["We're unable to load the tickets on sale right now. Please try again."])
  })

  it('is empty if no event has a ticket with an availability entry', async () => {
    const { shop, offer } = await opened()
    offer.left = {}
    await shop.open()
    expect(shop.state$.value).toEqual({ kind: 'nothingOnSale', isOutdated: false })
  })

  it('names the passengers who already have one, in the booking or only in the basket', async () => {
    const { shop, basket, api } = await opened({ tickets: [ticketLine('b1', 1)] })
    expect(shownBy(shop).events[0]?.alreadyHeldBy).toEqual({ booking: ['Amelia Hart'], basket: [] })
    const tickets = [ticketLine('t1', 9), ticketLine('t2', 1)]
    api.plant({ ...emptyBasket, passengers: [{ ...passenger(9), firstName: 'Maya' }], tickets })
    await basket.load()
    expect(shownBy(shop).events[0]?.alreadyHeldBy).toEqual({ booking: ['Amelia Hart'], basket: ['Maya Hart'] })
    shop.choose('standing', 1)
    expect(ticketIn(shop).options.map(({ hasOne }) => hasOne)).toEqual(['booking', null, 'basket', null])
  })

  it('lists a passenger of both booking and basket once', async () => {
    const { shop, basket, api } = await opened()
    api.plant({ ...emptyBasket, passengers: [passenger(4), passenger(9)] })
    await basket.load()
    expect(typeIn(shop).oneEach).toMatchObject({ passengers: 3 })
    shop.choose('standing', 1)
    expect(
      ticketIn(shop).options.flatMap(({ holder }) => ('passengerId' in holder ? [holder.passengerId] : [])),
    ).toEqual([1, 4, 9])
  })

  it('counts no ticket that was resold, and none of another day', async () => {
    const other = {
      ...ticketLine('b1', 1),
      ticketTypeId: 'x',
      eventName: 'Opera',
      eventDate: '2027-01-20',
      venue: 'Arena',
    }
    const { shop } = await opened({ tickets: [other, { ...ticketLine('b2', 1), resale: aResale(3) }] })
    expect(typeIn(shop).oneEach).toMatchObject({ passengers: 2 })
  })
})

describe('choosing', () => {
  it('is for each passenger who has none, then for nobody until one is chosen', async () => {
    const { shop } = await opened()
    shop.choose('standing', 3)
    expect(holdersIn(shop)).toEqual([
      { kind: 'known', passengerId: 1 },
      { kind: 'known', passengerId: 4 },
      { kind: 'open' },
    ])
    expect(typeIn(shop).tickets.map(({ isHolderMissing }) => isHolderMissing)).toEqual([false, false, false])
    const other = await opened({ tickets: [ticketLine('b1', 1)] })
    other.shop.choose('standing', 2)
    expect(holdersIn(other.shop)).toEqual([{ kind: 'known', passengerId: 4 }, { kind: 'open' }])
  })

  it('keeps the ticket holders of the remaining tickets', async () => {
    const { shop } = await opened()
    shop.choose('standing', 2)
    shop.assign(ticketIn(shop).key, { kind: 'known', passengerId: 4 })
    shop.assign(ticketIn(shop, 1).key, { kind: 'known', passengerId: 1 })
    shop.choose('standing', 1)
    expect(holdersIn(shop)).toEqual([{ kind: 'known', passengerId: 4 }])
  })

  it('loses its ticket holder if the passenger left the basket, or could never have one', async () => {
    const { shop, basket, api } = await opened()
    api.plant({ ...emptyBasket, passengers: [passenger(9)] })
    await basket.load()
    shop.choose('standing', 1)
    shop.assign(ticketIn(shop).key, { kind: 'known', passengerId: 9 })
    expect(holdersIn(shop)).toEqual([{ kind: 'known', passengerId: 9 }])
    api.plant(emptyBasket)
    await basket.load()
    expect(holdersIn(shop)).toEqual([{ kind: 'open' }])
    expect(await shop.add()).toMatchObject({ kind: 'invalid', problems: [{ kind: 'passengerOpen' }] })
  })

  it('offers the people of the profile too, nobody twice under one name', async () => {
    const iris = { ...passenger(5), firstName: 'Iris', lastName: 'Hart' }
    const offered = async (change: Partial<Booking>) => {
      const { shop } = await opened(change)
      shop.choose('standing', 1)
      return ticketIn(shop).options.flatMap(({ name, holder }) => (name === 'Iris Hart' ? [holder.kind] : []))
    }
    expect([await offered({}), await offered({ passengers: [iris] })]).toEqual([['additionalCustomer'], ['known']])
  })

  it('lets a wallet buy one each where nothing else is chosen and it costs something', async () => {
    const { shop, offer } = await opened()
    const free = type('free', 0)
    offer.events = [{ ...opera('standing'), tickets: [type('standing', 1000), { ...free, prices: noPrices }] }]
    await shop.open()
    const offered = () => ['standing', 'free'].map((id) => typeIn(shop, id).walletBuysOneEach)
    expect(typeIn(shop, 'free').oneEach).not.toBeNull()
    expect(offered()).toEqual([true, false])
    shop.choose('free', 1)
    expect(offered()).toEqual([false, false])
  })

  it('is limited to what is left', async () => {
    const { shop } = await opened()
    shop.choose('standing', 3)
    expect(typeIn(shop).stock).toMatchObject({ limit: 3, isAllChosen: true })
    expect(typeIn(shop, 'free').stock).toMatchObject({ level: 'freesale', limit: null })
    shop.choose('standing', 4)
    expect(typeIn(shop).tooManyOf).toBeNull()
    expect(await shop.add()).toMatchObject({
      kind: 'invalid',
      problems: expect.arrayContaining([{ kind: 'tooMany', ticketTypeId: 'standing', available: 3 }]),
    })
    expect(typeIn(shop).tooManyOf).toBe(3)
    expect(typeIn(shop).tickets.map(({ isHolderMissing }) => isHolderMissing)).toEqual([false, false, true, true])
  })

  it('outlives an expired session, and is forgotten if it contains a card number', async () => {
    const { shop, scope, drafts } = await opened()
    shop.choose('standing', 1)
    nameNewPassenger(shop, 0, 'Maya')
    shop.editNewPassenger(ticketIn(shop).newPassenger?.key ?? -1, 'email', '4242424242424242')
    scope.end()
    await shop.open()
    expect(ticketIn(shop).newPassenger).toMatchObject({ firstName: 'Maya', lastName: 'Lind', email: '' })
    drafts.drop('tickets/SUN1001')
    scope.end()
    await shop.open()
    expect(typeIn(shop).quantity).toBe(0)
  })

  it('takes no change of a new passenger while it is being added', async () => {
    const { shop } = await opened()
    shop.choose('standing', 1)
    nameNewPassenger(shop, 0, 'Maya')
    const key = ticketIn(shop).newPassenger?.key ?? -1
    const end = shop.add()
    shop.editNewPassenger(key, 'lastName', 'Lindgren')
    expect(ticketIn(shop).newPassenger?.lastName).toBe('Lind')
    expect((await end).kind).toBe('added')
  })
})

describe('what must be corrected', () => {
  it('is shown after an attempt, field by field, and disappears as it is corrected', async () => {
    const { shop, api } = await opened()
    shop.choose('standing', 1)
    shop.assignNewPassenger(ticketIn(shop).key)
    const newPassengerKey = ticketIn(shop).newPassenger?.key ?? -1
    shop.editNewPassenger(newPassengerKey, 'email', 'nobody')
    expect(shownBy(shop)).toMatchObject({ problems: [], attempts: 0 })
    expect(ticketIn(shop).newPassenger?.problems).toEqual({})
    expect((await shop.add()).kind).toBe('invalid')
    expect(shownBy(shop)).toMatchObject({
      attempts: 1,
      problems: [
        { kind: 'newPassenger', newPassengerKey, field: 'firstName', problem: 'missing' },
        { kind: 'newPassenger', newPassengerKey, field: 'lastName', problem: 'missing' },
        { kind: 'newPassenger', newPassengerKey, field: 'email', problem: 'invalid' },
      ],
    })
    expect(ticketIn(shop).newPassenger?.problems).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      email: 'invalid',
    })
    shop.editNewPassenger(newPassengerKey, 'email', '')
    shop.editNewPassenger(newPassengerKey, 'firstName', 'Maya')
    expect(shownBy(shop).problems).toEqual([])
    expect(api.log).toEqual([])
  })

  it('is nothing if nothing is chosen, and nothing is sent', async () => {
    const { shop, api } = await opened()
    expect(await shop.add()).toEqual({ kind: 'nothingChosen' })
    expect(api.log).toEqual([])
  })
})

describe('adding', () => {
  it('clears the choice, shows what was added, and reloads the offer', async () => {
    const { shop, offer, api, drafts } = await opened()
    shop.choose('standing', 2)
    const asked = offer.asked
    const adding = shop.add()
    expect(shownBy(shop).kind).toBe('adding')
    expect(await adding).toEqual({ kind: 'added', count: 2 })
    expect(shownBy(shop)).toMatchObject({
      kind: 'choosing',
      outcome: { kind: 'added', messages: ['Tickets successfully added to your basket: Type standing'] },
      summary: { count: 0 },
    })
    expect(api.held()?.holders).toEqual([1, 4])
    expect([offer.asked, drafts.read('tickets/SUN1001', null)]).toEqual([asked + 1, null])
    shop.choose('standing', 1)
    expect(shownBy(shop).outcome).toEqual({ kind: 'none' })
  })

  it('gives each new passenger one id, even with two tickets', async () => {
    const { shop, api } = await opened()
    shop.choose('standing', 3)
    nameNewPassenger(shop, 0, 'Maya')
    nameNewPassenger(shop, 1, 'Ola')
    shop.assign(ticketIn(shop, 2).key, ticketIn(shop, 0).holder)
    await shop.add()
    expect(api.held()?.holders).toEqual([5, 6, 5])
    expect(api.held()?.passengers).toEqual([5, 6])
  })

  it('leaves refused passengers and their details to the basket, and does not add their tickets again', async () => {
    const { shop, api, drafts } = await opened()
    api.plant(emptyBasket)
    shop.choose('standing', 1)
    nameNewPassenger(shop, 0, 'Maya')
    api.failNext('addPassengers', tooMany)
    expect(await shop.add()).toMatchObject({ kind: 'partlyAdded', left: 0 })
    expect(shownBy(shop)).toMatchObject({
      outcome: { kind: 'partlyAdded', left: 0 },
      summary: { count: 0 },
    })
    expect(drafts.read('missing-passengers/SUN1001', null)).toEqual([
      { key: 5, firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' },
    ])
    expect(await shop.add()).toEqual({ kind: 'nothingChosen' })
  })

  it('leads to the checkout at once for a purchase, but not while a part is missing', async () => {
    const { shop, api, visited } = await opened()
    api.plant(emptyBasket)
    expect(await shop.buy()).toEqual({ kind: 'nothingChosen' })
    shop.choose('standing', 1)
    nameNewPassenger(shop, 0, 'Maya')
    api.failNext('addPassengers', tooMany)
    expect((await shop.buy()).kind).toBe('partlyAdded')
    expect(visited).toEqual([])
    shop.choose('standing', 1)
    expect(await shop.buy()).toEqual({ kind: 'added', count: 1 })
    expect(visited).toEqual(['/booking/SUN1001/checkout'])
  })

  it('buys one ticket for each passenger in one step, and after a failure the same ones', async () => {
    const { shop, api, visited } = await opened()
    api.plant(emptyBasket)
    api.failNext('addTickets', tooMany)
    expect((await shop.buyOneEach('standing')).kind).toBe('failed')
    expect(shownBy(shop).summary.count).toBe(2)
    expect(visited).toEqual([])
    expect(await shop.buyOneEach('standing')).toEqual({ kind: 'added', count: 2 })
    expect(visited).toEqual(['/booking/SUN1001/checkout'])
  })

  it('keeps the tickets that were not added', async () => {
    const { shop, api } = await opened()
    api.plant(emptyBasket)
    shop.choose('standing', 2)
    api.loseNext('addTickets', () => api.plant({ ...emptyBasket, tickets: [ticketLine('t9', 4)] }))
    expect(await shop.add()).toMatchObject({ kind: 'partlyAdded', left: 1 })
    expect(holdersIn(shop)).toEqual([{ kind: 'known', passengerId: 1 }])
    expect(shownBy(shop).outcome).toEqual({ kind: 'partlyAdded', left: 1 })
  })
})
