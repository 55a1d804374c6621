import { describe, expect, it } from 'vitest'
import { notFromTheApi, networkFailure, serverFailure } from '../../failure/Failure.js'
import { emptyBasket, basketRoom, passenger } from '../../../test/basket/aBasket.js'
import { people, tooMany } from '../../../test/basket/openBasket.js'
import {
  enterRooms,
  type EnteredRooms,
  extra,
  heldOptionsOf,
  holdingRooms,
  openRooms,
  option,
  room,
  threeRooms,
} from '../../../test/catalogue/openRooms.js'
import { settled } from '../../../test/VirtualTime.js'

describe('the passenger of an added room', () => {
  const named = people.passengers.map((one) => ({ ...one, firstName: one.id === 4 ? 'Iris' : one.firstName }))
  const booking = {
    passengers: named,
    rooms: [basketRoom('r0', { roomName: 'Single', passengerIds: [4] })],
  }

  it('is named with the rooms that they have in the booking and in the basket, and none is chosen', async () => {
    const open = openRooms({}, undefined, booking)
    await open.shop.open()
    expect(open.shown().guest).toEqual({ name: 'Iris Hart', has: ['Single'], inBasket: [] })
    expect(open.quantities()).toEqual([0, 0])
    open.shop.choose('R1', 1)
    await open.shop.add()
    expect(open.api.sentTo('addRooms')[0]?.[1]).toMatchObject([{ passengerId: 4 }])
    expect(open.shown().guest).toMatchObject({ has: ['Single'], inBasket: [expect.any(String)] })
  })

  it('is the one in the basket with the id of the customer, before the one in the booking', async () => {
    const open = openRooms({}, undefined, booking)
    open.api.plant({ ...emptyBasket, passengers: [{ ...passenger(9), customerId: 'C7', firstName: 'Nora' }] })
    await open.basket.load()
    await open.shop.open()
    expect(open.shown().guest).toMatchObject({ name: 'Nora Hart' })
  })

  it('is the one who is sent if the customer is no passenger, and is not named if nobody is known', async () => {
    const open = openRooms({}, undefined, { passengers: named.filter(({ id }) => id === 1) })
    await open.shop.open()
    expect(open.shown().guest).toEqual({ name: 'Amelia Hart', has: [], inBasket: [] })
    expect((await enterRooms()).shown().guest).toBeNull()
  })
})

const optionsOf = ({ shown }: EnteredRooms) =>
  shown().kinds.flatMap(({ rooms }) => rooms.map(({ chosenOptions }) => chosenOptions))
const optionsIsWrong = ({ shown }: EnteredRooms) =>
  shown().kinds.flatMap(({ rooms }) => rooms.map(({ isWrong }) => isWrong))

