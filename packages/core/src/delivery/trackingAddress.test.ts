import { describe, expect, it } from 'vitest'
import { aDelivery } from '../testing/aDelivery.js'
import { trackingAddress } from './trackingAddress.js'

const posted = aDelivery({ status: 'onItsWay', trackingId: 'RM 1/2', trackingUrl: 'https://post.example/track?id={tracking_id}' })

describe('the tracking link', () => {
  it('leads to the postal service with the id in its place', () => {
    expect(trackingAddress(posted)).toBe('https://post.example/track?id=RM%201%2F2')
  })

  it.each([
    ['it is not on its way', { status: 'beingPrepared' }],
    ['there is no tracking id', { trackingId: null }],
    ['the tracking id is empty', { trackingId: '' }],
    ['there is no page to lead to', { trackingUrl: null }],
    ['its tracking id is broken', { trackingId: 'RM\ud800' }],
    ['the address is not encrypted', { trackingUrl: 'http://post.example/{tracking_id}' }],
    ['the address is not one of the web', { trackingUrl: 'javascript:alert(1)' }],
  ] as const)('is not shown where %s', (_, changes) => {
    expect(trackingAddress({ ...posted, ...changes })).toBeNull()
  })
})
