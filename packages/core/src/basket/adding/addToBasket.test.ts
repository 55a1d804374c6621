import { emptyBasket, ticketLine } from '../../../test/basket/aBasket.js'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, notFromTheApi, networkFailure, notFound } from '../../failure/Failure.js'
import { createDeferred } from '../../../test/Deferred.js'
import { createInMemoryBasketApi } from '../../../test/basket/InMemoryBasketApi.js'
import {
  basketWithTickets,
  openBasket,
  type OpenBasket,
  tooMany,
  tooManyText,
  twoTickets,
} from '../../../test/basket/openBasket.js'
import { settled } from '../../../test/VirtualTime.js'

const begunAnew = 'The basket you were adding to is no longer open, so we started a new one for you.'
const toasts = ({ messages }: OpenBasket) => messages.toasts$.value.map(({ type, message }) => [type, message])
/** Acts once, when tickets are sent. Answers with the failure, or with success if there is none. */
const whenSent = ({ api }: OpenBasket, act: () => void, failure: ApiFailure | null = null): void => {
  const { addTickets } = api
  Object.assign(api, {
    addTickets:
      (...sent: Parameters<typeof addTickets>) =>
      async () => {
        Object.assign(api, { addTickets })
        act()
        return failure === null ? addTickets(...sent)() : left(failure)
      },
  })
}

describe('adding that succeeds after a failure', () => {
  it('withdraws the messages about the failure, and no others', async () => {
    const open = await basketWithTickets('t0')
    open.messages.toast('danger', 'Not saved', { endOf: 'updateCustomer' })
    whenSent(open, () => undefined, tooMany)
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect(toasts(open)).toEqual([
      ['danger', 'Not saved'],
      ['danger', tooManyText],
    ])
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(toasts(open)).toEqual([
      ['danger', 'Not saved'],
      ['success', 'Tickets successfully added to your basket: Standing'],
    ])
  })

  it('also does so if only the basket could not be loaded', async () => {
    const open = openBasket()
    Object.assign(open.api, { create: () => async () => left(notFromTheApi(500)) })
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect(toasts(open)).toHaveLength(1)
    Object.assign(open.api, { create: createInMemoryBasketApi().create })
    open.api.held = { ...emptyBasket }
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(toasts(open)).toEqual([['success', 'Tickets successfully added to your basket: Standing']])
  })
})

describe('adding to a basket that is already over', () => {
  it('creates a new one, and shows a message', async () => {
    const open = await basketWithTickets('t0')
    whenSent(open, () => (open.api.held = null), notFound())
    expect(await open.basket.addTickets(twoTickets)).toEqual({ kind: 'added' })
    expect(open.api.log.filter((call) => call === 'create')).toHaveLength(1)
    expect(open.api.held?.tickets).toHaveLength(2)
    expect(toasts(open)).toEqual([
      ['info', begunAnew],
      ['success', 'Tickets successfully added to your basket: Standing'],
    ])
  })

  it('has failed if the reload after adding the tickets finds that the basket is over', async () => {
    const open = await basketWithTickets('t0')
    const { addTickets } = open.api
    Object.assign(open.api, {
      addTickets:
        (...sent: Parameters<typeof addTickets>) =>
        async () => {
          const end = await addTickets(...sent)()
          open.api.held = null
          return end
        },
    })
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getBasket' },
    })
    expect([open.notified.length, open.signals]).toEqual([1, ['addFailed']])
  })

  it('has failed if the basket is still there, or cannot be loaded', async () => {
    const open = await basketWithTickets('t0')
    whenSent(open, () => undefined, notFound())
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed', failure: { cause: notFound() } })
    whenSent(open, () => open.api.failNext('get', networkFailure), notFound())
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed' })
    expect([open.notified.includes(begunAnew), open.api.log.includes('create')]).toEqual([false, false])
  })

  it('says that a new basket was started, if the earlier one was shown as gone', async () => {
    const open = await basketWithTickets('t0')
    open.api.held = { ...emptyBasket, id: 'another', tickets: [ticketLine('t9')] }
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
    const open = openBasket()
    open.api.failNext('addTickets', failure)
    open.api.failNext('reset', networkFailure)
    expect((await open.basket.addTickets(twoTickets)).kind).toBe(kind)
    expect(open.contents()).toMatchObject({ kind: 'failed' })
  })

  it('is unclear if the second call was refused', async () => {
    const open = openBasket()
    open.api.failNext('addPassengers', tooMany)
    open.api.failNext('reset', networkFailure)
    const ben = { firstName: 'Ben', lastName: 'Hart', email: '', telephone: '' }
    const tickets = [{ ticketTypeId: 'standing', ticketName: 'Standing', newPassenger: 0 }]
    expect((await open.basket.addTickets({ tickets, newPassengers: [ben] })).kind).toBe('unclear')
  })
})

describe('adding that fails in an existing basket', () => {
  it('has failed if it was refused, even if the basket cannot be read', async () => {
    const open = await basketWithTickets('t0')
    whenSent(open, () => open.api.failNext('get', networkFailure), tooMany)
    expect(await open.basket.addTickets(twoTickets)).toMatchObject({ kind: 'failed', failure: { cause: tooMany } })
  })

  it('shows the warnings of the current basket', async () => {
    const open = await basketWithTickets('t0')
    whenSent(open, () => open.api.invalidate('transport', 'Choose a coach.'), tooMany)
    await open.basket.addTickets(twoTickets)
    expect(open.messages.prompt$.value?.message).toEqual(['Choose a coach.'])
  })
})

describe('adding during which the session ends', () => {
  const cutOff = async (open: OpenBasket, at: string, act: () => Promise<unknown>) => {
    const answering = createDeferred<void>()
    open.api.answersLate = true
    open.api.hold(at, answering.promise)
    const end = act()
    await settled()
    open.scope.end()
    answering.resolve()
    return end
  }

  it('is cancelled during the creation of its basket', async () => {
    const open = openBasket()
    expect(await cutOff(open, 'create', () => open.basket.addTickets(twoTickets))).toEqual({
      kind: 'cancelled',
      reason: 'sessionEnded',
    })
    expect([open.contents(), open.api.log]).toEqual([{ kind: 'unknown' }, ['get', 'create']])
  })

  it('is cancelled during the check for a basket', async () => {
    const open = await basketWithTickets('t0')
    const looking = createDeferred<void>()
    whenSent(open, () => open.api.hold('get', looking.promise), networkFailure)
    const end = open.basket.addTickets(twoTickets)
    await settled()
    open.scope.end()
    looking.resolve()
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect(open.notified).toEqual([])
  })

  it('is cancelled during the second check', async () => {
    const open = await basketWithTickets('t0')
    whenSent(open, () => open.api.failNext('get', networkFailure), networkFailure)
    const end = await open.basket.addTickets(twoTickets)
    if (end.kind !== 'unclear') throw new Error(`It is ${end.kind}`)
    expect(await cutOff(open, 'get', end.checkStatusAgain)).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
  })

  it('is cancelled during the requests that follow', async () => {
    const open = openBasket()
    open.api.held = emptyBasket
    const extras = [{ extraId: 'E1', optionId: 'O1', name: 'Board', otherInformation: '' }]
    const rooms = [{ accommodationId: 'A1', roomId: 'R1', name: 'Double', extras }]
    const end = await cutOff(open, 'addRoomExtras', () => open.basket.addAccommodation({ rooms }))
    expect(end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect(open.notified).toEqual([])
  })
})
