import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccommodationOnSale, Room, RoomExtra } from '../accommodation/AccommodationCatalogue.js'
import { basketRoom } from '../../testing/inMemoryBasketItems.js'
import { noCost } from '../../money/Cost.js'
import { minor } from '../../money/Money.js'
import { fromRoomDraft, toRoomDraft } from '../choiceDrafts.js'
import type { ExtraOnSale } from '../extras/ExtraOnSale.js'
import {
  extraQuantity,
  type ExtraSelection,
  extraSelectionProblems,
  extraSelectionTotals,
  fromExtraDraft,
  setExtraQuantity,
  toAddExtrasInput,
  toExtraDraft,
} from '../extras/ExtraSelection.js'
import { optionPrice } from '../optionPrice.js'
import {
  chooseRoomOption,
  heldRoomsSelection,
  noRooms,
  roomQuantity,
  type RoomSelection,
  setRoomQuantity,
} from '../accommodation/RoomSelection.js'
import { roomSelectionProblems } from '../accommodation/roomSelectionProblems.js'
import { roomSelectionTotals } from '../accommodation/roomSelectionTotals.js'
import { toAddAccommodationInput, toAddAccommodationOptionsInput } from '../accommodation/toAddAccommodationInput.js'

const rules = { onDashboard: true, from: null, until: null }
const some = (available: number) => ({ freesale: false, available })
const costs = (price: number, bookingFee = 0) => ({ ...noCost, price: minor(price), bookingFee: minor(bookingFee) })
const room = (id: string, accommodationId = 'A1', available = 2): Room => ({
  id,
  accommodationId,
  name: `Room ${id}`,
  description: '',
  sleeps: null,
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  cost: costs(1000, 50),
  rules,
  availability: some(available),
})
const house = (id: string, ...rooms: readonly Room[]): AccommodationOnSale => ({
  id,
  name: id,
  description: '',
  location: '',
  stars: null,
  rooms,
})
const onSale = [house('A1', room('R1'), room('R2')), house('A2', room('R1', 'A2'))]
const breakfast: RoomExtra = {
  extraId: 'X1',
  accommodationId: 'A1',
  roomId: null,
  name: 'Breakfast',
  description: '',
  rules,
  options: [
    { optionId: 'daily', value: 'Every day', cost: costs(200, 10), priceDisplayCode: 1, availability: some(2) },
  ],
}
const cot: RoomExtra = { ...breakfast, extraId: 'X2', name: 'Cot', roomId: 'R2' }
const extras = [breakfast, cot]

describe('rooms that are chosen', () => {
  const two = setRoomQuantity(setRoomQuantity(noRooms, room('R1'), 2), room('R2'), 1)

  it('are as many of a kind as wanted, whatever was wanted before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('R1', 'R2'), fc.nat(4))), (steps) => {
        const end = steps.reduce((selection, [id, quantity]) => setRoomQuantity(selection, room(id), quantity), noRooms)
        const wanted = (id: string): number => steps.findLast(([one]) => one === id)?.[1] ?? 0
        expect(['R1', 'R2'].map((id) => roomQuantity(end, room(id)))).toEqual(['R1', 'R2'].map(wanted))
        expect(new Set(end.rooms.map(({ key }) => key)).size).toBe(end.rooms.length)
      }),
    )
  })

  it('keep their options while others come and go', () => {
    const chosen = chooseRoomOption(two, 1, 'X1', 'daily')
    const fewer = setRoomQuantity(chosen, room('R1'), 1)
    expect(fewer.rooms.find(({ key }) => key === 1)?.options).toHaveLength(1)
    expect(chooseRoomOption(chosen, 1, 'X1', null).rooms[0]?.options).toEqual([])
  })

  it('have at most one option of an extra', () => {
    const chosen = chooseRoomOption(chooseRoomOption(two, 1, 'X1', 'daily'), 1, 'X1', 'weekend')
    expect(chosen.rooms[0]?.options).toEqual([{ extraId: 'X1', optionId: 'weekend', otherInformation: '' }])
  })

  it('come to what they and their extras cost, before anything is added', () => {
    const chosen = chooseRoomOption(chooseRoomOption(two, 1, 'X1', 'daily'), 3, 'X1', 'daily')
    const totals = roomSelectionTotals(chosen, onSale, extras)
    expect(totals).toMatchObject({ count: 3, bookingFee: 170, total: 3 * 1050 + 2 * 210 })
    expect(totals.rooms.map((line) => [line.room.id, line.quantity])).toEqual([
      ['R1', 2],
      ['R2', 1],
    ])
    expect(totals.options.map(({ extra, quantity }) => [extra.name, quantity])).toEqual([['Breakfast', 2]])
  })

  it('are no more than there are, and neither are their options', () => {
    const three = setRoomQuantity(two, room('R1'), 3)
    expect(roomSelectionProblems(three, onSale, extras)).toEqual([
      { kind: 'tooManyRooms', accommodationId: 'A1', roomId: 'R1', available: 2 },
    ])
    const options = [1, 2, 3].reduce((selection, key) => chooseRoomOption(selection, key, 'X1', 'daily'), two)
    expect(roomSelectionProblems(options, onSale, extras)).toEqual([
      { kind: 'tooManyOptions', extraId: 'X1', optionId: 'daily', available: 2 },
    ])
    expect([toAddAccommodationInput(three, onSale, extras), toAddAccommodationInput(options, onSale, extras)]).toEqual([
      null,
      null,
    ])
  })

  it('are sent one by one, each with its extras', () => {
    const chosen = chooseRoomOption(
      chooseRoomOption(setRoomQuantity(two, room('R1', 'A2'), 1), 2, 'X1', 'daily'),
      3,
      'X2',
      'daily',
      'By the window',
    )
    expect(toAddAccommodationInput(chosen, onSale, extras)).toEqual({
      rooms: [
        { accommodationId: 'A1', roomId: 'R1', name: 'Room R1', extras: [] },
        {
          accommodationId: 'A1',
          roomId: 'R1',
          name: 'Room R1',
          extras: [{ extraId: 'X1', optionId: 'daily', name: 'Breakfast', otherInformation: '' }],
        },
        {
          accommodationId: 'A1',
          roomId: 'R2',
          name: 'Room R2',
          extras: [{ extraId: 'X2', optionId: 'daily', name: 'Cot', otherInformation: 'By the window' }],
        },
        { accommodationId: 'A2', roomId: 'R1', name: 'Room R1', extras: [] },
      ],
    })
  })

  it('are not sent where they, or their extras, are no longer on sale', () => {
    const chosen = chooseRoomOption(two, 1, 'X2', 'daily')
    expect(toAddAccommodationInput(chosen, onSale, extras)?.rooms.map((one) => one.extras)).toEqual([[], [], []])
    expect(toAddAccommodationInput(two, [house('A1', room('R2'))], extras)?.rooms).toHaveLength(1)
    expect(toAddAccommodationInput(two, [], extras)).toBeNull()
  })

  it('may be held already: then their options alone are sent', () => {
    const held = [basketRoom('r1'), basketRoom('r2', { accommodationId: 'A2' }), basketRoom('r3', { roomId: 'R2' })]
    const nothing = heldRoomsSelection(held)
    expect(toAddAccommodationOptionsInput(nothing, held, extras)).toBeNull()
    expect(toAddAccommodationOptionsInput(chooseRoomOption(nothing, 3, 'X2', 'daily'), held, extras)).toEqual({
      extras: [{ roomLineId: 'r3', extraId: 'X2', optionId: 'daily', name: 'Cot', otherInformation: '' }],
    })
  })
})

