import { describe, expect, it } from 'vitest'
import { aDelivery } from '../testing/aDelivery.js'
import { changeableDelivery, deliveryAddresses } from './addressChange.js'

const posted = aDelivery({ id: 'posted', type: 'physical', allocationId: '51' })
const underWay = aDelivery({ id: 'under way', type: 'physical', allocationId: '52', status: 'onItsWay' })
const downloaded = aDelivery({ id: 'downloaded' })
const changes = (...deliveries: readonly (typeof posted)[]) =>
  deliveryAddresses({ deliveries }).map(({ change }) => change)

describe('the address of a delivery', () => {
  it('can be changed until it is on its way', () => {
    expect(changes(posted)).toEqual(['open'])
    expect(changes(aDelivery({ allocationId: '51', status: 'beingPrepared' }))).toEqual(['open'])
    expect(changes(underWay)).toEqual(['onItsWay'])
  })

  it('is none where there is nothing to change it by', () => {
    expect(changes(downloaded)).toEqual(['withoutAddress'])
    expect(changes(aDelivery({ status: 'onItsWay' }))).toEqual(['onItsWay'])
  })

  it('can be changed for the first delivery alone', () => {
    expect(changes(posted, posted, underWay, downloaded)).toEqual(['open', 'notTheFirst', 'onItsWay', 'withoutAddress'])
    expect(changes(downloaded, posted)).toEqual(['withoutAddress', 'notTheFirst'])
  })

  it('belongs to the delivery that a form is about', () => {
    expect(changeableDelivery({ deliveries: [posted, underWay] })).toBe(posted)
    expect(changeableDelivery({ deliveries: [underWay, posted] })).toBeNull()
    expect(changeableDelivery({ deliveries: [] })).toBeNull()
  })
})
