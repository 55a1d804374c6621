import { describe, expect, it } from 'vitest'
import { deliveryProgress } from './deliveryProgress.js'

const told = (
  ...delivery: readonly ['eticket' | 'physical' | 'other', Parameters<typeof deliveryProgress>[0]['status']]
) => deliveryProgress({ type: delivery[0], status: delivery[1] }).map(({ status, state }) => `${status} ${state}`)

describe('the progress of a delivery', () => {
  it('ends ready to download where it is an e-ticket, on its way where it is posted', () => {
    expect(told('eticket', 'orderPlaced')).toEqual([
      'orderPlaced current',
      'beingPrepared toCome',
      'readyToDownload toCome',
    ])
    expect(told('physical', 'beingPrepared')).toEqual(['orderPlaced done', 'beingPrepared current', 'onItsWay toCome'])
  })

  it('is done at its last step', () => {
    expect(told('eticket', 'readyToDownload')).toEqual([
      'orderPlaced done',
      'beingPrepared done',
      'readyToDownload done',
    ])
    expect(told('physical', 'onItsWay')).toEqual(['orderPlaced done', 'beingPrepared done', 'onItsWay done'])
  })

  it('follows the status where it is not of the type', () => {
    expect(told('physical', 'readyToDownload')[2]).toBe('readyToDownload done')
    expect(told('other', 'readyToDownload')[2]).toBe('readyToDownload done')
  })

  it('has no steps where the status is not known', () => {
    expect(told('eticket', 'unknown')).toEqual([])
  })
})
