import { describe, expect, it } from 'vitest'
import { changeableDelivery, deliveryProgress, fixedAddress, trackingOf } from './deliveries.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'

const told = (
  ...delivery: readonly ['eticket' | 'physical' | 'other', Parameters<typeof deliveryProgress>[0]['status']]
) => deliveryProgress({ type: delivery[0], status: delivery[1] }).map(({ status, state }) => `${status} ${state}`)

describe('the progress of a delivery', () => {
  it('ends with ready to download for an e-ticket, and on its way for post', () => {
    expect(told('eticket', 'orderPlaced')).toEqual([
      'orderPlaced current',
      'beingPrepared toCome',
      'readyToDownload toCome',
    ])
    expect(told('physical', 'beingPrepared')).toEqual(['orderPlaced done', 'beingPrepared current', 'onItsWay toCome'])
  })

  it('follows the status if it does not fit the type', () => {
    expect(told('physical', 'readyToDownload')[2]).toBe('readyToDownload done')
    expect(told('other', 'readyToDownload')[2]).toBe('readyToDownload done')
    expect(told('eticket', 'onItsWay')[2]).toBe('onItsWay done')
    expect(told('other', 'orderPlaced')[2]).toBe('onItsWay toCome')
  })

  it('has no steps if the status is not known', () => {
    expect(told('eticket', 'unknown')).toEqual([])
  })
})

const sent = aDelivery({ id: 'posted', type: 'physical', allocationId: '51' })
const underWay = aDelivery({ id: 'under way', type: 'physical', allocationId: '52', status: 'onItsWay' })
const downloaded = aDelivery({ id: 'downloaded' })
const changes = (...deliveries: readonly (typeof sent)[]) =>
  deliveries.map((delivery, index) => fixedAddress(delivery, index))

describe('the address of a delivery', () => {
  it('can be changed for the first delivery only, if it has an allocation and is not on its way', () => {
    expect(changes(aDelivery({ allocationId: '51', status: 'beingPrepared' }))).toEqual([null])
    expect(changes(aDelivery({ status: 'onItsWay' }))).toEqual(['onItsWay'])
    expect(changes(sent, sent, underWay, downloaded)).toEqual([null, 'notTheFirst', 'onItsWay', 'withoutAddress'])
    expect(changes(downloaded, sent)).toEqual(['withoutAddress', 'notTheFirst'])
  })

  it('belongs to the delivery of the form', () => {
    expect(changeableDelivery({ deliveries: [sent, underWay] })).toBe(sent)
    expect(changeableDelivery({ deliveries: [underWay, sent] })).toBeNull()
    expect(changeableDelivery({ deliveries: [] })).toBeNull()
  })
})

const posted = aDelivery({
  status: 'onItsWay',
  trackingId: 'RM 1/2',
  trackingUrl: 'https://post.example/track?id={tracking_id}',
})

describe('the tracking link', () => {
  it('leads to the postal service with the id in its place', () => {
    expect(trackingOf(posted)?.address).toBe('https://post.example/track?id=RM%201%2F2')
  })

  it.each([
    ['none is given', null],
    ['it is empty', ''],
    ['it is not encrypted', 'http://post.example/{tracking_id}'],
    ['it is not one of the web', 'javascript:alert(1)'],
  ])('leads to the default page if %s', (_, trackingUrl) => {
    expect(trackingOf({ ...posted, trackingUrl })?.address).toBe(
      'https://www.royalmail.com/track-your-item#/tracking-results/RM%201%2F2',
    )
  })
})

describe('the tracking number', () => {
  it('is shown while the delivery is on its way, whatever page there is', () => {
    expect(trackingOf({ ...posted, trackingUrl: null })?.number).toBe('RM 1/2')
    expect(trackingOf({ ...posted, trackingId: 'RM\ud800' })).toEqual({ number: 'RM\ud800', address: null })
  })

  it.each([
    ['it is not on its way', { status: 'beingPrepared' }],
    ['there is none', { trackingId: null }],
    ['it is empty', { trackingId: ' ' }],
  ] as const)('is hidden if %s', (_, changes) => {
    expect(trackingOf({ ...posted, ...changes })).toBeNull()
  })
})
