import { describe, expect, it } from 'vitest'
import { serverFailure } from '../../failure/Failure.js'
import { createDeferred } from '../../../test/Deferred.js'
import { emptyBasket, basketExtra, basketRoom } from '../../../test/basket/aBasket.js'
import { openBasket, type OpenBasket } from '../../../test/basket/openBasket.js'
import { settled } from '../../../test/VirtualTime.js'
import { basketOf } from '../shoppingBasketState.js'
import type { AddAccommodationInput, SelectedRoom } from '../BasketApi.js'

const extra = (name = 'Breakfast') => ({
  extraId: `extra ${name}`,
  optionId: 'every day',
  name,
  otherInformation: '',
})
const room = (accommodationId: string, name: string, extras: SelectedRoom['extras'] = []): SelectedRoom => ({
  accommodationId,
  roomId: `kind of ${name}`,
  name,
  extras,
})
const rooms: AddAccommodationInput = {
  rooms: [room('A1', 'Double', [extra()]), room('A1', 'Double', [extra()]), room('A2', 'Suite', [extra()])],
}
const sentExtras = ({ api }: OpenBasket) => api.sentTo('addRoomExtras').map(([, , extras]) => extras)
const withBasket = async (): Promise<OpenBasket> => {
  const open = openBasket()
  open.api.plant({ ...emptyBasket, accommodations: [basketRoom('r0', { roomId: 'kind of Double' })] })
  await open.basket.load()
  open.api.log.length = 0
  open.signals.length = 0
  return open
}

describe('adding rooms with extras', () => {
  it('counts the rooms of the accommodation that the basket already had', async () => {
    const open = await withBasket()
    await open.basket.addAccommodation({ rooms: [room('A1', 'Double', [extra()])] })
    expect(sentExtras(open)).toEqual([[expect.objectContaining({ groupId: 2 })]])
    expect(basketOf(open.basket.state$.value)?.accommodations.map((one) => one.extras.length)).toEqual([0, 1])
  })

  it('warns about missing items once, after rooms and extras are both added', async () => {
    const { basket, api, messages } = openBasket()
    api.invalidate('extras', 'Choose a breakfast.')
    const prompts: string[] = []
    messages.prompt$.subscribe((prompt) => prompt !== null && prompts.push(api.log.at(-2) ?? ''))
    await basket.addAccommodation(rooms)
    expect(prompts).toEqual(['addRoomExtras A2'])
  })

  it('makes no call for extras if none are selected', async () => {
    const { basket, api, notified } = openBasket()
    await basket.addAccommodation({ rooms: [room('A1', 'Double')] })
    expect(api.log).toEqual(['get', 'create', 'addRooms', 'get'])
    expect(notified).toEqual(['1 x Double was added to your basket.'])
  })

  it('stops at the accommodation whose extras fail, and keeps the rooms and the earlier extras', async () => {
    const open = openBasket()
    const refused = serverFailure([
      { code: null, message: 'One.' },
      { code: null, message: 'Two.' },
    ])
    open.api.afterNext('addRoomExtras', () => open.api.failNext('addRoomExtras', refused))
    const wanted = ['A1', 'A2', 'A3'].map((acco) => room(acco, 'Double', [extra()]))
    expect(await open.basket.addAccommodation({ rooms: wanted })).toMatchObject({
      kind: 'partlyAdded',
      left: {
        rooms: [],
        extras: [
          { ...extra(), roomLineId: '80002' },
          { ...extra(), roomLineId: '80003' },
        ],
      },
    })
    expect(open.api.log).toEqual(['get', 'create', 'addRooms', 'get', 'addRoomExtras A1', 'addRoomExtras A2', 'get'])
    expect(open.notified).toEqual(['One.', 'Two.'])
    expect(open.signals).toEqual(['addFailed'])
    expect(basketOf(open.basket.state$.value)?.accommodations.map(({ extras }) => extras.length)).toEqual([1, 0, 0])
  })
})

describe('adding extras to rooms in the basket', () => {
  it('finds the number of a room among the remaining rooms, and refuses a room that is gone', async () => {
    const open = await withBasket()
    const other = basketRoom('of another', { accommodationId: 'A2' })
    open.api.plant({ ...emptyBasket, accommodations: [other, basketRoom('r1')] })
    await open.basket.addAccommodationOptions({ extras: [{ ...extra(), roomLineId: 'r1' }] })
    expect(sentExtras(open)).toEqual([[expect.objectContaining({ groupId: 1 })]])
    const gone = { ...extra(), roomLineId: 'r0' }
    expect((await open.basket.addAccommodationOptions({ extras: [gone] })).kind).toBe('failed')
    expect(sentExtras(open)).toHaveLength(1)
    expect(open.notified.at(-1)).toBe("We're unable to add these extras to your basket right now. Please try again.")
  })

  it('sends the extras of an accommodation in the order of its rooms, and counts them all', async () => {
    const open = openBasket()
    open.api.plant({ ...emptyBasket, accommodations: [basketRoom('r1'), basketRoom('r2')] })
    const extras = ['r2', 'r1'].map((roomLineId) => ({ ...extra(), roomLineId }))
    await open.basket.addAccommodationOptions({ extras })
    expect(sentExtras(open)).toMatchObject([[{ groupId: 1 }, { groupId: 2 }]])
    await open.basket.addAccommodation({
      rooms: [room('A1', 'Double', [extra(), extra('Parking')]), room('A1', 'Twin')],
    })
    expect(open.notified.at(-1)).toBe('Your accommodation options were added to your basket.')
    const other = openBasket()
    await other.basket.addAccommodation({ rooms: [room('A1', 'Double', [extra()])] })
    expect(other.notified.at(-1)).toBe('Your accommodation option was added to your basket.')
  })
})

