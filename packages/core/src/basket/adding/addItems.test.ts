import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, failedAt, networkFailure } from '../../failure/Failure.js'
import { select } from '../../reactive/Behavior.js'
import { createDeferred } from '../../../test/Deferred.js'
import { emptyBasket, passenger, basketExtra, basketNameChange, basketTransport } from '../../../test/basket/aBasket.js'
import { basketWithTickets, openBasket, type OpenBasket, people, tooMany } from '../../../test/basket/openBasket.js'
import { settled } from '../../../test/VirtualTime.js'
import type { BasketTransport } from '../Basket.js'
import type { NameChangeToAdd } from '../BasketApi.js'
import type { AddExtrasInput } from '../kinds/extra.js'
import type { AddTransportInput, TransportChoice } from '../kinds/transport.js'
import { basketOf } from '../shoppingBasketState.js'

const parking = { extraId: 'E1', optionId: 'O1', groupId: 1, name: 'Parking' }
const extras: AddExtrasInput = { extras: [parking, { ...parking, name: 'Lounge' }, parking] }
const seat = (passenger: TransportChoice['passenger']): TransportChoice => ({
  stopId: 'S1',
  passenger,
  routes: ['R1'],
  direction: 'OUTBOUND',
  date: '2027-05-01',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
})
const transport: AddTransportInput = { seats: [seat({ customerId: 'C7' }), seat({ passengerId: 1 })] }
const nameChange: NameChangeToAdd = { ticketId: 't1', firstName: 'Grace', lastName: 'Hopper', email: '', telephone: '' }

describe('the passenger of an item', () => {
  it('is the customer for extras, and 1 if the customer is no passenger', async () => {
    const { basket } = await basketWithTickets('t1')
    await basket.addExtras(extras)
    expect(basketOf(basket.state$.value)?.extras.map(({ passengerId }) => passengerId)).toEqual([4, 4, 4])
    const other = openBasket({ people: async () => right({ ...people, customerId: 'somebody else' }) })
    await other.basket.addExtras({ extras: [parking] })
    expect(basketOf(other.basket.state$.value)?.extras.map(({ passengerId }) => passengerId)).toEqual([1])
  })

  it('is the matching passenger for transport, including a new passenger in the basket', async () => {
    const { basket, api } = await basketWithTickets('t1')
    api.plant({ ...emptyBasket, passengers: [{ ...passenger(9), customerId: 'C9' }] })
    await basket.addTransport({ seats: [...transport.seats, seat({ customerId: 'C9' })] })
    expect(basketOf(basket.state$.value)?.transport.map(({ passengerId }) => passengerId)).toEqual([4, 1, 9])
  })

  const room = { accommodationId: 'A1', roomId: 'R1', name: 'Double', extras: [] }

  it("is the basket's passenger with the customer's id before the booking's", async () => {
    const { basket, api } = openBasket()
    api.plant({ ...emptyBasket, passengers: [{ ...passenger(9), customerId: 'C7' }] })
    await basket.addExtras({ extras: [parking] })
    await basket.addTransport({ seats: [seat({ customerId: 'C7' })] })
    await basket.addAccommodation({ rooms: [room] })
    const held = basketOf(basket.state$.value)
    expect([
      held?.extras.map(({ passengerId }) => passengerId),
      held?.transport.map(({ passengerId }) => passengerId),
      held?.accommodations.map(({ passengerIds }) => passengerIds),
    ]).toEqual([[9], [9], [[9]]])
  })

  it.each<readonly [string, (open: OpenBasket) => Promise<unknown>]>([
    ['extras', ({ basket }) => basket.addExtras(extras)],
    ['transport', ({ basket }) => basket.addTransport(transport)],
    ['rooms', ({ basket }) => basket.addAccommodation({ rooms: [room] })],
  ])('is unknown if the passengers cannot be loaded: no %s are sent', async (_, add) => {
    const open = openBasket({ people: async () => left(failedAt('getCustomer')(networkFailure)) })
    expect(await add(open)).toMatchObject({ kind: 'failed', failure: { operation: 'getCustomer' } })
    // The load has already shown the failure.
    expect([open.api.log, open.signals, open.notified]).toEqual([[], ['addFailed'], []])
  })
})

