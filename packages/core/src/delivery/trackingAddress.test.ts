import { describe, expect, it } from 'vitest'
import { aDelivery } from '../testing/aDelivery.js'
import { trackingAddress, trackingNumber } from './trackingAddress.js'

const posted = aDelivery({
  status: 'onItsWay',
  trackingId: 'RM 1/2',
  trackingUrl: 'https://post.example/track?id={tracking_id}',
})

describe('the tracking link', () => {
  it('leads to the postal service with the id in its place', () => {
    expect(trackingAddress(posted)).toBe('https://post.example/track?id=RM%201%2F2')
  })

  it.each([
    ['it is not on its way', { status: 'beingPrepared' }],
    ['there is no tracking id', { trackingId: null }],
    ['the tracking id is empty', { trackingId: '' }],
    ['its tracking id is broken', { trackingId: 'RM\ud800' }],
  ] as const)('is not shown where %s', (_, changes) => {
    expect(trackingAddress({ ...posted, ...changes })).toBeNull()
  })

  it.each([
    ['none is given', null],
    ['it is empty', ''],
    ['it is not encrypted', 'http://post.example/{tracking_id}'],
    ['it is not one of the web', 'javascript:alert(1)'],
  ])('leads to a page of its own where %s', (_, trackingUrl) => {
    expect(trackingAddress({ ...posted, trackingUrl })).toBe(
      'https://www.royalmail.com/track-your-item#/tracking-results/RM%201%2F2',
    )
  })
})

describe('the tracking number', () => {
  it('is there while the delivery is on its way, whatever page there is', () => {
    expect(trackingNumber({ ...posted, trackingUrl: null })).toBe('RM 1/2')
    expect(trackingNumber({ ...posted, trackingId: 'RM\ud800' })).toBe('RM\ud800')
  })

  it.each([
    ['it is not on its way', { status: 'beingPrepared' }],
    ['there is none', { trackingId: null }],
    ['it is empty', { trackingId: ' ' }],
  ] as const)('is not there where %s', (_, changes) => {
    expect(trackingNumber({ ...posted, ...changes })).toBeNull()
  })
})
