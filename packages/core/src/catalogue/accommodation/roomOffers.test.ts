import { describe, expect, it } from 'vitest'
import { noCost } from '../../money/Money.js'
import type { PurchaseRules } from '../onSale.js'
import type { Accommodation, Room, RoomExtra } from './AccommodationCatalogueApi.js'
import { accommodationsOnSale, roomExtrasOnSale } from './roomOffers.js'

const always = { onDashboard: true, from: null, until: null }
const never = { ...always, onDashboard: false }
const now = Date.parse('2027-03-10T12:00:00Z')

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
  it('have the rooms that may be bought, and are dropped without one', () => {
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
