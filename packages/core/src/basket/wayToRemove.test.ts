import { describe, expect, it } from 'vitest'
import { basketExtra, basketRoom, basketTransport } from '../testing/inMemoryBasketItems.js'
import { emptyBasket, ticketLine } from '../testing/InMemoryBasketApi.js'
import { basketOverview } from './basketOverview.js'
import { allLines } from './pickedLines.js'
import { withRoomExtras } from './roomExtras.js'
import { keysOfRemoval, wayToRemove, wayToRemoveRooms } from './wayToRemove.js'

const basket = withRoomExtras({
  ...emptyBasket,
  accommodations: [basketRoom('r1'), basketRoom('r2', { roomId: 'other' }), basketRoom('r3')],
  extras: [basketExtra('of r3', { accommodationId: 'A1', groupId: 3 }), basketExtra('e1')],
  tickets: [ticketLine('t1')],
  transport: [basketTransport('c1')],
})
const wayOf = (wanted: string) => {
  const line = allLines(basketOverview(basket).sections).find(({ id }) => id === wanted)
  if (line === undefined) throw new Error(`no line ${wanted}`)
  return wayToRemove(basket, line)
}

describe('how something is removed', () => {
  it('is by accoId for a room', () => {
    const way = wayOf('r1')
    expect(way).toMatchObject({
      kind: 'rooms',
      input: { accoId: 'r1', qty: 1, roomName: basket.accommodations[0]?.roomName },
    })
    expect(keysOfRemoval(way, basket)).toEqual(['accommodations/r1'])
  })

  it('takes the extras of a room with it', () => {
    expect(wayOf('r3')).toEqual({ kind: 'items', input: { accommodations: ['r3'], extras: ['of r3'] } })
    const together = wayToRemoveRooms(basket, { accoId: 'r1', qty: 2, roomName: 'Double' })
    expect(together).toEqual({ kind: 'items', input: { accommodations: ['r1', 'r3'], extras: ['of r3'] } })
    expect(keysOfRemoval(together, basket)).toEqual(['accommodations/r1', 'accommodations/r3', 'extras/of r3'])
  })

  it('quotes the option of an extra, and is one of several for the rest', () => {
    expect(wayOf('e1')).toMatchObject({ kind: 'extras', input: { extrasToRemove: [{ id: 'e1' }] } })
    expect(keysOfRemoval(wayOf('e1'), basket)).toEqual(['extras/e1'])
    expect(wayOf('t1')).toMatchObject({ kind: 'items', input: { tickets: ['t1'], transport: [] } })
    expect(wayOf('c1')).toMatchObject({ kind: 'items', input: { tickets: [], transport: ['c1'] } })
  })
})
