import { describe, expect, it } from 'vitest'
import { noCost } from '../../money/Cost.js'
import { minor } from '../../money/Money.js'
import { basketExtra, basketRoom } from '../../testing/inMemoryBasketItems.js'
import type { AccommodationOnSale, Room, RoomExtra } from './AccommodationCatalogue.js'
import { accommodationOffer } from './accommodationOffer.js'
import { withoutAddedOptions, withoutAddedRooms } from '../afterAdding.js'
import { roomsGoneOffSale } from '../goneOffSale.js'
import {
  chooseHeldOption,
  extrasForHeldRoom,
  fromHeldOptionsDraft,
  heldOptionsSelection,
  heldOptionsTotals,
  type HeldRoomOptions,
  toHeldOptionsDraft,
} from './HeldRoomOptions.js'
import { chooseRoomOption, noRooms, setRoomQuantity } from './RoomSelection.js'
import { optionFee, optionLinePrice } from '../optionPrice.js'
import { canHaveOption, roomOptionState } from './roomOptionState.js'
import { problemOfOptions } from './roomSelectionProblems.js'

const rules = { onDashboard: true, from: null, until: null }
const some = (available: number) => ({ freesale: false, available })
const room = (id: string, price = 1000, available = 2): Room => ({
  id,
  accommodationId: 'A1',
  name: `Room ${id}`,
  description: '',
  sleeps: null,
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  cost: { ...noCost, price: minor(price), bookingFee: minor(50) },
  rules,
  availability: some(available),
})
const house = (...rooms: readonly Room[]): AccommodationOnSale => ({
  id: 'A1',
  name: 'A1',
  description: '',
  location: '',
  stars: null,
  rooms,
})
const option = (optionId: string, available = 2) => ({
  optionId,
  value: optionId,
  cost: { ...noCost, price: minor(200), bookingFee: minor(10) },
  priceDisplayCode: 1,
  availability: some(available),
})
const extra = (extraId: string, ...options: readonly ReturnType<typeof option>[]): RoomExtra => ({
  extraId,
  accommodationId: 'A1',
  roomId: null,
  name: extraId,
  description: '',
  rules,
  options,
})

describe('an accommodation at a glance', () => {
  it('starts from the cheapest room that is left', () => {
    expect(accommodationOffer(house(room('R1', 900), room('R2', 500), room('R3', 100, 0))).lowest).toBe(550)
    expect(accommodationOffer(house(room('R1', 900, 0))).lowest).toBeNull()
  })

  it('has its nights where all rooms share them', () => {
    expect(accommodationOffer(house(room('R1'), room('R2'))).stay).toEqual({
      checkIn: '2027-05-01',
      checkOut: '2027-05-08',
      nights: 7,
    })
    expect(accommodationOffer(house(room('R1'), { ...room('R2'), checkOut: '2027-05-07' })).stay).toBeNull()
  })
})

describe('an option for a room', () => {
  const two = setRoomQuantity(noRooms, room('R1'), 2)
  const board = extra('Board', option('half', 1), option('full', 0), option('plenty', 40))
  const state = (optionId: string, available: number, selection = two) =>
    roomOptionState(selection, 2, board, option(optionId, available))

  it.each([
    [40, { kind: 'open' }],
    [3, { kind: 'few', left: 3 }],
    [0, { kind: 'soldOut' }],
  ])('with %i left', (available, expected) => {
    expect(state('half', available)).toEqual(expected)
  })

  it('is beside what the other rooms have of it, not beside what this one has', () => {
    const other = chooseRoomOption(two, 1, 'Board', 'half')
    expect([
      state('half', 1, other),
      state('half', 2, other),
      state('half', 1, chooseRoomOption(two, 2, 'Board', 'half')),
    ]).toEqual([{ kind: 'taken' }, { kind: 'few', left: 1 }, { kind: 'few', left: 1 }])
  })
})

