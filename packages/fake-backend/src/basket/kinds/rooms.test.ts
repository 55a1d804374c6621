import { accommodationCatalogueEndpoints as stays, basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { addRoomExtras, addRooms } from '../../../test/api/baskets.js'
import { createSignedInSetting } from '../../../test/api/createSetting.js'
import type { Visitor } from '../../../test/api/createVisitor.js'
import { basketOf, pay, putIntoBasket, ref } from '../../../test/api/shopping.js'

const params = { ref }

const started = async () => {
  const setting = await createSignedInSetting()
  const basketId = await putIntoBasket(setting.visitor, [])
  return { ...setting, basketId }
}

const roomsLeft = async (visitor: Visitor, id: string) =>
  (await visitor.call(stays.availability, { params })).answer?.rooms.find((room) => room.id === id)?.available

const optionLeft = async (visitor: Visitor, id: string) =>
  (await visitor.call(stays.extras, { params: { ref, accommodationId: '3101' } })).answer?.accommodationExtras
    .flatMap(({ options }) => options)
    .find(({ option_id }) => option_id === id)?.available

const removeRoom = (visitor: Visitor, id: string) =>
  visitor.call(basketEndpoints.removeAccommodation, { params: { ref, id } })

describe('rooms in a basket', () => {
  it('cost what the catalogue says, price or allocations with supplement, and fee', async () => {
    const { visitor } = await started()
    await addRooms(visitor, ['31012'])
    await addRooms(visitor, ['32002'], '3200')
    const basket = await basketOf(visitor)
    expect(basket?.accommodations.map(({ room_name, prices }) => [room_name, prices.total.value])).toEqual([
      ['Double room', 65600],
      ['Two-bedroom flat', 82700],
    ])
    expect(basket?.accommodations[0]).toMatchObject({ name: 'Hotel Llum de Mar', acco_id: '3101', pax_ids: [1] })
    expect(basket?.prices.total.value).toBe(65600 + 82700)
  })

  it.each([
    ['a room that is sold out', ['31014'], '3101', 'notEnoughAvailable'],
    ['more than are left', ['31013', '31013', '31013'], '3101', 'notEnoughAvailable'],
    ['a room of last season', ['31015'], '3101', 'notEnoughAvailable'],
    ['a room that is not for the dashboard', ['34001'], '3400', 'notEnoughAvailable'],
    ['a room that is on sale later', ['34003'], '3400', 'notEnoughAvailable'],
    ['a room that there is not', ['99999'], '3101', 'unknownOffer'],
    ['a room of another house', ['32001'], '3101', 'unknownOffer'],
  ])('refuse %s, and then reserve nothing of the request', async (_, rooms, accoId, code) => {
    const { visitor } = await started()
    expect((await addRooms(visitor, rooms, accoId)).codes).toEqual([code])
    const mixed = await addRooms(visitor, accoId === '3101' ? ['31012', ...rooms] : rooms, accoId)
    expect(mixed.codes).toEqual([code])
    expect((await basketOf(visitor))?.accommodations).toEqual([])
    expect(await roomsLeft(visitor, '31012')).toBe(6)
  })

  it('need a passenger who travels', async () => {
    const { visitor } = await started()
    await addRooms(visitor, ['31012'], '3101', 3)
    expect((await basketOf(visitor))?.mandatory_status.accommodation).toMatchObject({ valid: false })
  })
})

describe('options of a room', () => {
  it('belong to the room of their group, for passenger 1, and reserve their stock', async () => {
    const { visitor } = await started()
    await addRooms(visitor, ['31012', '31013'])
    expect((await addRoomExtras(visitor, ['3181/31813/1', '3182/31822/1', '3181/31812/2'])).codes).toEqual([])
    const basket = await basketOf(visitor)
    expect(
      basket?.extras.map((extra) => [
        extra.acco_id,
        extra.group_id,
        extra.option.value,
        extra.pax_id,
        extra.prices.total.value,
      ]),
    ).toEqual([
      ['3101', 1, 'Half board', 1, 39700],
      ['3101', 1, 'Sea', 1, 9800],
      ['3101', 2, 'Breakfast', 1, 16800],
    ])
    expect(basket?.prices.total.value).toBe(65600 + 62800 + 39700 + 9800 + 16800)
    expect(await optionLeft(visitor, '31822')).toBe(1)
    const sea = basket?.extras[1]?.id ?? ''
    await visitor.call(basketEndpoints.removeExtra, { params: { ref, id: sea } })
    expect(await optionLeft(visitor, '31822')).toBe(2)
  })

  it.each([
    ['of another accommodation than the address says', ['3281/32811/1'], '3200', 'extraNotForRoom'],
    ['for another kind of room', ['3182/31822/2'], '3101', 'extraNotForRoom'],
    ['for a room that is not in the basket', ['3181/31812/3'], '3101', 'roomNotInBasket'],
    ['for group 0', ['3181/31812/0'], '3101', 'roomNotInBasket'],
    ['that are two of one extra', ['3181/31812/1', '3181/31811/1'], '3101', 'optionTaken'],
    ['that are sold out', ['3183/31832/1'], '3101', 'notEnoughAvailable'],
    ['that are on sale later', ['3184/31841/1'], '3101', 'notEnoughAvailable'],
    ['that there are not', ['3181/99999/1'], '3101', 'unknownOffer'],
    ['of an extra that there is not', ['9999/31811/1'], '3101', 'unknownOffer'],
  ])('are refused if they are %s', async (_, options, accoId, code) => {
    const { visitor } = await started()
    await addRooms(visitor, ['31012', '31013'])
    await addRooms(visitor, ['32001'], '3200')
    expect((await addRoomExtras(visitor, options, accoId, '3101')).codes).toEqual([code])
    expect((await basketOf(visitor))?.extras).toEqual([])
  })

  it('are refused if the room already has one of the same extra', async () => {
    const { visitor } = await started()
    await addRooms(visitor, ['31012'])
    await addRoomExtras(visitor, ['3181/31812/1'])
    expect((await addRoomExtras(visitor, ['3181/31813/1'])).codes).toEqual(['optionTaken'])
  })

  it('stay invalid when their room is removed; those of the next room move with it', async () => {
    const { visitor, basketId } = await started()
    await addRooms(visitor, ['31012', '31013'])
    await addRoomExtras(visitor, ['3181/31812/1', '3183/31831/2'])
    const before = await basketOf(visitor)
    await removeRoom(visitor, before?.accommodations[0]?.id ?? '')
    const after = await basketOf(visitor)
    expect(after?.extras.map(({ group_id }) => group_id)).toEqual([0, 1])
    expect(after?.mandatory_status.accommodation.errors).toEqual([
      '‘Board: Breakfast’ is for a room that is not in your basket any more. Please remove it.',
    ])
    expect((await pay(visitor, { basketId, amount: after?.prices.total.value ?? 0 })).codes).toEqual([
      'basketIncomplete',
    ])
    await visitor.call(basketEndpoints.removeExtra, { params: { ref, id: after?.extras[0]?.id ?? '' } })
    expect((await basketOf(visitor))?.mandatory_status.accommodation).toEqual({ valid: true, errors: [] })
  })
})
