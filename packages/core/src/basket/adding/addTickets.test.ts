import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { failedAt, httpFailure, networkFailure, serverFailure } from '../../failure/Failure.js'
import { createDeferred } from '../../testing/Deferred.js'
import { emptyBasket, passenger, ticketLine } from '../../testing/basket/InMemoryBasketApi.js'
import {
  basketWithTickets,
  choice,
  openBasket,
  tooMany,
  tooManyText,
  twoTickets,
} from '../../testing/basket/openBasket.js'
import { settled } from '../../testing/VirtualTime.js'
import { basketOf } from '../basketOverview.js'
import type { AddTicketsInput } from '../BasketApi.js'

const ben = { firstName: 'Ben', lastName: 'Hart', email: 'ben@example.com', telephone: '' }
const cleo = { ...ben, firstName: 'Cleo' }
const forNewPassenger = (newPassenger: number) => ({ ticketTypeId: 'standing', ticketName: 'Standing', newPassenger })
const withBen: AddTicketsInput = { tickets: [forNewPassenger(0)], newPassengers: [ben] }

describe('adding tickets', () => {
  it('looks, creates the basket where there is none, adds, reloads, records it and says so', async () => {
    const { basket, api, messages, said, signals, contents } = openBasket()
    expect(await basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(api.log).toEqual(['get', 'create', 'addTickets', 'get'])
    expect(basketOf(basket.state$.value)?.tickets).toHaveLength(2)
    expect(contents().kind).toBe('loaded')
    expect(said).toEqual(['Tickets successfully added to your basket: Standing'])
    expect(messages.toasts$.value.map(({ type }) => type)).toEqual(['success'])
    expect(signals).toEqual(['addSucceeded'])
  })

  it('records the new basket before anything is added to it', async () => {
    const { basket, api, contents } = openBasket()
    const adding = createDeferred<void>()
    api.hold('addTickets', adding.promise)
    const outcome = basket.addTickets(twoTickets)
    await settled()
    expect(contents()).toEqual({ kind: 'loaded', basket: emptyBasket })
    adding.resolve()
    await outcome
  })

  it('creates none where there is one, whatever was known of it', async () => {
    const { basket, api } = openBasket()
    api.held = { ...emptyBasket, tickets: [ticketLine('t0')] }
    await basket.addTickets(twoTickets)
    expect(api.log).toEqual(['get', 'addTickets', 'get'])
  })

  it('sends nothing where it cannot be learnt what is there', async () => {
    const { basket, api, said } = openBasket()
    api.failNext('get', networkFailure)
    expect(await basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed', failure: { operation: 'getBasket' } })
    expect(api.log).toEqual(['get'])
    expect(said).toEqual(["We're unable to load your basket right now. Please try again."])
  })

  it('adds the new passengers after the tickets, and makes no call for none', async () => {
    const { basket, api } = await basketWithTickets('t0')
    await basket.addTickets(withBen)
    expect(api.log).toEqual(['get', 'addTickets', 'addPax', 'get'])
    await basket.addTickets(twoTickets)
    expect(api.log.slice(4)).toEqual(['get', 'addTickets', 'get'])
  })

  it('names each kind of ticket once, joined by a comma', async () => {
    const { basket, said } = openBasket()
    const tickets = ['Standing', 'Seated', 'Standing', 'VIP', 'Seated'].map((name) => choice(name))
    await basket.addTickets({ tickets })
    expect(said).toEqual(['Tickets successfully added to your basket: Standing, Seated, VIP'])
  })
})

describe('new passengers', () => {
  const holders = (open: ReturnType<typeof openBasket>) => ({
    tickets: open.api.held?.tickets.map(({ paxId }) => paxId),
    pax: open.api.held?.pax.map(({ id }) => id),
  })

  it('get an id of their own each, the one that their tickets name', async () => {
    const open = openBasket()
    await open.basket.addTickets({
      tickets: [forNewPassenger(1), forNewPassenger(0), choice('Standing', 4), forNewPassenger(0)],
      newPassengers: [ben, cleo],
    })
    expect(holders(open)).toEqual({ tickets: [6, 5, 4, 5], pax: [5, 6] })
  })

  it('get an id that is free in the basket as it is by now, not as it was shown', async () => {
    const open = await basketWithTickets('t0')
    open.api.held = { ...emptyBasket, tickets: [ticketLine('t0')], pax: [passenger(5)] }
    await open.basket.addTickets(withBen)
    expect(holders(open)).toEqual({ tickets: [1, 6], pax: [5, 6] })
  })

  it('never get the id of somebody who was refused after their tickets', async () => {
    const open = await basketWithTickets('t0')
    open.api.failNext('addPax', tooMany)
    const end = await open.basket.addTickets(withBen)
    expect(end).toMatchObject({ kind: 'partlyAdded', left: { tickets: [], passengers: [{ ...ben, id: 5 }] } })
    await open.basket.addTickets({ tickets: [forNewPassenger(0)], newPassengers: [cleo] })
    expect(holders(open)).toEqual({ tickets: [1, 5, 6], pax: [6] })
  })

  it('leave no ticket to somebody who was given their id in another tab meanwhile', async () => {
    const open = await basketWithTickets('t0')
    const { addTickets } = open.api
    Object.assign(open.api, {
      addTickets: (...sent: Parameters<typeof addTickets>) => {
        open.api.held = { ...emptyBasket, tickets: [ticketLine('t0'), ticketLine('of 5', 5)], pax: [passenger(5)] }
        open.api.failNext('addPax', serverFailure([{ code: '50008050', message: null }]))
        return addTickets(...sent)
      },
    })
    expect((await open.basket.addTickets(withBen)).kind).toBe('failed')
    expect(open.api.held?.tickets.map(({ id }) => id)).toEqual(['t0', 'of 5'])
    Object.assign(open.api, { addTickets })
    await open.basket.addTickets(withBen)
    expect(holders(open)).toEqual({ tickets: [1, 5, 6], pax: [5, 6] })
  })

  it('leave only the tickets of whoever lost their id, of each kind the one that came last', async () => {
    const open = await basketWithTickets('t0')
    const { addTickets } = open.api
    const of = (id: string, paxId: number, ticketTypeId: string) => ({ ...ticketLine(id, paxId), ticketTypeId })
    Object.assign(open.api, {
      addTickets: (...sent: Parameters<typeof addTickets>) => {
        const others = [of('other seat', 5, 'seated'), of('other', 5, 'standing')]
        open.api.held = { ...emptyBasket, tickets: [ticketLine('t0'), ...others], pax: [passenger(5)] }
        open.api.failNext('addPax', serverFailure([{ code: '50008050', message: null }]))
        return addTickets(...sent)
      },
    })
    const tickets = [
      forNewPassenger(0),
      choice('Standing'),
      { ...forNewPassenger(0), ticketTypeId: 'seated' },
      forNewPassenger(1),
    ]
    const end = await open.basket.addTickets({ tickets, newPassengers: [ben, cleo] })
    expect(open.api.held?.tickets.map(({ ticketTypeId, paxId }) => [ticketTypeId, paxId])).toEqual([
      ['standing', 1],
      ['seated', 5],
      ['standing', 5],
      ['standing', 1],
      ['standing', 6],
    ])
    expect(end).toMatchObject({
      kind: 'partlyAdded',
      left: { tickets: [forNewPassenger(0), { ticketTypeId: 'seated' }] },
    })
  })

  it('are not sent where who is on the booking could not be learnt', async () => {
    const open = openBasket({ bookingPax: async () => left(failedAt('getBooking')(networkFailure)) })
    expect(await open.basket.addTickets(withBen)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBooking' },
    })
    expect([open.api.log, open.signals, open.said]).toEqual([[], ['addFailed'], []])
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
  })
})

describe('adding that fails', () => {
  it.each([
    ['create', httpFailure(500), "We're unable to start a basket right now. Please try again.", ['get', 'create']],
    ['addTickets', tooMany, tooManyText, ['get', 'create', 'addTickets', 'reset']],
    ['addPax', tooMany, tooManyText, ['get', 'create', 'addTickets', 'addPax', 'get', 'reset']],
  ] as const)('at %s is said, signalled, and discards the basket that it created', async (call, cause, text, log) => {
    const { basket, api, said, signals, contents } = openBasket()
    api.failNext(call, cause)
    expect(await basket.addTickets(withBen)).toMatchObject({ kind: 'failed', failure: { cause } })
    expect(api.log).toEqual(log)
    expect(said).toEqual([text])
    expect(signals[0]).toBe('addFailed')
    expect(signals).not.toContain('addSucceeded')
    expect(contents()).toEqual({ kind: 'none' })
    expect(api.held).toBeNull()
  })

  it('at the reload that ends it discards the basket that it created, too', async () => {
    const { basket, api, said, signals, contents } = openBasket()
    api.failNext('get', { kind: 'notFound', errors: [] })
    api.failNext('get', httpFailure(500))
    expect((await basket.addTickets(twoTickets)).kind).toBe('failed')
    expect(api.log).toEqual(['get', 'create', 'addTickets', 'get', 'reset'])
    expect(said).toEqual(["We're unable to load your basket right now. Please try again."])
    expect(signals[0]).toBe('addFailed')
    expect(contents()).toEqual({ kind: 'none' })
  })

  it('leaves a basket that was there before, as it is now', async () => {
    const { basket, api, signals, said } = await basketWithTickets('t0')
    api.failNext('addTickets', tooMany)
    expect((await basket.addTickets(withBen)).kind).toBe('failed')
    expect(api.log).toEqual(['get', 'addTickets', 'get'])
    expect(basketOf(basket.state$.value)?.tickets).toEqual(api.held?.tickets)
    expect(signals).toEqual(['addFailed'])
    expect(said).toEqual([tooManyText])
  })

  it('at the passengers says what is left to add, and leaves the tickets', async () => {
    const { basket, api, said, signals } = await basketWithTickets('t0')
    const refused = serverFailure([
      { code: null, message: 'No seat is left for Ben.' },
      { code: null, message: 'Nor for Cleo.' },
    ])
    api.failNext('addPax', refused)
    expect(await basket.addTickets(withBen)).toEqual({
      kind: 'partlyAdded',
      left: { tickets: [], passengers: [{ ...ben, id: 5 }] },
      failure: { operation: 'addTickets', cause: refused },
    })
    expect(api.held?.tickets).toHaveLength(2)
    expect(said).toEqual(['No seat is left for Ben.', 'Nor for Cleo.'])
    expect(signals).toEqual(['addFailed'])
  })

  it('is told first, and then what somebody else did to the basket', async () => {
    const { basket, api, said } = await basketWithTickets('t0', 't1')
    const adding = createDeferred<void>()
    api.hold('addTickets', adding.promise)
    api.failNext('addTickets', tooMany)
    const outcome = basket.addTickets(twoTickets)
    await settled()
    api.held = { ...emptyBasket, tickets: [ticketLine('t0')] }
    adding.resolve()
    await outcome
    expect(said).toEqual([
      tooManyText,
      'Your basket was changed in another tab or on another device. This is how it is now.',
    ])
  })

  it('asks what is there next time where the discard got no answer, which is not spoken of', async () => {
    const { basket, api, said, contents } = openBasket()
    api.failNext('addTickets', tooMany)
    api.failNext('reset', networkFailure)
    expect((await basket.addTickets(twoTickets)).kind).toBe('failed')
    expect(said).toEqual([tooManyText])
    expect(contents().kind).toBe('failed')
    await basket.addTickets(twoTickets)
    expect(api.log.slice(4)).toEqual(['get', 'addTickets', 'get'])
  })

  it('ends as cancelled, and adds nothing later, when the session ends', async () => {
    const { basket, api, scope, said } = await basketWithTickets('t0')
    const adding = createDeferred<void>()
    api.hold('addTickets', adding.promise)
    const [first, second] = [basket.addTickets(twoTickets), basket.addTickets(twoTickets)]
    await settled()
    scope.end()
    adding.resolve()
    expect([await first, await second]).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }])
    expect(api.log).toEqual(['get', 'addTickets'])
    expect(said).toEqual([])
  })
})

