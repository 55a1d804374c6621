import { expect, it } from 'vitest'
import { deliveryName } from './deliveryName'

const types = { eticket: 'E-tickets', physical: 'By post', other: 'Another way' }

it('a delivery is named by its type if it has no name', () => {
  expect(deliveryName({ name: 'Wristbands', type: 'physical' }, types)).toBe('Wristbands')
  expect(deliveryName({ name: '', type: 'physical' }, types)).toBe('By post')
})
