import { isLeft, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { httpFailure, networkFailure, serverFailure } from '../failure/ApiFailure.js'
import { createDeferred } from '../testing/Deferred.js'
import { emptyBasket, ticketLine } from '../testing/InMemoryBasketApi.js'
import { basketWithTickets, choice, openBasket, tooMany, tooManyText, twoTickets } from '../testing/openBasket.js'
import { settled } from '../testing/VirtualTime.js'
import type { AddTicketsInput } from './AddInputs.js'
import { basketOf } from './BasketState.js'

const newPax = { id: 3, firstName: 'Ben', lastName: 'Hart', email: 'ben@example.com', telephone: '' }
const withPax: AddTicketsInput = { tickets: [choice('Standing', 3)], additionalPax: [newPax] }

describe('adding tickets', () => {
  it('creates the basket where there is none, adds, reloads, records it and says so', async () => {
    const { basket, api, said, signals, contents } = openBasket()
    expect(await basket.addTickets(twoTickets)()).toEqual(right(undefined))
    expect(api.log).toEqual(['get', 'create', 'addTickets', 'get'])
    expect(basketOf(basket.state$.value)?.tickets).toHaveLength(2)
    expect(contents().kind).toBe('loaded')
    expect(said).toEqual(['Tickets successfully added to your basket: Standing'])
    expect(signals).toEqual(['addSucceeded'])
  })

  it('records the new basket before anything is added to it', async () => {
    const { basket, api, contents } = openBasket()
    const adding = createDeferred<void>()
    api.hold('addTickets', adding.promise)
    const outcome = basket.addTickets(twoTickets)()
    await settled()
    expect(contents()).toEqual({ kind: 'loaded', basket: emptyBasket })
    adding.resolve()
    await outcome
  })

  it('creates none where there is one', async () => {
    const { basket, api } = await basketWithTickets('t0')
    await basket.addTickets(twoTickets)()
    expect(api.log).toEqual(['addTickets', 'get'])
  })

  it('asks before it creates where it could not be learnt what is there', async () => {
    const { basket, api } = openBasket()
    api.failNext('get', networkFailure)
    await basket.check()
    api.held = { ...emptyBasket, tickets: [ticketLine('t0')] }
    await basket.addTickets(twoTickets)()
    expect(api.log).toEqual(['get', 'get', 'addTickets', 'get'])
  })

  it('adds the additional passengers after the tickets, and makes no call for none', async () => {
    const { basket, api } = await basketWithTickets('t0')
    await basket.addTickets(withPax)()
    expect(api.log).toEqual(['addTickets', 'addPax', 'get'])
    expect(basketOf(basket.state$.value)?.pax.map(({ id }) => id)).toEqual([3])
    await basket.addTickets(twoTickets)()
    expect(api.log.slice(3)).toEqual(['addTickets', 'get'])
  })

  it('names each kind of ticket once, joined by a comma', async () => {
    const { basket, said } = openBasket()
    const tickets = ['Standing', 'Seated', 'Standing', 'VIP', 'Seated'].map((name) => choice(name))
    await basket.addTickets({ tickets, additionalPax: [] })()
    expect(said).toEqual(['Tickets successfully added to your basket: Standing, Seated, VIP'])
  })
})

describe('adding that fails', () => {
  it.each([
    ['create', httpFailure(500), "We're unable to start a basket right now. Please try again.", ['get', 'create']],
    ['addTickets', tooMany, tooManyText, ['get', 'create', 'addTickets', 'reset']],
    ['addPax', tooMany, tooManyText, ['get', 'create', 'addTickets', 'addPax', 'reset']],
  ] as const)('at %s is said, signalled, and discards the basket that it created', async (call, cause, text, log) => {
    const { basket, api, said, signals, contents } = openBasket()
    api.failNext(call, cause)
    expect(isLeft(await basket.addTickets(withPax)())).toBe(true)
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
    await basket.addTickets(twoTickets)()
    expect(api.log).toEqual(['get', 'create', 'addTickets', 'get', 'reset'])
    expect(said).toEqual(["We're unable to load your basket right now. Please try again."])
    expect(signals[0]).toBe('addFailed')
    expect(contents()).toEqual({ kind: 'none' })
  })

  it.each(['addTickets', 'addPax'] as const)(
    'at %s leaves a basket that was there before, as it is now',
    async (call) => {
      const { basket, api, signals, said } = await basketWithTickets('t0')
      api.failNext(call, tooMany)
      await basket.addTickets(withPax)()
      expect(api.log).not.toContain('reset')
      expect(api.log.at(-1)).toBe('get')
      expect(basketOf(basket.state$.value)?.tickets).toEqual(api.held?.tickets)
      expect(signals).toEqual(['addFailed'])
      expect(said).toEqual([tooManyText])
    },
  )

  it('at the reload leaves a basket that was there before', async () => {
    const { basket, api } = await basketWithTickets('t0')
    api.failNext('get', httpFailure(500))
    await basket.addTickets(twoTickets)()
    expect(api.log).toEqual(['addTickets', 'get'])
    expect(api.held?.tickets).toHaveLength(3)
  })

  it('stops at the passengers without adding the rest', async () => {
    const { basket, api, said } = await basketWithTickets('t0')
    api.failNext(
      'addPax',
      serverFailure([
        { code: null, message: 'No seat is left for Ben.' },
        { code: null, message: 'Nor for Cleo.' },
      ]),
    )
    await basket.addTickets(withPax)()
    expect(said).toEqual(['No seat is left for Ben.', 'Nor for Cleo.'])
  })

  it('asks what is there next time where the discard got no answer, which is not spoken of', async () => {
    const { basket, api, said, contents } = openBasket()
    api.failNext('addTickets', tooMany)
    api.failNext('reset', networkFailure)
    await basket.addTickets(twoTickets)()
    expect(said).toEqual([tooManyText])
    expect(contents().kind).toBe('failed')
    await basket.addTickets(twoTickets)()
    expect(api.log.slice(4)).toEqual(['get', 'addTickets', 'get'])
  })
})
