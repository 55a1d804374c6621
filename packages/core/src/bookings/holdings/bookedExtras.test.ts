import { describe, expect, it } from 'vitest'
import { noCost } from '../../money/Money.js'
import { aBooking } from '../../testing/aBooking.js'
import { extrasOf } from './bookedExtras.js'
import type { HeldExtra } from './Holdings.js'

const extra = (id: string, option: string, paxId: number): HeldExtra => ({
  id,
  extraId: '1',
  name: 'City tour',
  option,
  optionId: null,
  groupId: null,
  groupName: '',
  accommodationId: null,
  otherInformation: '',
  priceDisplayCode: 1,
  paxId,
  cost: noCost,
})

describe('the extras of a trip', () => {
  it('stand by name and option, each with who has them', () => {
    const pax = [
      { id: 1, customerId: null, lead: true, cancelled: false, firstName: 'Amelia', lastName: 'Hart' },
      { id: 2, customerId: null, lead: false, cancelled: true, firstName: 'Sofia', lastName: 'Lang' },
    ]
    const extras = [extra('1', 'Morning', 1), extra('2', '', 1), extra('3', 'Morning', 2)]
    const insurance = [
      { id: '1', name: 'Travel insurance', cost: noCost },
      { id: '2', name: 'Travel insurance', cost: noCost },
    ]
    expect(extrasOf({ ...aBooking('SUN1'), pax, extras, insurance })).toEqual({
      extras: [
        { name: 'City tour: Morning', count: 2, people: ['Amelia Hart'] },
        { name: 'City tour', count: 1, people: ['Amelia Hart'] },
      ],
      insurance: ['Travel insurance'],
    })
  })
})
