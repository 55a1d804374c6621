import { isLeft, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { httpFailure, networkFailure, serverFailure } from '../failure/ApiFailure.js'
import { createDeferred } from '../testing/Deferred.js'
import { basketRoom } from '../testing/inMemoryBasketItems.js'
import { emptyBasket, passenger } from '../testing/InMemoryBasketApi.js'
import { openBasket, type OpenBasket, tooMany, tooManyText } from '../testing/openBasket.js'
import { settled } from '../testing/VirtualTime.js'
import type { AddAccommodationInput, SelectedRoomExtra } from './AddInputs.js'
import { basketOf } from './BasketState.js'

const room = (accommodationId: string, name: string) => ({ accommodationId, roomId: `kind of ${name}`, name })
const extra = (accommodationId: string, roomNumber: number, name = 'Breakfast'): SelectedRoomExtra => ({
  accommodationId,
  extraId: `extra ${name}`,
  optionId: 'every day',
  name,
  otherInformation: '',
  roomNumber,
})
const input = (change: Partial<AddAccommodationInput> = {}): AddAccommodationInput => ({
  customerId: 'C7',
  basketPax: [passenger(1), { ...passenger(4), customerId: 'C7' }],
  selectedRooms: [room('A1', 'Double'), room('A1', 'Double'), room('A2', 'Suite')],
  selectedExtras: [extra('A1', 1), extra('A2', 0), extra('A1', 0)],
  ...change,
})
const sent = ({ api }: OpenBasket) => {
  const rooms: unknown[] = []
  const extras: unknown[] = []
  const { addRooms, addRoomExtras } = api
  Object.assign(api, {
    addRooms: (...call: Parameters<typeof addRooms>) => (rooms.push(call[1]), addRooms(...call)),
    addRoomExtras: (...call: Parameters<typeof addRoomExtras>) => (extras.push(call[2]), addRoomExtras(...call)),
  })
  return { rooms, extras }
}
const withBasket = async (): Promise<OpenBasket> => {
  const open = openBasket()
  open.api.held = { ...emptyBasket, accommodations: [basketRoom('r0')] }
  await open.basket.get()
  open.api.log.length = 0
  open.signals.length = 0
  return open
}

describe('adding rooms with extras', () => {
  it('creates the basket, adds the rooms, reloads, adds the extras by accommodation, reloads, and says so', async () => {
    const { basket, api, said, signals } = openBasket()
    expect(await basket.addAccommodation(input())()).toEqual(right(undefined))
    expect(api.log).toEqual(['get', 'create', 'addRooms', 'get', 'addRoomExtras A1', 'addRoomExtras A2', 'get'])
    expect(said).toEqual([
      '2 x Double were added to your basket.',
      '1 x Suite was added to your basket.',
      'Your accommodation options were added to your basket.',
    ])
    expect(signals).toEqual(['addSucceeded'])
    expect(basket.accommodationsAdded$.value).toBe(true)
  })

  it('sends the pax of the customer for the rooms, and group n + 1 for the extras of room number n', async () => {
    const open = openBasket()
    const { rooms, extras } = sent(open)
    await open.basket.addAccommodation(input())()
    expect(rooms).toEqual([
      [4, 4, 4].map((paxId, place) => expect.objectContaining({ paxId, name: ['Double', 'Double', 'Suite'][place] })),
    ])
    expect(extras).toEqual([
      [expect.objectContaining({ groupId: 1 }), expect.objectContaining({ groupId: 2 })],
      [expect.objectContaining({ accommodationId: 'A2', groupId: 1 })],
    ])
  })

  it('counts the rooms of the accommodation that the basket had before', async () => {
    const open = await withBasket()
    const { extras } = sent(open)
    await open.basket.addAccommodation(
      input({ selectedRooms: [room('A1', 'Double')], selectedExtras: [extra('A1', 0)] }),
    )()
    expect(extras).toEqual([[expect.objectContaining({ groupId: 2 })]])
    expect(basketOf(open.basket.state$.value)?.accommodations.map((one) => one.extras.length)).toEqual([0, 1])
  })

  it('warns of what is missing once, when rooms and extras are both in', async () => {
    const { basket, api, messages } = openBasket()
    api.invalidate('extras', 'Choose a breakfast.')
    const prompts: string[] = []
    messages.prompt$.subscribe((prompt) => prompt !== null && prompts.push(api.log.at(-2) ?? ''))
    await basket.addAccommodation(input())()
    expect(prompts).toEqual(['addRoomExtras A2'])
  })

  it('makes no call for extras where none are selected', async () => {
    const { basket, api, said } = openBasket()
    await basket.addAccommodation(input({ selectedRooms: [room('A1', 'Double')], selectedExtras: [] }))()
    expect(api.log).toEqual(['get', 'create', 'addRooms', 'get'])
    expect(said).toEqual(['1 x Double was added to your basket.'])
  })

  const noBasket = { kind: 'notFound', errors: [] } as const
  const steps = [
    ['the creation', ['create'], tooMany, ['get', 'create'], 'none', 0],
    ['the rooms', ['addRooms'], tooMany, ['get', 'create', 'addRooms', 'reset'], 'none', 0],
    ['the reload', ['get', 'get'], tooMany, ['get', 'create', 'addRooms', 'get', 'reset'], 'none', 0],
    [
      'the first extras',
      ['addRoomExtras'],
      tooMany,
      ['get', 'create', 'addRooms', 'get', 'addRoomExtras A1', 'get'],
      'loaded',
      3,
    ],
  ] as const
  it.each(steps)(
    'that fails at %s in a new basket leaves what the specification says',
    async (_step, calls, cause, log, contents, rooms) => {
      const open = openBasket()
      for (const [place, call] of calls.entries()) open.api.failNext(call, place < calls.length - 1 ? noBasket : cause)
      expect(isLeft(await open.basket.addAccommodation(input())())).toBe(true)
      expect(open.api.log).toEqual(log)
      expect(open.said).toEqual([tooManyText])
      expect(open.signals[0]).toBe('addFailed')
      expect(open.signals).not.toContain('addSucceeded')
      expect(open.contents().kind).toBe(contents)
      expect(basketOf(open.basket.state$.value)?.accommodations.length ?? 0).toBe(rooms)
      expect([open.basket.processing$.value, open.basket.accommodationsAdded$.value]).toEqual([false, false])
    },
  )

  it('stops at the accommodation whose extras fail, with the rooms and the extras before it kept', async () => {
    const open = openBasket()
    const { addRoomExtras } = open.api
    const refused = serverFailure([
      { code: null, message: 'One.' },
      { code: null, message: 'Two.' },
    ])
    Object.assign(open.api, {
      addRoomExtras: (...call: Parameters<typeof addRoomExtras>) => {
        if (call[1] === 'A2') open.api.failNext('addRoomExtras', refused)
        return addRoomExtras(...call)
      },
    })
    const selectedRooms = ['A1', 'A2', 'A3'].map((acco) => room(acco, 'Double'))
    const selectedExtras = ['A1', 'A2', 'A3'].map((acco) => extra(acco, 0))
    await open.basket.addAccommodation(input({ selectedRooms, selectedExtras }))()
    expect(open.api.log).toEqual(['get', 'create', 'addRooms', 'get', 'addRoomExtras A1', 'addRoomExtras A2', 'get'])
    expect(open.said).toEqual(['One.', 'Two.'])
    expect(open.signals).toEqual(['addFailed'])
    expect(basketOf(open.basket.state$.value)?.accommodations.map(({ extras }) => extras.length)).toEqual([1, 0, 0])
  })

  it('says that the extras failed where the last reload did, and keeps everything', async () => {
    const open = await withBasket()
    const adding = createDeferred<void>()
    open.api.hold('addRoomExtras', adding.promise)
    const outcome = open.basket.addAccommodation(input())()
    await settled()
    open.api.failNext('get', httpFailure(500))
    adding.resolve()
    expect(isLeft(await outcome)).toBe(true)
    expect(open.said).toEqual(["We're unable to load your basket right now. Please try again."])
    expect(open.api.held?.extras).toHaveLength(3)
    expect(open.api.log).not.toContain('reset')
  })

  it('speaks in the words of the step that failed', async () => {
    const { basket, api, said } = openBasket()
    api.failNext('addRooms', networkFailure)
    await basket.addAccommodation(input())()
    api.failNext('addRoomExtras', networkFailure)
    await basket.addAccommodation(input())()
    expect(said).toEqual([
      "We're unable to add these rooms to your basket right now. Please try again.",
      "We're unable to add these extras to your basket right now. Please try again.",
    ])
  })
})

describe('adding extras to rooms that are held', () => {
  it('goes one accommodation after the other, reloads and says so', async () => {
    const open = await withBasket()
    await open.basket.addAccommodationOptions({ selectedExtras: [extra('A1', 0)] })()
    expect(open.api.log).toEqual(['addRoomExtras A1', 'get'])
    expect(open.said).toEqual(['Your accommodation option was added to your basket.'])
    expect(basketOf(open.basket.state$.value)?.accommodations[0]?.extras).toHaveLength(1)
    expect(open.signals).toEqual(['addSucceeded'])
  })
})
