import { describe, expect, it } from 'vitest'
import { type ServerError, serverFailure } from '../failure/Failure.js'
import { type Minor, minor, zeroMinor } from '../money/Money.js'
import { atCheckout, card, type OpenPayment, refusal } from '../../test/payment/openPayment.js'
import { costing } from '../../test/payment/paymentBackEnd.js'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'

const asItWas = 'Your basket is as it was.'
const said = ({ checkout: { state$ } }: OpenPayment) => {
  const { value } = state$
  return value.kind === 'open' ? value.words : null
}
const sentences = (page: OpenPayment): readonly string[] => {
  const words = said(page)
  return words === null ? [] : [words.heading, ...words.charged, ...words.now, ...words.next]
}
const cost = ({ basketApi }: OpenPayment, total: Minor): void => {
  basketApi.plant(costing(total))
}
const atFree = async (): Promise<OpenPayment> => {
  const page = await atCheckout()
  cost(page, zeroMinor)
  await page.checkout.open()
  return page
}
const errors: [ServerError, ...ServerError[]] = [{ code: null, message: 'A ticket was added.' }]

describe('a basket that changed elsewhere', () => {
  it('is read again after a refusal of a free basket, and the reason stands in the panel', async () => {
    const page = await atFree()
    cost(page, minor(4_500))
    page.basketApi.failNext('complete', serverFailure(errors))
    await page.checkout.complete()
    await settled()
    expect(said(page)?.now).toEqual(['A ticket was added.', 'The new total is £45.00.'])
    expect(page.checkout.state$.value).toMatchObject({ total: { amount: 4_500 }, isFree: false })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
  })

  it('is read again after a refusal with a code of the basket, which then asks for what is missing', async () => {
    const page = await atCheckout()
    page.basketApi.invalidate('extras', 'A bicycle needs a helmet.')
    page.answers.push(refusal('15000060'))
    await page.checkout.pay(card)
    await settled()
    expect(page.checkout.state$.value.kind).toBe('blocked')
  })

  it('is not called as it was while it is read again', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140'))
    const reading = createDeferred<void>()
    page.basketApi.beforeNext('get', () => reading.promise)
    await page.checkout.pay(card)
    expect(sentences(page)).not.toContain(asItWas)
    reading.resolve()
    await settled()
    expect(sentences(page)).toContain(asItWas)
  })
})
