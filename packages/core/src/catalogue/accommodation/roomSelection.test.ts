import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeDraft, encodeDraft } from '../../session/Drafts.js'
import { noRooms, roomQuantity, setRoomQuantity } from './roomSelection.js'

const id = fc.oneof(fc.string(), fc.constantFrom('a/b', '', 'é%'))

it('is restored from a draft as it was', () => {
  const options = fc.uniqueArray(fc.record({ extraId: id, optionId: id, otherInformation: id }), {
    selector: ({ extraId }) => extraId,
  })
  const lineId = fc.option(id)
  const rooms = fc.array(fc.record({ lineId, accommodationId: id, roomId: id, options }), { maxLength: 4 })
  fc.assert(
    fc.property(rooms, (chosen) => {
      const selection = {
        rooms: chosen.map((one, index) => ({ ...one, key: index + 1 })),
        nextKey: chosen.length + 1,
      }
      expect(decodeDraft(encodeDraft(selection), noRooms)).toEqual(selection)
    }),
  )
})

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