describe('chosen rooms', () => {
  it('keep their extras while others are added and removed, with at most one option of each', async () => {
    const open = await threeRooms()
    open.shop.chooseExtra(1, 'Board', 'half')
    open.shop.choose('R1', 1)
    expect(optionsOf(open)).toEqual([['Option half'], []])
    open.shop.chooseExtra(1, 'Board', 'full')
    expect(optionsOf(open)).toEqual([['Option full'], []])
    open.shop.chooseExtra(1, 'Board', null)
    expect(optionsOf(open)).toEqual([[], []])
  })

  it('are sent with the remarks of their extras, which a different option keeps', async () => {
    const open = await threeRooms()
    const { shop, api, drafts } = open
    shop.chooseExtra(1, 'Board', 'half')
    shop.informOfExtra(1, 'Board', ' No nuts, please ')
    shop.chooseExtra(1, 'Board', 'full')
    const board = () => open.kind('R1').rooms[0]?.extras.find(({ extraId }) => extraId === 'Board')
    expect(board()).toMatchObject({ chosen: 'full', otherInformation: ' No nuts, please ' })
    expect(JSON.stringify(drafts.read('rooms/SUN1001/A1', null))).toContain(' No nuts, please ')
    expect((await shop.add()).kind).toBe('added')
    expect(api.sentTo('addRoomExtras')[0]?.[2]).toMatchObject([
      { optionId: 'full', otherInformation: 'No nuts, please' },
    ])
  })

  it.each([
    ['x'.repeat(501), 'tooLong'],
    ['4242 4242 4242 4242', 'cardNumber'],
  ])('are not sent while a remark has a problem: %#', async (text, problem) => {
    const open = await threeRooms()
    const { shop, shown, api } = open
    shop.chooseExtra(1, 'Board', 'half')
    shop.informOfExtra(1, 'Board', text)
    expect(await shop.add()).toEqual({
      kind: 'invalid',
      problems: [{ roomId: null, room: '1', extraId: 'Board', what: problem }],
    })
    expect(shown().problems).toEqual([{ roomId: null, room: '1', extraId: 'Board', what: problem }])
    expect(optionsIsWrong(open)).toEqual([true, false, false])
    expect(api.log).toEqual(['get'])
  })

  it('add up to their cost with extras before they are added', async () => {
    const { shop, shown, kind } = await threeRooms()
    shop.chooseExtra(1, 'Board', 'half')
    shop.chooseExtra(3, 'Board', 'half')
    expect(shown().summary).toMatchObject({ count: 3, bookingFee: 170, total: 3 * 1050 + 2 * 210 })
    expect(shown().summary.lines.map(({ name, quantity, cost }) => [name, quantity, cost])).toEqual([
      ['Room R1', 2, 2100],
      ['Room R2', 1, 1050],
      ['Extra Board', 2, 420],
    ])
    expect(kind('R1').rooms.map(({ extrasTotal, isFirst, number, of }) => [extrasTotal, isFirst, number, of])).toEqual([
      [210, true, 1, 2],
      [0, false, 2, 2],
    ])
  })

  it('show a chosen option that is sold out by now, so that it can be changed', async () => {
    const { shop, kind, offer } = await threeRooms({ extras: [extra('Board', [option('half', 1), option('full')])] })
    shop.chooseExtra(1, 'Board', 'half')
    offer.extras = [extra('Board', [option('half', 0), option('full')])]
    await shop.open()
    expect(kind('R1').rooms.map((one) => one.extras[0]?.options[0]?.canBeChosen)).toEqual([true, false])
  })

  it('share what is left of an option with the rooms in the basket', async () => {
    const open = openRooms({ extras: [extra('Board', [option('half', 1)])] })
    open.api.plant({ ...emptyBasket, accommodations: [basketRoom('r1', { roomId: 'R1' })] })
    await open.basket.load()
    await open.shop.open()
    open.shop.choose('R2', 1)
    open.shop.chooseHeldExtra('r1', 'Board', 'half')
    expect(open.kind('R2').rooms[0]?.extras[0]?.options[0]?.availability).toBe('taken')
  })

  it('are limited to what is available, and so are their options: nothing is sent', async () => {
    const open = await threeRooms()
    open.shop.choose('R1', 3)
    expect(open.shown().problems).toEqual([])
    expect(await open.shop.add()).toMatchObject({ kind: 'invalid', problems: [{ roomId: 'R1' }] })
    expect([open.shown().attempts, open.shown().problems, open.kind('R1').tooManyOf]).toEqual([
      1,
      [{ roomId: 'R1', room: '', extraId: null, what: { kind: 'tooMany', available: 2 } }],
      2,
    ])
    open.shop.choose('R1', 2)
    for (const key of [1, 2, 3]) open.shop.chooseExtra(key, 'Board', 'half')
    expect(await open.shop.add()).toMatchObject({ kind: 'invalid', problems: [{ room: '1', extraId: 'Board' }] })
    expect(open.shown().problems).toEqual([
      { roomId: null, room: '1', extraId: 'Board', what: { kind: 'tooMany', available: 2 } },
    ])
    expect(open.kind('R1').rooms.map(({ isWrong, extras }) => [isWrong, extras[0]?.tooManyOf])).toEqual([
      [true, 2],
      [true, 2],
    ])
    open.shop.choose('R2', 2)
    open.shop.chooseExtra(3, 'Board', 'full')
    open.shop.chooseExtra(4, 'Board', 'half')
    open.shop.chooseExtra(5, 'Board', 'half')
    expect(open.kind('R2').rooms.map(({ isWrong }) => isWrong)).toEqual([false, true])
    expect(open.api.log).toEqual(['get'])
  })

  it('that are no longer on sale are left out with a message; options only once they are known', async () => {
    const open = await threeRooms()
    open.shop.chooseExtra(1, 'Board', 'half')
    expect(open.shown().isSomethingGone).toBe(false)
    open.offer.rooms = [room('R1')]
    open.failing.extras = networkFailure
    await open.shop.open()
    expect([open.shown().isSomethingGone, open.shown().summary.count]).toEqual([true, 2])
    delete open.failing.extras
    open.offer.rooms = [room('R1'), room('R2')]
    open.offer.extras = []
    await open.shop.open()
    expect([open.shown().isSomethingGone, open.shown().summary.total]).toEqual([true, 3150])
  })
})

