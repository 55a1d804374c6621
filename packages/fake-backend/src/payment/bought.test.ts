import { describe, expect, it } from 'vitest'
import { addExtras, addRooms, addSeats, changeName } from '../../test/api/baskets.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import type { Visitor } from '../../test/api/createVisitor.js'
import { basketOf, bookingOf, fillBasket, key, pay } from '../../test/api/shopping.js'

const lastPayment = async (visitor: Visitor) => (await bookingOf(visitor)).payments.at(-1)

describe('a payment for a basket', () => {
  it('lists what it paid for with equal items merged, and adds up', async () => {
    const { visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    await addExtras(visitor, ['7110/71101', '7110/71101', '7130/71301/1', '7140/71401'])
    await addRooms(visitor, ['31012'])
    await addSeats(visitor, ['510101', '510103'])
    await changeName(visitor, '5101')
    const amount = (await basketOf(visitor))?.prices.total.value ?? 0
    expect((await pay(visitor, { basketId, amount })).codes).toEqual([])
    const { bought = null } = (await lastPayment(visitor)) ?? {}
    expect(bought?.map(({ name, quantity, price_display_code: code }) => [quantity, name, code])).toEqual([
      [2, 'Opening night at the Palau: Stalls', undefined],
      [2, 'Airport lounge: Gatwick South', 1],
      [1, 'Welcome pack: English', 4],
      [1, 'Private guide: Second day', 2],
      [1, 'Hotel Llum de Mar: Double room', undefined],
      [1, 'Overnight coach: London Victoria – Barcelona Nord', undefined],
      [1, 'Overnight coach: Barcelona Nord – London Victoria', undefined],
      [1, 'Name Change Fee: Amelia Hart to Rosa Lind', undefined],
    ])
    expect(bought?.[0]).toEqual({ name: 'Opening night at the Palau: Stalls', quantity: 2, amount: { value: 14_500 } })
    expect(bought?.reduce((sum, { amount: { value } }) => sum + value, 0)).toBe(amount)
  })

  it('keeps the list after the money went back', async () => {
    const { backend, visitor } = await createSignedInSetting()
    await pay(visitor, { basketId: await fillBasket(visitor) })
    backend.payments.refund({ payment: 'PAY-61001', listed: 'failed' })
    expect((await lastPayment(visitor))?.bought).toHaveLength(1)
  })

  it.each(['paidButBookingFailed', 'failed'] as const)('bought nothing if it ends as %s', async (kind) => {
    const { backend, visitor } = await createSignedInSetting()
    backend.payments.setNextOutcome({ kind })
    await pay(visitor, { basketId: await fillBasket(visitor) })
    expect(await lastPayment(visitor)).not.toHaveProperty('bought')
  })
})

it('a payment of the balance lists nothing', async () => {
  const { visitor } = await createSignedInSetting()
  const { prices } = await bookingOf(visitor)
  await pay(visitor, { amount: prices.outstanding_balance.value, key: key(2) })
  expect(await lastPayment(visitor)).toMatchObject({ status: { value: 2 } })
  expect(await lastPayment(visitor)).not.toHaveProperty('bought')
})
