import { over } from '../../test/VirtualTime.js'
import { describe, expect, it } from 'vitest'
import { forbidden, networkFailure, serverFailure } from '../failure/Failure.js'
import { zeroMinor } from '../money/Money.js'
import { shownTotal } from '../../test/payment/somePayments.js'
import { atCheckout, card, type OpenPayment, status } from '../../test/payment/openPayment.js'
import { costing } from '../../test/payment/paymentBackEnd.js'

const success = 'Item(s) successfully added to booking.'

describe('a basket that costs nothing', () => {
  const atFree = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.basketApi.plant(costing(zeroMinor))
    await page.checkout.open()
    page.log.length = 0
    return page
  }

  it('shows the errors of the back end, and is completed by a retry', async () => {
    const page = await atFree()
    page.basketApi.failNext('complete', serverFailure([{ code: null, message: 'A ticket has no holder.' }]))
    expect(await page.checkout.complete()).toMatchObject({ kind: 'form' })
    expect(page.notified).toEqual(['A ticket has no holder.'])
    expect((await page.checkout.complete()).kind).toBe('paid')
    expect(page.basketApi.sentTo('complete')).toHaveLength(2)
  })

  it('is requested again under the same key after a lost answer, and a 403 leads to /unauthorised', async () => {
    const page = await atFree()
    page.basketApi.failNext('complete', networkFailure)
    const end = page.checkout.complete()
    await page.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', mayArrive: true })
    page.basketApi.failNext('complete', forbidden([{ code: null, message: 'Not yours.' }]))
    await page.checkout.complete()
    expect(page.visited).toEqual(['/unauthorised'])
    await page.checkout.complete()
    expect([
      page.basketApi.sentTo('complete').length,
      new Set(page.basketApi.sentTo('complete').map(([, key]) => key)).size,
    ]).toEqual([3, 1])
  })

  it('is not completed if another basket is open by now, which the call would complete', async () => {
    const page = await atFree()
    page.basketApi.plant(costing(shownTotal, 'b2'))
    page.basketApi.answerAll('status', status('cancelled'))
    expect(await page.checkout.complete()).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' } })
    expect([page.basketApi.sentTo('complete'), page.notified]).toEqual([
      [],
      ["We're unable to complete your basket right now. Please try again."],
    ])
  })

  it('is completed without a card; then its status is checked, basket and booking are reloaded, and success is shown', async () => {
    const page = await atFree()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'open', isFree: true, total: { amount: 0 } })
    expect(await page.checkout.complete()).toMatchObject({ kind: 'paid', payment: { reference: null, amount: 0 } })
    expect(page.log).toEqual(['get', 'complete', 'status', 'get', 'booking', 'allocations'])
    expect([page.notified, page.requests, page.visited, page.paymentStore.stored.size]).toEqual([
      [success],
      [],
      ['/booking/SUN1001'],
      0,
    ])
    expect(page.checkout.state$.value).toMatchObject({ kind: 'paid', isFree: true })
  })

  it('does not need the card company, whichever button the customer presses', async () => {
    const page = await atFree()
    page.bank.refuses = { kind: 'unavailable' }
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.basketApi.sentTo('complete')).toHaveLength(1)
  })
})
