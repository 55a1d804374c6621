import { describe, expect, it } from 'vitest'
import { basketExtra, basketRoom, basketTransport } from '../testing/inMemoryBasketItems.js'
import { emptyBasket, ticketLine } from '../testing/InMemoryBasketApi.js'
import type { Basket } from './Basket.js'
import { basketOverview, itemsOf } from './basketOverview.js'
import { alikeRooms, allLines, extraToRemove, keyOfLine, pickedLines, roomsToRemove } from './pickedLines.js'
import { withRoomExtras } from './roomExtras.js'

const basket: Basket = withRoomExtras({
  ...emptyBasket,
  accommodations: [basketRoom('r1'), basketRoom('r2', { roomId: 'other' }), basketRoom('r3')],
  extras: [basketExtra('of r1', { accommodationId: 'A1', groupId: 1 }), basketExtra('general', { option: '' })],
  tickets: [ticketLine('t1')],
  transport: [basketTransport('c1')],
})
const { sections } = basketOverview(basket)

describe('lines that are picked', () => {
  it('take the extras of a room with it, and nothing else', () => {
    const picked = pickedLines(sections, new Set(['accommodations/r1', 'transport/c1']))
    expect(itemsOf(picked)).toEqual({
      accommodations: ['r1'],
      extras: ['of r1'],
      tickets: [],
      transport: ['c1'],
      nameChanges: [],
      pax: [],
    })
  })

  it('leave the room where only its extra is picked, and forget what is gone', () => {
    expect(pickedLines(sections, new Set(['extras/of r1', 'tickets/gone'])).map(keyOfLine)).toEqual(['extras/of r1'])
    expect(allLines(sections)).toHaveLength(7)
  })
})

describe('rooms of one kind', () => {
  it('are offered together where there are several', () => {
    const [together, ...more] = alikeRooms(basket)
    expect(more).toEqual([])
    expect(together).toMatchObject({ accoId: 'r1', qty: 2 })
    expect(roomsToRemove(basket, { accoId: 'r1', qty: 2, roomName: '' }).map(({ id }) => id)).toEqual(['r1', 'r3'])
    expect(roomsToRemove(basket, { accoId: 'r3', qty: 1, roomName: '' }).map(({ id }) => id)).toEqual(['r3'])
    expect(roomsToRemove(basket, { accoId: 'gone', qty: 1, roomName: '' })).toEqual([])
  })
})

it('calls an extra by the value of its option, or by its name where it has none', () => {
  const [of, general] = basket.extras
  expect(extraToRemove(basket, 'of r1')).toEqual({ id: 'of r1', option: of?.option })
  expect(extraToRemove(basket, 'general')).toEqual({ id: 'general', option: general?.name })
  expect(extraToRemove(basket, 'gone')).toBeNull()
})
