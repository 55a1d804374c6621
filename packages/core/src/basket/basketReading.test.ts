import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, connectionFailure, decodeFailure, notFromTheApi } from '../failure/Failure.js'
import { createDeferred } from '../../test/Deferred.js'
import { emptyBasket, basketRoom } from '../../test/basket/aBasket.js'
import { basketOfTickets, openBasket, tooMany, twoTickets } from '../../test/basket/openBasket.js'
import { settled } from '../../test/VirtualTime.js'
import type { BasketApi } from './BasketApi.js'

const extra = { extraId: 'E1', optionId: 'O1', name: 'Board', otherInformation: '' }
const rooms = { rooms: [{ accommodationId: 'A1', roomId: 'R1', name: 'Double', extras: [extra] }] }

const failing = async (
  call: keyof BasketApi,
  cause: ApiFailure,
  flow: (opened: ReturnType<typeof openBasket>) => Promise<unknown>,
) => {
  const opened = openBasket()
  if (call !== 'create') opened.api.plant({ ...emptyBasket, accommodations: [basketRoom('r1')] })
  if (call !== 'get') await opened.basket.check()
  opened.api.failNext(call, cause)
  await flow(opened)
  return opened
}

const steps = [
  ['create', 'create', 'Could not create basket', ({ basket }) => basket.create()],
  ['create', 'adding to none', 'Could not create basket', ({ basket }) => basket.addTickets(twoTickets)],
  ['addRooms', 'rooms', 'Could not create new selected accommodations', ({ basket }) => basket.addAccommodation(rooms)],
  [
    'addRoomExtras',
    'extras of rooms',
    'Error creating accommodation extras',
    ({ basket }) => basket.addAccommodation(rooms),
  ],
  [
    'addRoomExtras',
    'options',
    'Error creating accommodation extras',
    ({ basket }) => basket.addAccommodationOptions({ extras: [{ ...extra, roomLineId: 'r1' }] }),
  ],
  ['get', 'get', 'Could not retrieve basket', ({ basket }) => basket.load()],
  ['get', 'the first look of an adding', 'Could not retrieve basket', ({ basket }) => basket.addTickets(twoTickets)],
] as const satisfies readonly (readonly [
  keyof BasketApi,
  string,
  string,
  (opened: ReturnType<typeof openBasket>) => Promise<unknown>,
])[]

describe('the internal message of a step', () => {
  it.each(steps)('%s, by %s, is in the report and never shown: %s', async (call, _by, message, flow) => {
    const { reports, notified } = await failing(call, notFromTheApi(500), flow)
    expect(reports).toMatchObject([{ internalMessage: message }])
    expect(notified.join()).not.toContain(message)
  })

  it('is that of a reload after a change', async () => {
    const { api, basket, reports } = openBasket()
    api.plant(basketOfTickets('t1'))
    await basket.check()
    api.failNext('get', notFromTheApi(500))
    await basket.remove(['tickets/t1'])
    expect(reports).toMatchObject([{ code: 'getBasket', internalMessage: 'Could not reload basket' }])
  })

  it('is with each error of a list', async () => {
    const { reports } = await failing('addRooms', tooMany, ({ basket }) => basket.addAccommodation(rooms))
    expect(reports).toMatchObject([
      { code: '50008020', internalMessage: 'Could not create new selected accommodations' },
    ])
  })

  it.each(steps.filter(([call]) => call === 'create' || call === 'get'))(
    'is that of %s, by %s, if the answer contains no basket',
    async (call, _by, _message, flow) => {
      const { reports } = await failing(call, decodeFailure('basket'), flow)
      expect(reports).toMatchObject([{ path: 'basket', internalMessage: 'Missing basket in response' }])
    },
  )

  it('is that of its step if another field cannot be read', async () => {
    const { reports } = await failing('get', decodeFailure('basket.tickets'), ({ basket }) => basket.load())
    expect(reports).toMatchObject([{ internalMessage: 'Could not retrieve basket' }])
  })

  it('is absent if a step has none', async () => {
    const { reports } = await failing('addTickets', notFromTheApi(500), ({ basket }) => basket.addTickets(twoTickets))
    expect(reports.map(({ internalMessage }) => internalMessage)).toEqual([undefined])
  })
})

