import { describe, expect, it } from 'vitest'
import { noCost, minor } from '../../money/Money.js'
import { choiceSummary } from '../createShop.js'
import { chosenExtras, type ExtraOnSale, extraQuantity, setExtraQuantity, toAddExtrasInput } from './extraSelection.js'

const rules = { onDashboard: true, from: null, until: null }
const some = (available: number) => ({ freesale: false, available })
const costs = (price: number, bookingFee = 0) => ({ ...noCost, price: minor(price), bookingFee: minor(bookingFee) })
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

describe('chosen extras', () => {
  const chosen = setExtraQuantity(setExtraQuantity([], of('day'), 3), of('week'), 1)

  it('add up to their cost', () => {
    expect(choiceSummary(chosenExtras(chosen, extrasOnSale))).toMatchObject({
      count: 4,
      bookingFee: 100,
      total: 4 * 525,
    })
    expect([
      extraQuantity(chosen, of('day')),
      extraQuantity(setExtraQuantity(chosen, of('day'), 0), of('day')),
    ]).toEqual([3, 0])
  })

  it('are sent one by one, with the group of their option', () => {
    const sent = toAddExtrasInput(chosen, extrasOnSale)
    expect(sent.extras.map(({ optionId, groupId, name }) => [optionId, groupId, name])).toEqual([
      ['week', 1, 'Parking'],
      ['day', 1, 'Parking'],
      ['day', 1, 'Parking'],
      ['day', 1, 'Parking'],
    ])
    expect([toAddExtrasInput([], extrasOnSale), toAddExtrasInput(chosen, [])]).toEqual([{ extras: [] }, { extras: [] }])
  })
})
