import { describe, expect, it } from 'vitest'
import { noCost } from '../../money/Money.js'
import type { Extra } from './ExtrasCatalogueApi.js'
import { extrasOnSale } from './extraSelection.js'

const inMarch = { now: () => Date.parse('2027-03-10') }

describe('extras that can be bought now', () => {
  const option = (optionId: string, groupId: number, extraId = 'e') => ({
    optionId,
    groupId,
    extraId,
    value: optionId,
    cost: noCost,
    priceDisplayCode: 1,
  })
  const offered = (change: Partial<Extra> = {}): Extra => ({
    id: 'e',
    name: 'Parking',
    description: '',
    rules: { onDashboard: true, from: null, until: null },
    groups: [
      { groupId: 1, extraId: 'e', name: 'Days' },
      { groupId: 2, extraId: 'e', name: 'Nights' },
      { groupId: 3, extraId: 'other', name: '' },
    ],
    options: [option('o1', 1), option('o2', 2), option('o3', 1), option('o4', 1, 'other'), option('o5', 3)],
    ...change,
  })
  const available = { freesale: false, available: 2 }
  const entry = (optionId: string, extraId = 'e') => ({ extraId, optionId, availability: available })

  it('have their options in their groups, with availability', () => {
    const entries = ['o1', 'o2', 'o3', 'o4', 'o5'].map((id) => entry(id))
    const [shown, ...others] = extrasOnSale([offered()], entries, inMarch.now())
    expect(shown?.groups.map(({ groupId, options }) => [groupId, options.map(({ optionId }) => optionId)])).toEqual([
      [1, ['o1', 'o3']],
      [2, ['o2']],
    ])
    expect([shown?.groups[0]?.options[0]?.availability, others]).toEqual([available, []])
  })

  it('leave out options without an availability entry, and then empty extras', () => {
    expect(extrasOnSale([offered()], [entry('o3'), entry('o1', 'other')], inMarch.now())[0]?.groups).toMatchObject([
      { groupId: 1, options: [{ optionId: 'o3' }] },
    ])
    expect(extrasOnSale([offered()], [], inMarch.now())).toEqual([])
  })

  it('follow the purchase rules', () => {
    expect(
      extrasOnSale([offered({ rules: { onDashboard: false, from: null, until: null } })], [entry('o1')], inMarch.now()),
    ).toEqual([])
  })
})