/** The back end does it, and its answer is lost. */
const losing = (
  open: ReturnType<typeof openBasket>,
  call: 'addTickets' | 'addPax',
  meanwhile = (): void => {},
): void => {
  const { addTickets, addPax } = open.api
  const lost = (work: () => Promise<unknown>) => async () => {
    await work()
    meanwhile()
    return left(networkFailure)
  }
  Object.assign(
    open.api,
    call === 'addTickets'
      ? { addTickets: (...sent: Parameters<typeof addTickets>) => lost(addTickets(...sent)) }
      : { addPax: (...sent: Parameters<typeof addPax>) => lost(addPax(...sent)) },
  )
}

describe('an adding whose answer was lost', () => {
  it('is a success like any other where the basket has it', async () => {
    const open = await basketWithTickets('t0')
    losing(open, 'addTickets')
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(open.said).toEqual(['Tickets successfully added to your basket: Standing'])
    expect(open.signals).toEqual(['addSucceeded'])
    expect(open.api.held?.tickets).toHaveLength(3)
  })

  it.each([
    ['of another kind', { ticketTypeId: 'seated' }],
    ['for somebody else', { paxId: 4 }],
  ])('is not in where what came is %s', async (_what, change) => {
    const open = await basketWithTickets('t0')
    const came = [ticketLine('t8'), { ...ticketLine('t9'), ...change }]
    Object.assign(open.api, {
      addTickets: () => async () => {
        open.api.held = { ...emptyBasket, tickets: [ticketLine('t0'), ...came] }
        return left(networkFailure)
      },
    })
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({
      kind: 'partlyAdded',
      left: { tickets: [choice('Standing')], passengers: [] },
    })
  })

  it.each(['firstName', 'lastName', 'id'] as const)(
    'left a new passenger to add where who came has another %s',
    async (field) => {
      const open = await basketWithTickets('t0')
      const { addPax } = open.api
      Object.assign(open.api, {
        addPax: (...sent: Parameters<typeof addPax>) => {
          const other = sent[1].map((one) => ({ ...one, [field]: field === 'id' ? 77 : 'Other' }))
          return async () => {
            await addPax(sent[0], other, sent[2])()
            return left(networkFailure)
          }
        },
      })
      const end = await open.basket.addPassengers([{ ...ben, id: 8 }])
      expect(end).toMatchObject({ kind: 'failed' })
    },
  )

  it('has failed where the basket is gone by then', async () => {
    const open = await basketWithTickets('t0')
    losing(open, 'addTickets', () => {
      open.api.held = null
    })
    expect(await open.basket.addTickets(withBen)).toMatchObject({ kind: 'failed' })
  })

  it('has failed where the basket has none of it, however many like it were there before', async () => {
    const open = await basketWithTickets('t0', 't1', 't2')
    open.api.failNext('addTickets', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe('failed')
    expect(open.said).toHaveLength(1)
    expect(open.signals).toEqual(['addFailed'])
  })

  it('does not count what another tab had added before as its own', async () => {
    const open = await basketWithTickets('t0')
    open.api.held = { ...emptyBasket, tickets: ['t0', 't8', 't9'].map((id) => ticketLine(id)) }
    open.api.failNext('addTickets', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe('failed')
  })

  it('left new passengers to add where their tickets came in and they did not', async () => {
    const open = await basketWithTickets('t0')
    losing(open, 'addTickets')
    expect(await open.basket.addTickets(withBen)).toMatchObject({
      kind: 'partlyAdded',
      left: { tickets: [], passengers: [{ ...ben, id: 5 }] },
    })
  })

  it('is whole where the answer about the new passengers was lost and they are in', async () => {
    const open = await basketWithTickets('t0')
    losing(open, 'addPax')
    expect(await open.basket.addTickets(withBen)).toEqual({ kind: 'added' })
  })

  it('is unclear where the basket does not answer either', async () => {
    const open = await basketWithTickets('t0')
    losing(open, 'addTickets', () => open.api.failNext('get', networkFailure))
    const end = await open.basket.addTickets(twoTickets)
    expect(end.kind).toBe('unclear')
    expect(open.said).toEqual(["We're unable to add these tickets to your basket right now. Please try again."])
    open.api.failNext('get', networkFailure)
    const again = end.kind === 'unclear' ? await end.checkStatusAgain() : end
    expect(again.kind).toBe('unclear')
    expect(again.kind === 'unclear' && (await again.checkStatusAgain())).toEqual({ kind: 'added' })
    expect(open.said.at(-1)).toBe('Tickets successfully added to your basket: Standing')
    expect(open.api.held?.tickets).toHaveLength(3)
  })

  it('has failed where a later look finds none of it', async () => {
    const open = await basketWithTickets('t0')
    const adding = createDeferred<void>()
    open.api.hold('addTickets', adding.promise)
    open.api.failNext('addTickets', networkFailure)
    const outcome = open.basket.addTickets(twoTickets)
    await settled()
    open.api.failNext('get', networkFailure)
    adding.resolve()
    const end = await outcome
    expect(end.kind === 'unclear' && (await end.checkStatusAgain())).toMatchObject({ kind: 'failed' })
  })

  it('is unclear where passengers were refused and the basket does not answer', async () => {
    const open = await basketWithTickets('t0')
    const { addPax } = open.api
    Object.assign(open.api, {
      addPax: (...sent: Parameters<typeof addPax>) => {
        open.api.failNext('addPax', tooMany)
        open.api.failNext('get', networkFailure)
        open.api.failNext('get', networkFailure)
        return addPax(...sent)
      },
    })
    expect((await open.basket.addTickets(withBen)).kind).toBe('unclear')
  })

  it('is looked for once more where only the load after it failed', async () => {
    const open = await basketWithTickets('t0')
    const adding = createDeferred<void>()
    open.api.hold('addTickets', adding.promise)
    const outcome = open.basket.addTickets(twoTickets)
    await settled()
    open.api.failNext('get', httpFailure(500))
    adding.resolve()
    expect(await outcome).toEqual({ kind: 'added' })
    expect(open.api.log).toEqual(['get', 'addTickets', 'get', 'get'])
    expect(open.said).toEqual(["We're unable to load your basket right now. Please try again."])
  })
})

describe('passengers alone', () => {
  it('are those whom tickets of the basket name already', async () => {
    const open = await basketWithTickets('t0')
    expect(await open.basket.addPassengers([{ ...ben, id: 8 }])).toEqual({ kind: 'added' })
    expect(open.api.held?.pax.map(({ id }) => id)).toEqual([8])
    expect(await open.basket.create()).toEqual({ kind: 'loaded' })
  })
})
