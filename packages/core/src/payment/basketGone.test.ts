import { describe, expect, it } from 'vitest'
import { texts } from '../composition/Dashboard.js'
import { atCheckout, card, challenge } from '../testing/payment/openPayment.js'

describe('a basket that the own payment ends', () => {
  it('is not called gone by a page that reads it before the payment is shown as paid', async () => {
    const page = await atCheckout()
    page.answers.push(challenge())
    page.bank.meanwhile = async () => {
      await page.basket.check()
      page.basketApi.heldStatus = { kind: 'paid' }
      page.basketApi.held = null
      await page.basket.check()
    }
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.notified).toEqual(['Item(s) successfully added to booking.'])
  })

  it('is called gone if it went without a payment', async () => {
    const page = await atCheckout()
    await page.basket.check()
    page.basketApi.held = null
    await page.basket.check()
    expect(page.notified).toEqual([texts.basket.elsewhere.gone])
  })
})
