import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { addRooms } from '../../test/api/baskets.js'
import { createSignedInSetting, createSetting } from '../../test/api/createSetting.js'
import { addTickets, basketOf, fillBasket, pay, ref, statusOf, twoStalls } from '../../test/api/shopping.js'

const minutes = 60_000
const params = { ref }

const filled = async () => {
  const setting = await createSignedInSetting()
  const basketId = await fillBasket(setting.visitor)
  await addRooms(setting.visitor, ['31012'])
  const again = async () => {
    await setting.visitor.signIn()
    return basketOf(setting.visitor)
  }
  const booking = () => setting.backend.inspect.bookings().find(({ reference }) => reference === ref)
  return { ...setting, basketId, again, booking }
}

describe('an abandoned basket', () => {
  it('ends after half an hour: it is gone, its stock is on sale again, a change is refused, its payment is cancelled', async () => {
    const { advance, again, booking, visitor, basketId, backend } = await filled()
    advance(30 * minutes - 1)
    expect(await again()).not.toBeNull()
    expect([booking()?.available['41011'], booking()?.stock['room 31012']]).toEqual([10, 5])
    advance(1)
    expect(await again()).toBeNull()
    expect([booking()?.available['41011'], booking()?.stock['room 31012']]).toEqual([12, 6])
    const late = await addTickets(visitor, ['41011'])
    expect([late.status, late.codes]).toEqual([404, ['basketNotFound']])
    const status = await visitor.call(basketEndpoints.status, { params, query: { basket_id: basketId } })
    expect(status.answer?.status).toBe('cancelled')
    expect((await pay(visitor, { basketId, amount: 80100 })).codes).toEqual([16000020])
    expect(backend.inspect.charges()).toEqual([])
  })

  it('starts its half hour again with each change', async () => {
    const { advance, again, visitor } = await filled()
    advance(20 * minutes)
    await addTickets(visitor, ['41022'])
    advance(20 * minutes)
    expect((await again())?.tickets).toHaveLength(3)
  })

  it('never ends while a payment is processing', async () => {
    const { backend, advance, visitor, basketId, again } = await filled()
    backend.payments.setNextOutcome({ kind: 'pendingForever' })
    await pay(visitor, { basketId, amount: twoStalls + 65600 })
    advance(300 * minutes)
    expect((await again())?.status).toBe(80)
    expect(await statusOf(visitor)).toBe('pending')
  })

  it('can be ended at once, in process and over HTTP', async () => {
    const { backend, again } = await filled()
    backend.baskets.expire()
    expect(await again()).toBeNull()
    const other = await filled()
    await other.backend.fetch(new Request('http://localhost/__fake/baskets/expire', { method: 'POST' }))
    expect(await other.again()).toBeNull()
  })

  it('leaves a new world without baskets', async () => {
    const { backend } = createSetting()
    backend.baskets.expire()
    expect(backend.inspect.baskets()).toEqual([])
  })
})
