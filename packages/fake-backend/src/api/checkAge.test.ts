import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { addExtras } from '../../test/api/baskets.js'
import { createSetting, createSignedInSetting, start } from '../../test/api/createSetting.js'
import { fillBasket, key, pay, ref } from '../../test/api/shopping.js'
import { changePlan } from '../../test/api/planning.js'

const minutes = (count: number): number => count * 60_000

/** A request that took this long to arrive. */
const sent = (milliseconds: number, after = 0) => ({
  headers: { 'x-sent-at': new Date(start + after - milliseconds).toISOString() },
})

describe('a payment request', () => {
  it.each([0, minutes(25)])('that was sent %i ms ago is accepted', async (age) => {
    const { visitor, backend } = await createSignedInSetting()
    expect((await pay(visitor, { basketId: await fillBasket(visitor), ...sent(age) })).codes).toEqual([])
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('with a known key gets the answer of its first request, whenever it was sent', async () => {
    const { visitor, backend } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    const first = await pay(visitor, { basketId, ...sent(0) })
    const again = await pay(visitor, { basketId, ...sent(minutes(60)) })
    expect(again.answer).toEqual(first.answer)
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('without a sending time is accepted', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await pay(visitor, { basketId: await fillBasket(visitor) })).codes).toEqual([])
  })

  it.each(['yesterday', '', '1772442000000', 'Mon, 02 Mar 2026 09:00:00 GMT'])(
    'gets HTTP 400 if the header is no instant: “%s”',
    async (text) => {
      const { visitor, backend } = await createSignedInSetting()
      const basketId = await fillBasket(visitor)
      const reply = await pay(visitor, { basketId, headers: { 'x-sent-at': text } })
      expect([reply.status, reply.codes]).toEqual([400, [10000020]])
      expect(backend.inspect.charges()).toEqual([])
    },
  )

  it('does not age when the world’s clock is moved forward', async () => {
    const { visitor, backend } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    backend.clock.advance(minutes(26))
    expect((await pay(visitor, { basketId, ...sent(1000) })).codes).toEqual([])
  })
})

describe('other calls with a key', () => {
  it('follow the same rule: a plan, and a free basket', async () => {
    const { visitor, backend } = await createSignedInSetting()
    expect((await changePlan(visitor, 'create', { day: 5, ...sent(minutes(26)) })).codes).toEqual([16000190])
    expect(backend.inspect.plan(ref)).toBeNull()
    await visitor.call(basketEndpoints.create, { params: { ref } })
    await addExtras(visitor, ['7130/71301'])
    const complete = { params: { ref }, body: {}, key: key(3), ...sent(minutes(26)) }
    expect((await visitor.call(basketEndpoints.complete, complete)).codes).toEqual([16000190])
    expect((await visitor.call(basketEndpoints.complete, { ...complete, ...sent(0) })).codes).toEqual([])
  })
})

describe('an answer', () => {
  it('has the real time as its Date, which a jump of the world’s clock does not change', async () => {
    const { backend, advance } = createSetting()
    const date = async () => (await backend.fetch('http://localhost/api/client/id')).headers.get('date')
    expect(await date()).toBe('Mon, 02 Mar 2026 09:00:00 GMT')
    backend.clock.advance(minutes(26))
    advance(1999)
    expect(await date()).toBe('Mon, 02 Mar 2026 09:00:01 GMT')
  })
})
