import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { forbidden, notFound, unauthorised } from '../failure/Failure.js'
import { atCheckout, besideForm, card, refusal, keysSent } from '../../test/payment/openPayment.js'

describe('a refusal', () => {
  it('shows and reports each error separately', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140', '16000080'))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'refused' } })
    expect(page.notified).toEqual([
      'Your bank declined this payment. Please use another card or contact your bank.',
      'The security code is not correct. Please check the digits on your card and try again.',
    ])
    expect(page.reports.map(({ code, severity }) => [code, severity])).toEqual([
      ['16000140', 'fatal'],
      ['16000080', 'fatal'],
    ])
    expect(page.log).toEqual(['booking', 'allocations', 'pay', 'get'])
  })

  it.each([
    [forbidden([{ code: null, message: 'Not yours.' }]), ['/unauthorised'], ['Not yours.']],
    [notFound([{ code: null, message: 'Not here.' }]), [], ['Not here.']],
  ] as const)('before the request was read ends the request, and keeps the key: %o', async (cause, to, words) => {
    const page = await atCheckout()
    page.answers.push(left(cause))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'notAccepted' } })
    expect([page.visited, page.notified, page.paymentStore.stored.size]).toEqual([
      to,
      ['Your payment was not sent. Nothing was charged.', ...words],
      0,
    ])
    expect(page.log).toEqual(['booking', 'allocations', 'pay', 'get'])
    await page.checkout.pay(card)
    expect(keysSent(page)).toBe(1)
  })

  it('after the end of the session leads to the login page, and is shown as not sent after the next sign-in', async () => {
    const page = await atCheckout()
    page.answers.push(left(unauthorised([])))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'signedOut' } })
    expect([page.visited, page.notified, page.paymentStore.stored.size]).toEqual([['/login'], [], 1])
    page.signIn()
    await page.checkout.open()
    const { value: state } = page.checkout.state$
    expect(state.kind === 'open' && besideForm(state.payment)).toEqual([
      'Nothing has been charged. It is safe to try again.',
    ])
    expect(page.paymentStore.stored.size).toBe(0)
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.requests).toHaveLength(2)
  })
})