describe('extras of rooms whose answer was lost', () => {
  const wanted = [
    { ...extra(), roomLineId: 'r1' },
    { ...extra(), optionId: 'weekend', roomLineId: 'r1' },
    { ...extra('Parking'), roomLineId: 'r2' },
  ]
  const asLine = (
    id: string,
    { extraId, optionId }: { readonly extraId: string; readonly optionId: string },
    n: number,
  ) => basketExtra(id, { extraId, optionId, accommodationId: 'A1', groupId: n })
  it('are recognised by room, extra and option', async () => {
    const [breakfast, weekend, parking] = wanted
    if (breakfast === undefined || weekend === undefined || parking === undefined) throw new Error('Three are wanted')
    const cases = [
      [[asLine('1', breakfast, 1), asLine('2', weekend, 1), asLine('3', parking, 2)], { kind: 'added' }],
      [[asLine('1', breakfast, 1), asLine('3', parking, 2)], { kind: 'partlyAdded', left: { extras: [weekend] } }],
      [[asLine('1', breakfast, 2)], { kind: 'failed' }],
      [
        [asLine('1', { ...breakfast, extraId: 'other' }, 1), asLine('2', weekend, 1)],
        { left: { extras: [breakfast, parking] } },
      ],
    ] as const
    for (const [extras, end] of cases) {
      const open = openBasket()
      const accommodations = [basketRoom('r1'), basketRoom('r2')]
      open.api.plant({ ...emptyBasket, accommodations })
      open.api.loseNext('addRoomExtras', () => open.api.plant({ ...emptyBasket, accommodations, extras }))
      expect(await open.basket.addAccommodationOptions({ extras: wanted })).toMatchObject(end)
    }
  })
})

describe('rooms beside those of another tab', () => {
  it('get their own extras, although the screen did not show the other rooms', async () => {
    const open = openBasket()
    open.api.plant(emptyBasket)
    await open.basket.load()
    // Tab B adds a double room meanwhile.
    open.api.plant({ ...emptyBasket, accommodations: [basketRoom('of tab B', { roomId: 'kind of Double' })] })
    await open.basket.addAccommodation({ rooms: [room('A1', 'Twin', [extra()])] })
    const held = basketOf(open.basket.state$.value)?.accommodations.map(({ roomId, extras }) => [roomId, extras.length])
    expect(held).toEqual([
      ['kind of Double', 0],
      ['kind of Twin', 1],
    ])
  })
})

describe('rooms whose answer was lost', () => {
  it.each([
    ['all of them', 2, { kind: 'partlyAdded', left: { rooms: [], extras: [{ ...extra(), roomLineId: 'n1' }] } }],
    ['one of them', 1, { kind: 'partlyAdded', left: { rooms: [room('A1', 'Double')] } }],
    ['none of them', 0, { kind: 'failed' }],
    ['gone, with them', null, { kind: 'failed' }],
    ['others of the kind elsewhere', 'A2', { kind: 'failed' }],
  ])('report the extras that are left if the basket has %s', async (_what, count, end) => {
    const open = await withBasket()
    const accommodationId = count === 'A2' ? count : 'A1'
    const lines = ['n1', 'n2'].map((id) => basketRoom(id, { roomId: 'kind of Double', accommodationId }))
    const came = count === 'A2' ? lines : lines.slice(0, typeof count === 'number' ? count : 0)
    const after = { ...emptyBasket, accommodations: [basketRoom('r0'), ...came] }
    open.api.loseNext('addRooms', () => open.api.plant(count === null ? null : after))
    const wanted = [room('A1', 'Double', [extra()]), room('A1', 'Double')]
    expect(await open.basket.addAccommodation({ rooms: wanted })).toMatchObject(end)
  })
})

describe('whether the last call to add accommodation worked', () => {
  it('is reset when the next one begins', async () => {
    const open = openBasket()
    await open.basket.addAccommodation({ rooms: [room('A1', 'Double')] })
    expect(open.basket.state$.value.accommodationsAdded).toBe(true)
    const adding = createDeferred<void>()
    open.api.beforeNext('addRooms', () => adding.promise)
    const next = open.basket.addAccommodation({ rooms: [room('A1', 'Double')] })
    await settled()
    expect(open.basket.state$.value.accommodationsAdded).toBe(false)
    adding.resolve()
    await next
    expect(open.basket.state$.value.accommodationsAdded).toBe(true)
  })
})
