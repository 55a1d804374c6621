import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { httpFailure, networkFailure, serverFailure } from '../failure/ApiFailure.js'
import {
  basketCharge,
  basketExtra,
  basketNameChange,
  basketRoom,
  basketTransport,
} from '../testing/inMemoryBasketItems.js'
import { emptyBasket, passenger, ticketLine } from '../testing/InMemoryBasketApi.js'
import { openBasket, type OpenBasket, tooMany, tooManyText } from '../testing/openBasket.js'
import type { Basket } from './Basket.js'
import { basketOf } from './BasketState.js'

const full: Basket = {
  ...emptyBasket,
  accommodations: [basketRoom('r1'), basketRoom('r2'), basketRoom('r3', { roomId: 'R2' })],
  extras: [basketExtra('e1'), basketExtra('e2', { option: 'Weekend' }), basketExtra('e3')],
  tickets: [ticketLine('t1')],
  transport: [basketTransport('c1')],
  nameChanges: [basketNameChange('n1', 't9')],
  charges: [basketCharge('charge of n1', 't9')],
  pax: [passenger(3)],
}
const withBasket = async (held: Basket): Promise<OpenBasket> => {
  const open = openBasket()
  open.api.held = held
  await open.basket.get()
  open.api.log.length = 0
  open.signals.length = 0
  return open
}
const gone = serverFailure([{ code: '50008040', message: 'Not there.' }])
const noLongerThere = 'This is no longer in your basket. It may have been removed in another tab or on another device.'

describe('removing a room', () => {
  it('removes its line, reloads and says so', async () => {
    const { basket, api, said, visited } = await withBasket(full)
    await basket.removeAccommodation({ accoId: 'r2', qty: 1, roomName: 'Double' })()
    expect(api.log).toEqual(['removeRoom r2', 'get'])
    expect(said).toEqual(['1 x Double was removed from your basket.'])
    expect(visited).toEqual([])
  })

  it('removes as many of its kind as wanted, and never one of another kind', async () => {
    const { basket, api, said } = await withBasket(full)
    await basket.removeAccommodation({ accoId: 'r2', qty: 5, roomName: 'Double' })()
    expect(api.log).toEqual(['removeRoom r2', 'removeRoom r1', 'get'])
    expect(said).toEqual(['2 x Double were removed from your basket.'])
  })

  it.each([
    ['the removal', 'removeRoom', tooMany, tooManyText],
    [
      'the removal, without an answer',
      'removeRoom',
      networkFailure,
      "We're unable to remove this room from your basket right now. Please try again.",
    ],
    ['the reload', 'get', httpFailure(500), "We're unable to load your basket right now. Please try again."],
  ] as const)('that fails at %s is said, with the basket as it is now', async (_step, call, cause, text) => {
    const { basket, api, said } = await withBasket(full)
    api.failNext(call, cause)
    expect(isLeft(await basket.removeAccommodation({ accoId: 'r1', qty: 1, roomName: 'Double' })())).toBe(true)
    expect(api.log).toEqual(['removeRoom r1', 'get'])
    expect(said).toEqual([text])
    expect(basket.processing$.value).toBe(false)
  })
})

describe('removing extras', () => {
  it('removes each, reloads and names each option once', async () => {
    const { basket, api, said } = await withBasket(full)
    await basket.removeExtras({ extrasToRemove: full.extras.map(({ id, option }) => ({ id, option })) })()
    expect(api.log).toEqual(['removeExtra e1', 'removeExtra e2', 'removeExtra e3', 'get'])
    expect(said).toEqual(['Extras successfully removed from your basket: Every day, Weekend'])
  })

  it('stops at the first error', async () => {
    const { basket, api, said } = await withBasket(full)
    api.failNext('removeExtra', tooMany)
    await basket.removeExtras({
      extrasToRemove: [
        { id: 'e1', option: 'a' },
        { id: 'e2', option: 'b' },
      ],
    })()
    expect(api.log).toEqual(['removeExtra e1', 'get'])
    expect(said).toEqual([tooManyText])
  })
})

describe('removing several at once', () => {
  const everything = {
    pax: [3],
    nameChanges: ['n1'],
    transport: ['c1'],
    tickets: ['t1'],
    extras: ['e1'],
    accommodations: ['r1'],
  }
  const order = [
    'removeRoom r1',
    'removeExtra e1',
    'removeTicket t1',
    'removeTransport c1',
    'removeCharge charge of n1',
    'removePax 3',
  ]

  it('goes accommodations, extras, tickets, transport, name changes, pax', async () => {
    const { basket, api, said } = await withBasket(full)
    await basket.removeItems(everything)()
    expect(api.log).toEqual([...order, 'get'])
    expect(said).toEqual(['Items successfully removed from your basket.'])
  })

  const calls = ['removeRoom', 'removeExtra', 'removeTicket', 'removeTransport', 'removeCharge', 'removePax'] as const
  it.each(calls.map((call, place) => [call, place] as const))(
    'stops at the first error of %s, reloads, then shows it',
    async (call, place) => {
      const { basket, api, said } = await withBasket(full)
      api.failNext(call, tooMany)
      const saidAtReload: number[] = []
      basket.state$.subscribe(() => saidAtReload.push(said.length))
      expect(isLeft(await basket.removeItems(everything)())).toBe(true)
      expect(api.log).toEqual([...order.slice(0, place + 1), 'get'])
      expect(said).toEqual([tooManyText])
      expect(Math.max(...saidAtReload.slice(0, -1))).toBe(0)
    },
  )

  it('takes a change of name by its own id or by its charge, and only once', async () => {
    const { basket, api } = await withBasket(full)
    await basket.removeItems({ nameChanges: ['n1', 'charge of n1'] })()
    expect(api.log).toEqual(['removeCharge charge of n1', 'get'])
    expect(basketOf(basket.state$.value)?.nameChanges).toEqual([])
  })
})

describe('removing what is gone already', () => {
  it.each([gone, { kind: 'notFound', errors: [] } as const])('is explained once: %o', async (cause) => {
    const { basket, api, said, reports } = await withBasket(full)
    api.failNext('removeTicket', cause)
    api.held = { ...full, tickets: [] }
    expect(isLeft(await basket.removeItems({ tickets: ['t1'] })())).toBe(true)
    expect([said, reports]).toEqual([[noLongerThere], []])
    expect(basketOf(basket.state$.value)?.tickets).toEqual([])
  })

  it('is an error like any other where it is still there', async () => {
    const { basket, api, said } = await withBasket(full)
    api.failNext('removeTicket', { kind: 'notFound', errors: [] })
    await basket.removeItems({ tickets: ['t1'] })()
    expect(said).toEqual(["We're unable to remove these items from your basket right now. Please try again."])
  })

  it('with the whole basket is explained once, too', async () => {
    const { basket, api, said, contents } = await withBasket(full)
    api.held = null
    await basket.removeItems({ tickets: ['t1'] })()
    expect(said).toEqual([
      'The basket you were looking at is no longer open. It was paid for or emptied elsewhere, or it has expired.',
    ])
    expect(contents()).toEqual({ kind: 'none' })
  })
})
