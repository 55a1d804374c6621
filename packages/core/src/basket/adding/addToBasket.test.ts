import { describe, expect, it } from 'vitest'
import { networkFailure, notFound } from '../../failure/Failure.js'
import {
  basketWithTickets,
  choice,
  openBasket,
  type OpenBasket,
  tooMany,
  tooManyText,
  twoTickets,
} from '../../../test/basket/openBasket.js'

const ref = 'SUN1001'
const begunAnew = 'The basket you were adding to is no longer open, so we started a new one for you.'
const added = ['success', 'Tickets successfully added to your basket: Standing']
const cancelled = { kind: 'cancelled', reason: 'sessionEnded' }

const withBen = {
  tickets: [{ ticketTypeId: 'standing', ticketName: 'Standing', newPassenger: 0 }],
  newPassengers: [{ firstName: 'Ben', lastName: 'Hart', email: '', telephone: '' }],
}

const toasts = ({ messages }: OpenBasket) => messages.toasts$.value.map(({ type, message }) => [type, message])

/** What another device does. */
const elsewhere = ({ elsewhere: api, scope }: OpenBasket) => ({
  discards: () => api.reset(ref, scope.context())(),
  adds: () => api.addTickets(ref, [choice('Standing')], scope.context())(),
  creates: () => api.create(ref, scope.context())(),
})

describe('adding that succeeds after a failure', () => {
  it('withdraws the messages about the failure, and no others', async () => {
    const open = await basketWithTickets('t1')
    open.messages.toast('danger', 'Not saved', { endOf: 'updateCustomer' })
    open.api.failNext('addTickets', tooMany)
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect(toasts(open)).toEqual([
      ['danger', 'Not saved'],
      ['danger', tooManyText],
    ])
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'added' })
    expect(toasts(open)).toEqual([['danger', 'Not saved'], added])
  })
})

describe('adding to a basket that is already over', () => {
  it('creates a new one, and shows a message', async () => {
    const open = await basketWithTickets('t1')
    open.api.beforeNext('addTickets', elsewhere(open).discards)
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'added' })
    expect(open.api.log.filter((call) => call === 'create')).toHaveLength(1)
    expect(open.api.held()?.tickets).toHaveLength(2)
    expect(toasts(open)).toEqual([['info', begunAnew], added])
  })

  it('has failed if the reload after adding the tickets finds that the basket is over', async () => {
    const open = await basketWithTickets('t1')
    open.api.beforeNext('addTickets', () => open.api.beforeNext('get', elsewhere(open).discards))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBasket' },
    })
    expect([open.notified.length, open.signals]).toEqual([1, ['addFailed']])
  })

  it('has failed if the basket is still there, or cannot be loaded', async () => {
    const open = await basketWithTickets('t1')
    open.api.failNext('addTickets', notFound())
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed', failure: { cause: notFound() } })
    open.api.failNext('addTickets', notFound())
    open.api.beforeNext('addTickets', () => open.api.failNext('get', networkFailure))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect([open.notified.includes(begunAnew), open.api.log.includes('create')]).toEqual([false, false])
  })

  it('says that a new basket was started, if the earlier one was shown as gone', async () => {
    const open = await basketWithTickets('t1')
    await elsewhere(open).discards()
    await elsewhere(open).creates()
    await elsewhere(open).adds()
    await open.basket.addTickets(twoTickets)
    expect(toasts(open)[0]).toEqual([
      'info',
      'The basket you were looking at is no longer open. This is the one that was started since.',
    ])
  })
})

describe('adding that fails in a basket that was created for it', () => {
  it.each([tooMany, networkFailure])('has failed if the empty basket cannot be discarded: %o', async (failure) => {
    const open = openBasket()
    open.api.failNext('addTickets', failure)
    open.api.failNext('reset', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe('failed')
    expect(open.contents()).toMatchObject({ kind: 'failed' })
  })

  it('is unclear if the second call was refused, and the basket cannot be discarded', async () => {
    const open = openBasket()
    open.api.failNext('addPassengers', tooMany)
    open.api.failNext('reset', networkFailure)
    expect((await open.basket.addTickets(withBen)).kind).toBe('unclear')
  })

  it('does not discard what it cannot load', async () => {
    const open = openBasket()
    open.api.failNext('addTickets', tooMany)
    open.api.beforeNext('addTickets', () => open.api.failNext('get', networkFailure))
    expect((await open.basket.addTickets(twoTickets)).kind).toBe('failed')
    expect(open.api.log).toEqual(['get', 'create', 'addTickets', 'get'])
  })

  it('is a success if its answer was lost, but the basket has the items', async () => {
    const open = openBasket()
    open.api.loseNext('addTickets')
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'added' })
    expect(open.api.held()?.tickets).toHaveLength(2)
  })
})

describe('adding that fails in a basket that another tab uses', () => {
  it.each([
    ['created and filled before', 'create', tooMany, 1],
    ['filled since', 'addTickets', tooMany, 1],
    ['filled since, also without an answer', 'addTickets', networkFailure, 4],
  ] as const)('keeps the items of a basket that was %s', async (_what, call, failure, passengerId) => {
    const open = openBasket()
    open.api.beforeNext(call, async () => {
      await elsewhere(open).creates()
      await elsewhere(open).adds()
    })
    open.api.failNext('addTickets', failure)
    const end = await open.basket.addTickets({ tickets: [choice('Standing', passengerId)] })
    expect([end.kind, open.api.log.includes('reset')]).toEqual(['failed', false])
    expect(open.contents()).toMatchObject({ kind: 'loaded', basket: { tickets: [{}] } })
    expect([toasts(open).length, open.signals]).toEqual([1, ['addFailed']])
  })

  it('keeps its own items as well', async () => {
    const open = openBasket()
    open.api.failNext('addPassengers', tooMany)
    open.api.beforeNext('addPassengers', elsewhere(open).adds)
    expect(await open.basket.addTickets(withBen)).toMatchObject({
      kind: 'partlyAdded',
      left: { tickets: [], passengers: withBen.newPassengers },
    })
    expect(open.api.held()?.tickets).toHaveLength(2)
  })

  it('keeps the basket that was started in place of its own', async () => {
    const open = openBasket()
    open.api.failNext('addTickets', tooMany)
    open.api.beforeNext('addTickets', async () => {
      await elsewhere(open).discards()
      await elsewhere(open).creates()
    })
    await open.basket.addTickets(twoTickets)
    expect(open.api.log).not.toContain('reset')
  })
})

describe('adding that fails in an existing basket', () => {
  it('shows the warnings of the current basket', async () => {
    const open = await basketWithTickets('t1')
    open.api.failNext('addTickets', tooMany)
    open.api.beforeNext('addTickets', () => open.api.invalidate('tickets', 'Say who it is for.'))
    await open.basket.addTickets(twoTickets)
    expect(open.messages.prompt$.value?.message).toEqual(['Say who it is for.'])
  })
})

describe('adding during which the session ends', () => {
  it('is cancelled during the creation of its basket', async () => {
    const open = openBasket()
    open.api.afterNext('create', open.scope.end)
    expect(await open.basket.addTickets(twoTickets)).toEqual(cancelled)
    expect([open.contents(), open.api.log]).toEqual([{ kind: 'unknown' }, ['get', 'create']])
  })
})