describe('adding rooms', () => {
  it('sends them with their extras, once for two calls, and keeps what is chosen meanwhile', async () => {
    const open = await threeRooms()
    open.shop.chooseExtra(2, 'Board', 'half')
    const adding = Promise.all([open.shop.add(), open.shop.add()])
    expect(open.shown().kind).toBe('adding')
    open.shop.choose('R2', 2)
    expect(await adding).toEqual([
      { kind: 'added', count: 3 },
      { kind: 'added', count: 3 },
    ])
    expect(open.api.log.filter((call) => call.startsWith('add'))).toEqual(['addRooms', 'addRoomExtras A1'])
    expect([open.quantities(), open.shown().added.kind]).toEqual([[0, 1], 'added'])
    expect(open.shown().inBasket.map(({ has }) => has.length)).toEqual([0, 1, 0])
    open.shop.choose('R2', 0)
    expect([open.shown().added.kind, open.drafts.read('rooms/SUN1001/A1', null)]).toEqual(['none', null])
  })

  it('adds everything with one command: rooms, and extras for rooms in the basket', async () => {
    const open = await threeRooms()
    await open.shop.add()
    const [first] = open.shown().inBasket
    open.shop.chooseHeldExtra(first?.lineId ?? '', 'Board', 'half')
    expect([open.shown().summary, open.shown().added.kind]).toMatchObject([{ count: 1, total: 210 }, 'none'])
    open.shop.choose('R2', 1)
    expect(open.shown().summary).toMatchObject({ count: 2, total: 1260, bookingFee: 60 })
    expect(await open.shop.buy()).toEqual({ kind: 'added', count: 2 })
    expect(open.shown().added).toEqual({
      kind: 'added',
      messages: ['1 x Room R2 was added to your basket.', 'Your accommodation option was added to your basket.'],
    })
    expect(open.visited).toEqual(['/booking/SUN1001/checkout'])
    expect([open.shown().summary.count, open.shown().inBasket.map(({ has }) => has.length)]).toEqual([0, [1, 0, 0, 0]])
  })

  it('keeps extras that failed for the rooms that were added, for a retry', async () => {
    const open = await threeRooms()
    open.shop.chooseExtra(1, 'Board', 'half')
    open.shop.chooseExtra(3, 'Cot', 'one')
    open.api.failNext('addRoomExtras', tooMany)
    expect(await open.shop.add()).toMatchObject({ kind: 'partlyAdded' })
    expect([open.quantities(), heldOptionsOf(open), open.shown().added]).toEqual([
      [0, 0],
      [['Option half'], [], ['Option one']],
      { kind: 'partlyAdded' },
    ])
    expect(open.shown().heldExtras).toMatchObject({ count: 2, bookingFee: 20, total: 420 })
    open.api.failNext('addRoomExtras', tooMany)
    expect(await open.shop.add()).toMatchObject({ kind: 'failed' })
    expect([heldOptionsOf(open).flat().length, open.shown().added]).toEqual([2, { kind: 'extrasFailed' }])
    expect(await open.shop.add()).toEqual({ kind: 'added', count: 2 })
    expect([heldOptionsOf(open).flat(), open.shown().inBasket.map(({ has }) => has.length)]).toEqual([[], [1, 0, 1]])
    expect([open.shown().added, open.api.log.filter((call) => call === 'addRooms').length]).toEqual([
      { kind: 'added', messages: ['Your accommodation options were added to your basket.'] },
      1,
    ])
  })

  it('keeps extras that could not be shown for the rooms that were added', async () => {
    const open = await threeRooms()
    open.shop.chooseExtra(2, 'Board', 'half')
    open.failing.extras = networkFailure
    open.scope.end()
    await open.shop.open()
    expect(open.shown()).toMatchObject({ extras: 'failed', extrasTrouble: { areKnown: false } })
    expect(await open.shop.buy()).toMatchObject({ kind: 'partlyAdded' })
    expect([open.shown().added, open.visited]).toEqual([{ kind: 'partlyAdded' }, []])
    // A new choice hides no message about something still to be done.
    open.shop.choose('R2', 1)
    expect(open.shown().added).toEqual({ kind: 'partlyAdded' })
    delete open.failing.extras
    await settled()
    await open.shop.retryExtras()
    expect(heldOptionsOf(open)).toEqual([[], ['Option half'], []])
  })
})

