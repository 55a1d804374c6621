import { accommodationCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { addExtras, addRoomExtras, addRooms, addSeats, changeName } from '../../test/api/baskets.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { addTickets, basketOf, bookingOf, pay, putIntoBasket, ref } from '../../test/api/shopping.js'

const oneOfEverything = async () => {
  const setting = await createSignedInSetting()
  const { visitor } = setting
  const basketId = await putIntoBasket(visitor, ['41011'])
  await addRooms(visitor, ['31012'])
  await addRoomExtras(visitor, ['3181/31813/1'])
  await addExtras(visitor, ['7110/71101', '7140/71401'])
  await addSeats(visitor, ['520102', '520103'])
  await changeName(visitor, '5102')
  return { ...setting, basketId }
}

describe('a basket with one of everything', () => {
  it('has a total that is the sum of its lines', async () => {
    const { visitor } = await oneOfEverything()
    const basket = await basketOf(visitor)
    if (!basket) throw new Error('There is no basket')
    const lines = [
      ...basket.accommodations,
      ...basket.extras,
      ...basket.transport,
      ...basket.charges.CHANGE_TICKET_CUSTOMER_DATA,
    ]
    const sum = lines.reduce((total, { prices }) => total + prices.total.value, 7250)
    expect(basket.prices.total.value).toBe(sum)
    expect(lines).toHaveLength(7)
    expect(Object.values(basket.mandatory_status).every(({ valid }) => valid)).toBe(true)
  })

  it('moves into the booking when paid: the price rises by its total, the balance stays', async () => {
    const { visitor, basketId, backend } = await oneOfEverything()
    const before = await bookingOf(visitor)
    const total = (await basketOf(visitor))?.prices.total.value ?? 0
    expect((await pay(visitor, { basketId, amount: total })).codes).toEqual([])
    const after = await bookingOf(visitor)
    expect(after.prices.total_booking_price.value).toBe(before.prices.total_booking_price.value + total)
    expect(after.prices.outstanding_balance.value).toBe(before.prices.outstanding_balance.value)
    const grown = (['tickets', 'accommodations', 'extras', 'transport', 'customer_changes'] as const).map(
      (section) => (after[section]?.length ?? 0) - (before[section]?.length ?? 0),
    )
    expect(grown).toEqual([1, 1, 3, 2, 1])
    const booking = backend.inspect.bookings().find(({ reference }) => reference === ref)
    expect(booking?.sold).toEqual([
      'room 31012',
      'room extra 3181 31813',
      'extra 7110 71101',
      'extra 7140 71401',
      'stop 520102',
      'stop 520103',
    ])
    expect(booking?.changing).toEqual(['5102'])
    expect(booking?.stock['room 31012']).toBe(5)
  })

  it('gives the options of its rooms the groups after those of the booking', async () => {
    const { visitor, basketId } = await oneOfEverything()
    const held = (await bookingOf(visitor)).accommodations.filter(({ acco_id }) => acco_id === '3101').length
    await pay(visitor, { basketId, amount: (await basketOf(visitor))?.prices.total.value ?? 0 })
    const board = (await bookingOf(visitor)).extras.find(({ option_id }) => option_id === '31813')
    expect(board?.group_id).toBe(held + 1)
  })

  it('keeps its stock if it was paid and could not become a booking', async () => {
    const { visitor, basketId, backend } = await oneOfEverything()
    backend.payments.setNextOutcome({ kind: 'paidButBookingFailed' })
    await pay(visitor, { basketId, amount: (await basketOf(visitor))?.prices.total.value ?? 0 })
    backend.baskets.expire()
    const rooms = (await visitor.call(accommodationCatalogueEndpoints.availability, { params: { ref } })).answer?.rooms
    expect(rooms?.find(({ id }) => id === '31012')?.available).toBe(5)
    expect((await addTickets(visitor, ['41011'])).status).toBe(404)
  })
})
