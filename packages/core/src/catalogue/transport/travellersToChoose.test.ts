import { expect, it } from 'vitest'
import { basketTransport } from '../../testing/inMemoryBasketItems.js'
import { passenger } from '../../testing/InMemoryBasketApi.js'
import { travellersToChoose } from './travellersToChoose.js'

it('offers a seat to everybody who is not cancelled, and says who has one', () => {
  const pax = [passenger(1), { ...passenger(2), firstName: 'Theo' }, { ...passenger(3), cancelled: true }]
  expect(travellersToChoose(pax, [{ ...basketTransport('c1'), paxId: 2 }])).toEqual([
    { paxId: 1, name: 'Amelia Hart', lead: true, hasTransport: false },
    { paxId: 2, name: 'Theo Hart', lead: false, hasTransport: true },
  ])
})