describe('an option', () => {
  it.each([
    ['open', true],
    ['soldOut', false],
    ['taken', false],
  ] as const)('that is %s can be had: %s, and stays open once it is chosen', (kind, can) => {
    expect([
      canHaveOption({ kind }, false),
      canHaveOption({ kind }, true),
      canHaveOption({ kind: 'few', left: 1 }, false),
    ]).toEqual([can, true, true])
  })

  it('says its fee beside an amount alone', () => {
    const fees = [1, 2, 3, 4].map((priceDisplayCode) => optionFee({ ...option('half'), priceDisplayCode }))
    expect([...fees, optionFee({ ...option('half'), cost: noCost })]).toEqual([10, null, null, null, null])
  })

  it('several times shows what that comes to, or what stands in its place', () => {
    const shown = [1, 2].map((priceDisplayCode) => optionLinePrice({ ...option('half'), priceDisplayCode }, minor(420)))
    expect(shown).toEqual([{ kind: 'amount', amount: 420 }, { kind: 'hidden' }])
  })

  it('is wrong where there are fewer of it, not where another of its extra is', () => {
    const problem = { kind: 'tooManyOptions', extraId: 'Board', optionId: 'half', available: 1 } as const
    const has = (optionId: string, extraId = 'Board') => [{ extraId, optionId, otherInformation: '' }]
    const found = [
      problemOfOptions([problem], has('half')),
      problemOfOptions([problem], has('half'), 'Board'),
      problemOfOptions([problem], has('half'), 'View'),
      problemOfOptions([problem], has('full')),
    ]
    expect(found).toEqual([problem, problem, undefined, undefined])
  })
})

describe('options for rooms of the basket', () => {
  const rooms = [basketRoom('r1'), basketRoom('r2', { extras: [basketExtra('x', { extraId: 'Board' })] })]
  const extras = [
    extra('Board', option('half'), option('full')),
    extra('View', option('sea')),
    { ...extra('Cot', option('one')), roomId: 'R9' },
  ]
  const chosen: HeldRoomOptions = [
    ['r1', 'Board', 'half'],
    ['r2', 'View', 'sea'],
  ].map(([lineId = '', extraId = '', optionId = '']) => ({ lineId, extraId, optionId }))

  it('are at most one of each extra, and none that the room has or cannot have', () => {
    expect(rooms.map((held) => extrasForHeldRoom(extras, held).map(({ extraId }) => extraId))).toEqual([
      ['Board', 'View'],
      ['View'],
    ])
    expect(chooseHeldOption(chosen, 'r1', 'Board', 'full').map(({ optionId }) => optionId)).toEqual(['sea', 'full'])
    expect(chooseHeldOption(chosen, 'r1', 'Board', null)).toEqual([chosen[1]])
  })

  it('follow their rooms, whatever place these have by now, and go with them', () => {
    const optionsOf = (held: readonly ReturnType<typeof basketRoom>[], options = chosen) =>
      heldOptionsSelection(options, held, extras).rooms.map((one) => one.options.map(({ optionId }) => optionId))
    expect([optionsOf(rooms), optionsOf(rooms.toReversed()), optionsOf(rooms.slice(1))]).toEqual([
      [['half'], ['sea']],
      [['sea'], ['half']],
      [['sea']],
    ])
    expect(optionsOf(rooms, chooseHeldOption([], 'r2', 'Board', 'half'))).toEqual([[], []])
    expect(optionsOf(rooms, chooseHeldOption([], 'r1', 'Board', 'gone'))).toEqual([[], []])
  })

  it('come to what they cost, and come back from a draft', () => {
    expect(heldOptionsTotals(heldOptionsSelection(chosen, rooms, extras), extras)).toMatchObject({
      count: 2,
      bookingFee: 20,
      total: 420,
    })
    expect(fromHeldOptionsDraft(toHeldOptionsDraft(chosen))).toEqual(chosen)
  })
})

describe('after an adding that worked', () => {
  it('stays what was chosen meanwhile', () => {
    const sent = setRoomQuantity(noRooms, room('R1'), 1)
    expect(withoutAddedRooms(setRoomQuantity(sent, room('R1'), 3), sent).rooms.map(({ key }) => key)).toEqual([2, 3])
    const [board, other] = [
      { lineId: 'r1', extraId: 'Board', optionId: 'half' },
      { lineId: 'r1', extraId: 'Board', optionId: 'full' },
    ]
    expect(withoutAddedOptions([{ ...board }, other], [board])).toEqual([other])
  })
})

describe('what went off sale', () => {
  const chosen = chooseRoomOption(setRoomQuantity(noRooms, room('R1'), 1), 1, 'Board', 'half')
  const board = extra('Board', option('half'))
  it.each([
    ['is nothing while all is offered', house(room('R1')), [board], false],
    ['is a room', house(room('R2')), [board], true],
    ['is an option', house(room('R1')), [], true],
    ['is not an option while the options are not known', house(room('R1')), null, false],
  ])('%s', (_what, offered, extras, gone) => {
    expect(roomsGoneOffSale(chosen, [offered], extras)).toBe(gone)
  })
})