describe('extras whose answer was lost', () => {
  const line = (id: string, optionId = 'O1') => basketExtra(id, { optionId })
  const wanted = { extras: [parking, parking, { ...parking, optionId: 'O2' }] }
  const cases: readonly (readonly [string, readonly ReturnType<typeof line>[], object])[] = [
    ['all are in', [line('1'), line('2'), line('3', 'O2')], { kind: 'added' }],
    ['some are in', [line('1'), line('3', 'O2')], { kind: 'partlyAdded', left: { extras: [parking] } }],
    ['others are in', [line('3', 'O3')], { kind: 'failed' }],
    ['none are in', [], { kind: 'failed' }],
  ]
  it.each(cases)('are recognised by their lines: %s', async (_what, lines, end) => {
    const open = openBasket()
    open.api.plant({ ...emptyBasket, extras: [line('0')] })
    open.api.loseNext('addExtras', () => open.api.plant({ ...emptyBasket, extras: [line('0'), ...lines] }))
    expect(await open.basket.addExtras(wanted)).toMatchObject(end)
  })
})

describe('seats whose answer was lost', () => {
  const held = (id: string, passengerId: number, change: Partial<BasketTransport> = {}) =>
    basketTransport(id, { departureDate: '2027-05-01T07:00:00Z', passengerId, ...change })
  const [both, one] = [transport, { seats: [seat({ passengerId: 1 })] }]
  const cases: readonly (readonly [string, readonly BasketTransport[], object])[] = [
    ['each passenger has one', [held('3', 4), held('4', 1)], { kind: 'added' }],
    ['nothing came', [], { kind: 'failed' }],
    ['one passenger has none', [held('3', 4)], { kind: 'partlyAdded', left: one }],
    ['both are for one', [held('3', 4), held('4', 4)], { kind: 'partlyAdded', left: one }],
    ['one is the other way', [held('3', 4), held('4', 1, { direction: 'RETURN' })], { kind: 'partlyAdded', left: one }],
    [
      'one is of another day',
      [held('3', 4), held('4', 1, { departureDate: '2027-05-02T07:00:00Z' })],
      { kind: 'partlyAdded', left: one },
    ],
    ['one is from elsewhere', [held('3', 4), held('4', 1, { departureLocation: 'Leeds' })], { kind: 'partlyAdded' }],
    ['one is to elsewhere', [held('3', 4), held('4', 1, { arrivalLocation: 'Girona' })], { kind: 'partlyAdded' }],
  ]
  it.each(cases)('are recognised by their lines: %s', async (_what, lines, end) => {
    const open = openBasket()
    const before = [held('1', 4), held('2', 1)]
    open.api.plant({ ...emptyBasket, transport: before })
    open.api.loseNext('addTransport', () => open.api.plant({ ...emptyBasket, transport: [...before, ...lines] }))
    expect(await open.basket.addTransport(both)).toMatchObject(end)
  })
})

describe('a name change whose answer was lost', () => {
  it.each([
    ['is in', 't1', 'added'],
    ['is not in', 't2', 'failed'],
  ])('%s', async (_what, ticketId, kind) => {
    const open = openBasket()
    open.api.plant(emptyBasket)
    const nameChanges = [basketNameChange('n1', ticketId)]
    open.api.loseNext('addNameChange', () => open.api.plant({ ...emptyBasket, nameChanges }))
    expect((await open.basket.addNameChange(nameChange)).kind).toBe(kind)
  })
})

describe('the awaiting-response flag', () => {
  const ends: readonly (ApiFailure | null)[] = [null, tooMany, networkFailure]
  it.each(ends)('is on while a name change is being sent, and off after %o', async (failure) => {
    const { basket, api } = await basketWithTickets('t1')
    const changing = createDeferred<void>()
    api.beforeNext('addNameChange', () => changing.promise)
    if (failure !== null) api.failNext('addNameChange', failure)
    const seen: boolean[] = []
    select(basket.state$, ({ awaitingResponse }) => awaitingResponse).subscribe((flag) => seen.push(flag))
    const outcome = basket.addNameChange(nameChange)
    await settled()
    expect(basket.state$.value.awaitingResponse).toBe(true)
    changing.resolve()
    await outcome
    expect(seen).toEqual([false, true, false])
  })
})

describe('creating a basket', () => {
  it('records it, and makes no call if there is one', async () => {
    const { basket, api, contents } = openBasket()
    expect(await basket.create()).toEqual({ kind: 'loaded' })
    expect(contents()).toMatchObject({ kind: 'loaded', basket: { tickets: [] } })
    await basket.create()
    expect(api.log).toEqual(['get', 'create'])
  })
})
