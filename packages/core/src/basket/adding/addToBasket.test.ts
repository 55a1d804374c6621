import { describe, expect, it } from 'vitest'
import { networkFailure, notFound, notFromTheApi } from '../../failure/Failure.js'
import { openBasketOverFake } from '../../../test/basket/basketOverFake.js'
import { tooMany, tooManyText } from '../../../test/basket/openBasket.js'

const ref = 'SUN1001'
const begunAnew = 'The basket you were adding to is no longer open, so we started a new one for you.'
const stalls = { ticketTypeId: '41011', ticketName: 'Stalls', passengerId: 1 }
const twoTickets = { tickets: [stalls, stalls] }
const added = ['success', 'Tickets successfully added to your basket: Stalls']
const cancelled = { kind: 'cancelled', reason: 'sessionEnded' }

type Open = Awaited<ReturnType<typeof openBasketOverFake>>
const toasts = ({ messages }: Open) => messages.toasts$.value.map(({ type, message }) => [type, message])

/** What another device does. */
const elsewhere = ({ elsewhere: api, scope }: Open) => ({
  discards: () => api.reset(ref, scope.context())(),
  adds: (passengerId = 1) => api.addTickets(ref, [{ ...stalls, passengerId }], scope.context())(),
  creates: () => api.create(ref, scope.context())(),
})

/** A loaded basket with a ticket. */
const withTicket = async (): Promise<Open> => {
  const open = await openBasketOverFake()
  await elsewhere(open).creates()
  await elsewhere(open).adds()
  await open.basket.load()
  open.gate.log.length = 0
  open.signals.length = 0
  return open
}

describe('adding that succeeds after a failure', () => {
  it('withdraws the messages about the failure, and no others', async () => {
    const open = await withTicket()
    open.messages.toast('danger', 'Not saved', { endOf: 'updateCustomer' })
    open.gate.failNext('addTickets', tooMany)
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect(toasts(open)).toEqual([
      ['danger', 'Not saved'],
      ['danger', tooManyText],
    ])
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(toasts(open)).toEqual([['danger', 'Not saved'], added])
  })

  it('also does so if only the basket could not be created', async () => {
    const open = await openBasketOverFake()
    open.gate.failNext('create', notFromTheApi(500))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect(toasts(open)).toHaveLength(1)
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(toasts(open)).toEqual([added])
  })
})

describe('adding to a basket that is already over', () => {
  it('creates a new one, and shows a message', async () => {
    const open = await withTicket()
    open.gate.beforeNext('addTickets', elsewhere(open).discards)
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(open.gate.log.filter((call) => call === 'create')).toHaveLength(1)
    expect(open.held()?.tickets).toHaveLength(2)
    expect(toasts(open)).toEqual([['info', begunAnew], added])
  })

  it('has failed if the reload after adding the tickets finds that the basket is over', async () => {
    const open = await withTicket()
    open.gate.beforeNext('addTickets', () => open.gate.beforeNext('get', elsewhere(open).discards))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBasket' },
    })
    expect([open.notified.length, open.signals]).toEqual([1, ['addFailed']])
  })

  it('has failed if the basket is still there, or cannot be loaded', async () => {
    const open = await withTicket()
    open.gate.failNext('addTickets', notFound())
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed', failure: { cause: notFound() } })
    open.gate.failNext('addTickets', notFound())
    open.gate.beforeNext('addTickets', () => open.gate.failNext('get', networkFailure))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect([open.notified.includes(begunAnew), open.gate.log.includes('create')]).toEqual([false, false])
  })

  it('says that a new basket was started, if the earlier one was shown as gone', async () => {
    const open = await withTicket()
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
  it.each([
    ['it was refused', tooMany, 'failed'],
    ['nobody knows whether it came in', networkFailure, 'unclear'],
  ] as const)('if the basket cannot be discarded, and %s', async (_what, failure, kind) => {
    const open = await openBasketOverFake()
    open.gate.failNext('addTickets', failure)
    open.gate.failNext('reset', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe(kind)
    expect(open.contents()).toMatchObject({ kind: 'failed' })
  })

  it('is unclear if the second call was refused', async () => {
    const open = await openBasketOverFake()
    open.gate.failNext('addPassengers', tooMany)
    open.gate.failNext('reset', networkFailure)
    const ben = { firstName: 'Ben', lastName: 'Hart', email: '', telephone: '' }
    const tickets = [{ ticketTypeId: '41011', ticketName: 'Stalls', newPassenger: 0 }]
    expect((await open.basket.addTickets({ tickets, newPassengers: [ben] })).kind).toBe('unclear')
  })
})

describe('adding that fails in an existing basket', () => {
  it('has failed if it was refused, even if the basket cannot be read', async () => {
    const open = await withTicket()
    open.gate.failNext('addTickets', tooMany)
    open.gate.beforeNext('addTickets', () => open.gate.failNext('get', networkFailure))
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed', failure: { cause: tooMany } })
  })

  it('shows the warnings of the current basket', async () => {
    const open = await withTicket()
    open.gate.failNext('addTickets', tooMany)
    open.gate.beforeNext('addTickets', () => elsewhere(open).adds(4))
    await open.basket.addTickets(twoTickets)
    expect(open.messages.prompt$.value?.message).toEqual([expect.stringContaining('Stalls')])
  })
})

describe('adding during which the session ends', () => {
  it('is cancelled during the creation of its basket', async () => {
    const open = await openBasketOverFake()
    open.gate.afterNext('create', open.scope.end)
    expect(await open.basket.addTickets(twoTickets)).toEqual(cancelled)
    expect([open.contents(), open.gate.log]).toEqual([{ kind: 'unknown' }, ['get', 'create']])
  })

  it('is cancelled during the check for a basket', async () => {
    const open = await withTicket()
    open.gate.failNext('addTickets', networkFailure)
    open.gate.beforeNext('addTickets', () => open.gate.afterNext('get', open.scope.end))
    expect(await open.basket.addTickets(twoTickets)).toEqual(cancelled)
    expect(open.notified).toEqual([])
  })

  it('is cancelled during the second check', async () => {
    const open = await withTicket()
    open.gate.failNext('addTickets', networkFailure)
    open.gate.beforeNext('addTickets', () => open.gate.failNext('get', networkFailure))
    const end = await open.basket.addTickets(twoTickets)
    if (end.kind !== 'unclear') throw new Error(`It is ${end.kind}`)
    open.gate.afterNext('get', open.scope.end)
    expect(await end.checkStatusAgain()).toEqual(cancelled)
  })

  it('is cancelled during the requests that follow', async () => {
    const open = await withTicket()
    open.gate.afterNext('addRoomExtras', open.scope.end)
    const extras = [{ extraId: '3181', optionId: '31812', name: 'Board', otherInformation: '' }]
    const rooms = [{ accommodationId: '3101', roomId: '31012', name: 'Double room', extras }]
    expect(await open.basket.addAccommodation({ rooms })).toEqual(cancelled)
    expect(open.notified).toEqual([])
  })
})
