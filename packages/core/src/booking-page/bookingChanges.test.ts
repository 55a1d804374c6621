import { describe, expect, it } from 'vitest'
import { paths } from '../navigation/paths.js'
import { offeredChanges } from './parts.js'

const reference = 'SUN1001'
const parts = [{ part: 'ticketDetails' as const }, { part: 'resale' as const }]
const deliveryUpdate = paths.deliveryUpdate(reference)
const changesOf = (held: { transferable: number | null; resalable: number | null }) =>
  offeredChanges({ reference, held, deliveryUpdate, parts }).map(({ change }) => change)

describe('what can be changed here', () => {
  it('is what the booking allows now, each with its page', () => {
    expect(offeredChanges({ reference, held: { transferable: 2, resalable: 1 }, deliveryUpdate, parts })).toEqual([
      { change: 'names', path: '/booking/SUN1001/ticket-details' },
      { change: 'resale', path: '/booking/SUN1001/resale' },
      { change: 'delivery', path: '/booking/SUN1001/delivery/update' },
    ])
  })

  it('excludes what is impossible or not known yet', () => {
    expect(changesOf({ transferable: 0, resalable: 0 })).toEqual(['delivery'])
    expect(changesOf({ transferable: null, resalable: null })).toEqual(['delivery'])
    expect(
      offeredChanges({ reference, held: { transferable: 2, resalable: 1 }, deliveryUpdate: null, parts: [] }),
    ).toEqual([])
  })

  it('excludes what is no part of the booking, whatever else it has', () => {
    const held = { transferable: 2, resalable: 1 }
    const of = (part: 'ticketDetails' | 'resale') =>
      offeredChanges({ reference, held, deliveryUpdate: null, parts: [{ part }] }).map(({ change }) => change)
    expect([of('ticketDetails'), of('resale')]).toEqual([['names'], ['resale']])
  })
})