const parking = (optionId: string, available: number) => ({
  optionId,
  extraId: 'E1',
  groupId: 1,
  value: optionId,
  cost: costs(500, 25),
  priceDisplayCode: 1,
  availability: some(available),
})
const extrasOnSale: readonly ExtraOnSale[] = [
  {
    id: 'E1',
    name: 'Parking',
    description: '',
    rules,
    groups: [{ groupId: 1, name: 'Days', options: [parking('week', 2), parking('day', 9)] }],
  },
]
const of = (optionId: string) => ({ extraId: 'E1', optionId })

describe('extras that are chosen', () => {
  const chosen = setExtraQuantity(setExtraQuantity([], of('day'), 3), of('week'), 1)

  it('come to what they cost', () => {
    expect(extraSelectionTotals(chosen, extrasOnSale)).toMatchObject({ count: 4, bookingFee: 100, total: 4 * 525 })
    expect([
      extraQuantity(chosen, of('day')),
      extraQuantity(setExtraQuantity(chosen, of('day'), 0), of('day')),
    ]).toEqual([3, 0])
  })

  it('are no more than there are', () => {
    const tooMany = setExtraQuantity(chosen, of('week'), 3)
    expect(extraSelectionProblems(tooMany, extrasOnSale)).toEqual([{ kind: 'tooMany', ...of('week'), available: 2 }])
    expect(toAddExtrasInput(tooMany, extrasOnSale)).toBeNull()
  })

  it('are sent one by one, with the group of their option', () => {
    const sent = toAddExtrasInput(chosen, extrasOnSale)
    expect(sent?.extras.map(({ optionId, groupId, name }) => [optionId, groupId, name])).toEqual([
      ['week', 1, 'Parking'],
      ['day', 1, 'Parking'],
      ['day', 1, 'Parking'],
      ['day', 1, 'Parking'],
    ])
    expect([toAddExtrasInput([], extrasOnSale), toAddExtrasInput(chosen, [])]).toEqual([null, null])
  })

  it.each([
    [1, { kind: 'amount', amount: 525 }],
    [2, { kind: 'hidden' }],
    [3, { kind: 'free' }],
    [4, { kind: 'included' }],
  ])('show their price by the display code %i', (priceDisplayCode, price) => {
    expect(optionPrice({ ...parking('day', 1), priceDisplayCode })).toEqual(price)
  })
})

describe('choices as a draft', () => {
  const id = fc.oneof(fc.string(), fc.constantFrom('a/b', '', 'é%'))
  it('come back as they were', () => {
    const options = fc.uniqueArray(fc.record({ extraId: id, optionId: id, otherInformation: id }), {
      selector: ({ extraId }) => extraId,
    })
    const rooms = fc.array(fc.record({ accommodationId: id, roomId: id, options }), { maxLength: 4 })
    fc.assert(
      fc.property(rooms, (chosen) => {
        const selection: RoomSelection = {
          rooms: chosen.map((one, place) => ({ ...one, key: place + 1 })),
          nextKey: chosen.length + 1,
        }
        expect(fromRoomDraft(toRoomDraft(selection))).toEqual(selection)
      }),
    )
    const quantities = fc.uniqueArray(
      fc.record({ extraId: id, optionId: id, quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ extraId, optionId }) => JSON.stringify([extraId, optionId]),
      },
    )
    const sorted = (selection: ExtraSelection) =>
      selection.map((one) => JSON.stringify([one.extraId, one.optionId, one.quantity])).toSorted()
    fc.assert(
      fc.property(quantities, (selection) => {
        expect(sorted(fromExtraDraft(toExtraDraft(selection)))).toEqual(sorted(selection))
      }),
    )
  })
})