describe('the basket on every page of a booking', () => {
  it('counts the items once they are known, and shows no count if there is no basket', async () => {
    const { atHand, api } = openBasket()
    expect(atHand.count$.value).toBeNull()
    expect(await atHand.check()).toEqual({ kind: 'none' })
    expect(atHand.count$.value).toBe(0)
    api.plant({ ...emptyBasket, accommodations: [basketRoom('r1'), basketRoom('r2')] })
    expect(await atHand.load()).toEqual({ kind: 'loaded' })
    expect(atHand.count$.value).toBe(2)
  })

  it('keeps the last known count if a load fails, also that of no basket', async () => {
    const { atHand, api, basket, scope } = openBasket()
    await atHand.check()
    for (const load of [() => basket.addTickets(twoTickets), atHand.check, atHand.check]) {
      api.failNext('get', connectionFailure(null, true))
      expect((await load()).kind).toBe('failed')
      expect([basket.state$.value.kind, atHand.count$.value]).toEqual(['failed', 0])
    }
    scope.end()
    expect(atHand.count$.value).toBeNull()
  })

  it('has no count if the load after an addition fails', async () => {
    const { atHand, api, basket } = openBasket()
    await atHand.check()
    const offline = left(connectionFailure(null, true))
    api.afterNext('addTickets', () => api.answerAll('get', offline))
    expect((await basket.addTickets(twoTickets)).kind).toBe('unclear')
    expect(atHand.count$.value).toBeNull()
  })

  it('is checked again only if it is not known or could not be loaded', async () => {
    const { basket, api } = openBasket()
    const gets = () => api.log.filter((call) => call === 'get').length
    api.failNext('get', notFromTheApi(500))
    expect((await basket.checkOnce()).kind).toBe('failed')
    expect(await basket.checkOnce()).toEqual({ kind: 'none' })
    expect(await basket.checkOnce()).toEqual({ kind: 'none' })
    expect(gets()).toBe(2)
    api.plant(emptyBasket)
    await basket.load()
    expect(await basket.checkOnce()).toEqual({ kind: 'loaded' })
    expect(gets()).toBe(3)
  })

  it('is checked again after the session has ended, even if a caller still waits', async () => {
    const { basket, api, scope } = openBasket()
    const answering = createDeferred<void>()
    api.beforeNext('get', () => answering.promise)
    const first = basket.check()
    await settled()
    scope.end()
    const second = basket.check()
    answering.resolve()
    expect([await first, await second]).toEqual([{ kind: 'cancelled', reason: 'sessionEnded' }, { kind: 'none' }])
    expect(api.log).toEqual(['get', 'get'])
  })

  it('reports an answer that cannot be read as an error, by its path', async () => {
    const { basket, api, notified, reports } = openBasket()
    api.failNext('get', decodeFailure('basket.tickets'))
    await basket.check()
    expect(notified).toEqual([])
    expect(reports).toMatchObject([{ code: 'getBasket', severity: 'error', path: 'basket.tickets' }])
    api.failNext('get', notFromTheApi(500))
    await basket.check()
    expect(reports).toHaveLength(1)
  })

  it.each(['abandoned', 'cancelled', 'completed', 'archived', 'deleted'] as const)(
    'is absent if it is over: %s',
    async (status) => {
      const { basket, api } = openBasket()
      api.answerNext('get', right({ ...emptyBasket, status, accommodations: [basketRoom('r1')] }))
      expect(await basket.load()).toEqual({ kind: 'none' })
    },
  )
})
