import { describe, expect, it } from 'vitest'
import { tooMany } from '../../../test/basket/openBasket.js'
import { heldOptionsOf, holdingRooms, openRooms } from '../../../test/catalogue/openRooms.js'

describe('adding the whole choice', () => {
  it('stops at refused rooms, and reports refused extras', async () => {
    const open = await holdingRooms(['r1', 'R1'])
    open.shop.choose('R1', 1)
    open.shop.chooseHeldExtra('r1', 'Board', 'half')
    open.api.log.length = 0
    open.api.failNext('addRooms', tooMany)
    expect(await open.shop.add()).toMatchObject({ kind: 'failed' })
    expect(open.api.log.includes('addRoomExtras A1')).toBe(false)
    open.api.failNext('addRoomExtras', tooMany)
    expect(await open.shop.add()).toMatchObject({ kind: 'partlyAdded', left: 1 })
    expect([open.quantities(), heldOptionsOf(open).flat()]).toEqual([[0, 0], ['Option half']])
  })
})

describe('the page of an accommodation', () => {
  it('is loading until everything is loaded, and shows what is booked there', async () => {
    const open = openRooms()
    expect([open.shop.state$.value, open.list.state$.value]).toEqual([
      { kind: 'loading', name: null, booked: [] },
      { kind: 'loading', booked: [] },
    ])
    const opening = open.shop.open()
    expect(open.shop.state$.value.kind).toBe('loading')
    await opening
    await open.list.open()
    expect(open.shown()).toMatchObject({
      kind: 'choosing',
      name: 'Miramar',
      accommodation: { id: 'A1', name: 'Miramar', description: '', location: '', stars: null },
      extras: 'ready',
      isOutdated: false,
      outcome: { kind: 'none' },
    })
    expect(open.list.state$.value).toMatchObject({ kind: 'choosing', isOutdated: false })
  })
})
