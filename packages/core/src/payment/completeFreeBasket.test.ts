import { describe, expect, it } from 'vitest'
import { forbidden, httpFailure, networkFailure, serverFailure, timedOut } from '../failure/ApiFailure.js'
import { emptyBasket, ticketLine } from '../testing/InMemoryBasketApi.js'
import { readyToPay } from '../testing/openPayment.js'

const incomplete = serverFailure([{ code: null, message: 'A ticket has no holder.' }])
const freeBasket = async () => {
  const journey = await readyToPay()
  const complete = journey.payment.completeFreeBasket
  return { ...journey, complete }
}

describe('a basket that costs nothing', () => {
  it('is completed, then the basket and the booking are loaded, and success is said', async () => {
    const { complete, basketApi, said, log, requests, vault, seen } = await freeBasket()
    expect((await complete()).kind).toBe('idle')
    expect(basketApi.log).toEqual(['complete', 'get'])
    const order = ['payment submitting', 'basket none', 'booking', 'allocations', 'payment settled', 'toast', 'payment idle']
    expect(log.filter((entry, place) => entry !== log[place - 1] && order.includes(entry))).toEqual(order)
    expect(seen()).toEqual(['submitting', 'settled', 'idle'])
    expect(said).toEqual(['Item(s) successfully added to booking.'])
    expect([requests, vault.size]).toEqual([[], 0])
  })

  it('shows the errors of the back end and fails', async () => {
    const { complete, basketApi, said } = await freeBasket()
    basketApi.failNext('complete', incomplete)
    expect(await complete()).toMatchObject({ kind: 'failed', reason: { kind: 'refused' } })
    expect(said).toEqual(['A ticket has no holder.'])
    expect(basketApi.log).toEqual(['complete'])
  })

  it('is asked for under a new key after a refusal, which would be replayed for ever otherwise', async () => {
    const { complete, basketApi } = await freeBasket()
    basketApi.failNext('complete', incomplete)
    await complete()
    expect((await complete()).kind).toBe('idle')
    expect(new Set(basketApi.keys).size).toBe(2)
  })

  it.each([networkFailure, timedOut, httpFailure(502)])('whose answer was lost is asked after: %o', async (cause) => {
    const { complete, basketApi, said } = await freeBasket()
    basketApi.failNext('complete', cause)
    basketApi.statuses.push({ kind: 'paid' })
    expect((await complete()).kind).toBe('idle')
    expect(basketApi.log).toEqual(['complete', 'status', 'get'])
    expect(said).toEqual(['Item(s) successfully added to booking.'])
  })

  it('that did not arrive is asked for again under the same key', async () => {
    const { complete, basketApi, said } = await freeBasket()
    basketApi.failNext('complete', networkFailure)
    basketApi.statuses.push({ kind: 'pending' })
    expect(await complete()).toMatchObject({ kind: 'failed', reason: { kind: 'notCompleted' } })
    expect(said).toEqual(["We're unable to complete your basket right now. Please try again."])
    await complete()
    expect(basketApi.keys).toHaveLength(2)
    expect(new Set(basketApi.keys).size).toBe(1)
  })

  it('has a key of its own, though the one before was left open', async () => {
    const { complete, basketApi, payment } = await freeBasket()
    basketApi.failNext('complete', networkFailure)
    basketApi.failNext('status', networkFailure)
    await complete()
    basketApi.held = { ...emptyBasket, id: 'b2', tickets: [ticketLine('t9')] }
    await payment.reconcile()
    await complete()
    expect(new Set(basketApi.keys).size).toBe(2)
  })

  it('that is refused before it was read is not asked after', async () => {
    const { complete, basketApi, visited } = await freeBasket()
    basketApi.failNext('complete', forbidden)
    expect((await complete()).kind).toBe('failed')
    expect(basketApi.log).toEqual(['complete'])
    expect(visited).toEqual(['/unauthorised'])
  })

  it('is completed once, however often it is pressed', async () => {
    const { complete, basketApi } = await freeBasket()
    await Promise.all([complete(), complete()])
    expect(basketApi.keys).toHaveLength(1)
  })
})
