import { describe, expect, it } from 'vitest'
import type { PurchaseRules } from './tickets/PurchaseRules.js'
import { noCost } from '../money/Money.js'
import type { Accommodation, Room, RoomExtra } from './accommodation/AccommodationCatalogue.js'
import type { Extra } from './extras/ExtrasCatalogue.js'
import { mayBuy } from './tickets/mayBuy.js'
import { accommodationsOnSale, extrasOnSale, roomExtrasOnSale } from './onSaleNow.js'

const at = (text: string): number => Date.parse(text)
const always = { onDashboard: true, from: null, until: null }
const never = { ...always, onDashboard: false }
const now = at('2027-03-10T12:00:00Z')

describe('what may be bought on the dashboard', () => {
  const within = { onDashboard: true, from: '2027-03-01', until: '2027-03-31' }
  it.each([
    ['not before its first day', '2027-02-28T23:59:59.999Z', within, false],
    ['from the start of its first day', '2027-03-01T00:00:00Z', within, true],
    ['until the end of its last day', '2027-03-31T23:59:59.999Z', within, true],
    ['not after its last day', '2027-04-01T00:00:00Z', within, false],
    [
      'at its last instant, where it has a time',
      '2027-03-31T18:00:00Z',
      { ...within, until: '2027-03-31T18:00:00Z' },
      true,
    ],
    ['not after its last instant', '2027-03-31T18:00:00.001Z', { ...within, until: '2027-03-31T18:00:00Z' }, false],
    ['at any time without dates', '2030-01-01T00:00:00Z', always, true],
    ['never where purchase_dashboard is not set', '2027-03-10T00:00:00Z', { ...within, onDashboard: false }, false],
  ])('is that %s', (_when, instant, rules, expected) => {
    expect(mayBuy(rules, at(instant))).toBe(expected)
  })
})

const house = (id: string): Accommodation => ({ id, name: `House ${id}`, description: '', location: '', stars: null })
const available = { freesale: false, available: 2 }
const room = (id: string, accommodationId: string, rules: PurchaseRules = always): Room => ({
  id,
  accommodationId,
  name: `Room ${id}`,
  description: '',
  sleeps: null,
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  cost: noCost,
  rules,
  availability: available,
})

describe('accommodations on sale', () => {
  it('have the rooms of theirs that may be bought, and are dropped without one', () => {
    const rooms = [room('1', 'a'), room('2', 'a', never), room('3', 'b', { ...always, until: '2027-03-09' })]
    const shown = accommodationsOnSale([house('a'), house('b'), house('c')], rooms, now)
    expect(shown).toEqual([{ ...house('a'), rooms: [room('1', 'a')] }])
  })
})

describe('extras of rooms on sale', () => {
  it('are those that may be bought and have an option', () => {
    const option = { optionId: 'O1', value: 'Every day', cost: noCost, priceDisplayCode: 1, availability: available }
    const extra = (extraId: string, change: Partial<RoomExtra> = {}): RoomExtra => ({
      extraId,
      accommodationId: 'a',
      roomId: null,
      name: '',
      description: '',
      rules: always,
      options: [option],
      ...change,
    })
    const shown = roomExtrasOnSale([extra('1'), extra('2', { rules: never }), extra('3', { options: [] })], now)
    expect(shown.map(({ extraId }) => extraId)).toEqual(['1'])
  })
})

describe('extras on sale', () => {
  const option = (optionId: string, groupId: number, extraId = 'e') => ({
    optionId,
    groupId,
    extraId,
    value: optionId,
    cost: noCost,
    priceDisplayCode: 1,
  })
  const extra = (change: Partial<Extra> = {}): Extra => ({
    id: 'e',
    name: 'Parking',
    description: '',
    rules: always,
    groups: [
      { groupId: 1, extraId: 'e', name: 'Days' },
      { groupId: 2, extraId: 'e', name: 'Nights' },
      { groupId: 3, extraId: 'other', name: '' },
    ],
    options: [option('o1', 1), option('o2', 2), option('o3', 1), option('o4', 1, 'other'), option('o5', 3)],
    ...change,
  })
  const entry = (optionId: string, extraId = 'e') => ({ extraId, optionId, availability: available })

  it('have their options in the groups that they are linked to, with how many there are', () => {
    const entries = ['o1', 'o2', 'o3', 'o4', 'o5'].map((id) => entry(id))
    const [shown, ...others] = extrasOnSale([extra()], entries, now)
    expect(shown?.groups.map(({ groupId, options }) => [groupId, options.map(({ optionId }) => optionId)])).toEqual([
      [1, ['o1', 'o3']],
      [2, ['o2']],
    ])
    expect([shown?.groups[0]?.options[0]?.availability, others]).toEqual([available, []])
  })

  it('leave out what has no availability entry, and what is empty then', () => {
    expect(extrasOnSale([extra()], [entry('o3'), entry('o1', 'other')], now)[0]?.groups).toMatchObject([
      { groupId: 1, options: [{ optionId: 'o3' }] },
    ])
    expect(extrasOnSale([extra()], [], now)).toEqual([])
  })

  it('are those that may be bought', () => {
    expect(extrasOnSale([extra({ rules: never })], [entry('o1')], now)).toEqual([])
  })
})
