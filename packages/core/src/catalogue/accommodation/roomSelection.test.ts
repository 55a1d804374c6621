import { expect, it } from 'vitest'
import { roomQuantity, setRoomQuantity } from './roomSelection.js'

it('has the number of rooms that was set, and never fewer than none', () => {
  const room = { accommodationId: 'inn', id: 'twin' }
  const other = { accommodationId: 'inn', id: 'double' }
  const two = setRoomQuantity(setRoomQuantity({ rooms: [], nextKey: 1 }, room, 2), other, 1)
  expect([two, setRoomQuantity(two, room, 1)].map(({ rooms }) => rooms.map(({ key }) => key))).toEqual([
    [1, 2, 3],
    [1, 3],
  ])
  for (const quantity of [2, -1]) expect(setRoomQuantity(two, room, quantity)).toBe(two)
  expect(roomQuantity(setRoomQuantity(two, room, 0), room)).toBe(0)
})