describe('extras for rooms in the basket', () => {
  it('exclude extras that the room already has or cannot have', async () => {
    const { shown } = await holdingRooms(['r1', 'R1'], ['r2', 'R2', 'Board'], ['r3', 'R2'])
    expect(shown().inBasket.map(({ extras }) => extras.map(({ extraId }) => extraId))).toEqual([
      ['Board'],
      ['Cot'],
      ['Board', 'Cot'],
    ])
    expect(shown().inBasket.map(({ number, of }) => [number, of])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ])
  })

  it('belong to their room, whatever its current number, and go with it', async () => {
    const open = await holdingRooms(['r1', 'R1'], ['r2', 'R2'])
    open.shop.chooseHeldExtra('r1', 'Board', 'half')
    open.shop.chooseHeldExtra('r2', 'Cot', 'one')
    open.api.plant({ ...emptyBasket, accommodations: [basketRoom('r2', { roomId: 'R2' }), basketRoom('r1')] })
    await open.basket.load()
    expect(heldOptionsOf(open)).toEqual([['Option one'], ['Option half']])
    open.api.plant({ ...emptyBasket, accommodations: [basketRoom('r1')] })
    await open.basket.load()
    expect([heldOptionsOf(open), open.shown().heldExtras.count]).toEqual([[['Option half']], 1])
  })

  it('are chosen anew if they left the basket', async () => {
    const open = await holdingRooms(['r1', 'R1'])
    open.shop.chooseHeldExtra('r1', 'Board', 'half')
    expect(await open.shop.add()).toEqual({ kind: 'added', count: 1 })
    open.api.plant({ ...emptyBasket, accommodations: [basketRoom('r1', { roomId: 'R1' })] })
    await open.basket.load()
    expect([heldOptionsOf(open), open.shown().heldExtras.count]).toEqual([[[]], 0])
  })
})

describe('the offer', () => {
  it.each([
    ['accommodations', "We're unable to load the rooms on sale right now. Please try again."],
    ['rooms', "We're unable to check which rooms are available right now. Please try again."],
  ] as const)('reports which of the two could not be loaded: %s', async (call, text) => {
    const { failing, shop, list, notified } = openRooms()
    failing[call] = notFromTheApi(500)
    await Promise.all([shop.open(), list.open()])
    expect([notified, shop.state$.value.kind, list.state$.value.kind]).toEqual([[text], 'failed', 'failed'])
  })

  it('summarises an accommodation: the cheapest available room, and the nights if all rooms share them', async () => {
    const cheap = room('R2', 0, { cost: { ...room('R2').cost, price: room('R2').cost.bookingFee } })
    const open = openRooms({ rooms: [room('R1'), cheap] })
    await open.list.open()
    const entry = () => (open.list.state$.value.kind === 'choosing' ? open.list.state$.value.accommodations[0] : null)
    expect(entry()).toMatchObject({ name: 'Miramar', lowest: 1050, stay: { nights: 7 }, inBasket: 0 })
    expect(entry()?.rooms.map(({ stock, ownNights }) => [stock.level, ownNights])).toEqual([
      ['few', null],
      ['soldOut', null],
    ])
    open.offer.rooms = [room('R1', 0), room('R2', 0, { checkOut: '2027-05-07' })]
    await open.list.open()
    expect(entry()).toMatchObject({ lowest: null, stay: null })
    expect(entry()?.rooms.map(({ ownNights }) => ownNights?.nights)).toEqual([7, 6])
  })
})

describe('extras that cannot be loaded', () => {
  it.each([
    [serverFailure([{ code: null, message: 'Not this week.' }]), ['Not this week.']],
    [networkFailure, ["We're unable to load the extras of these rooms right now. Please try again."]],
  ])('give the reason beside the rooms, not as a toast: %o', async (cause, reasons) => {
    const open = openRooms()
    open.failing.extras = cause
    await open.shop.open()
    expect([open.shown().extrasTrouble, open.notified]).toEqual([{ areKnown: false, reasons }, []])
  })
})

describe('adding the whole choice', () => {
  it('stops at refused rooms, and reports refused extras', async () => {
    const open = await holdingRooms(['r1', 'R1'])
    open.shop.choose('R1', 1)
    open.shop.chooseHeldExtra('r1', 'Board', 'half')
    open.api.log.length = 0
    open.api.failNext('addRooms', tooMany)
    expect(await open.shop.add()).toMatchObject({ kind: 'failed' })
    expect(open.api.log.includes('addRoomExtras A1')).toBe(false)
    open.api.failNext('addRoomExtras', tooMany)
    expect(await open.shop.add()).toMatchObject({ kind: 'partlyAdded', left: 1 })
    expect([open.quantities(), heldOptionsOf(open).flat()]).toEqual([[0, 0], ['Option half']])
  })
})

describe('the page of an accommodation', () => {
  it('is loading until everything is loaded, and shows what is booked there', async () => {
    const open = openRooms()
    expect([open.shop.state$.value, open.list.state$.value]).toEqual([
      { kind: 'loading', name: null, booked: [] },
      { kind: 'loading', booked: [] },
    ])
    const opening = open.shop.open()
    expect(open.shop.state$.value.kind).toBe('loading')
    await opening
    await open.list.open()
    expect(open.shown()).toMatchObject({
      kind: 'choosing',
      name: 'Miramar',
      accommodation: { id: 'A1', name: 'Miramar', description: '', location: '', stars: null },
      extras: 'ready',
      isOutdated: false,
      outcome: { kind: 'none' },
    })
    expect(open.list.state$.value).toMatchObject({ kind: 'choosing', isOutdated: false })
  })
})
