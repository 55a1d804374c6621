import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../test/Deferred.js'
import {
  atCheckout,
  besideForm,
  card,
  challenge,
  type OpenPayment,
  reloaded,
  status,
} from '../../test/payment/openPayment.js'
import { basketPayment } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'

const shownWords = ({ checkout }: OpenPayment): readonly string[] =>
  checkout.state$.value.kind === 'open' ? besideForm(checkout.state$.value.payment) : []

/** At the checkout, with a payment that the bank wants to check. */
const challenged = async (): Promise<OpenPayment> => {
  const page = await atCheckout()
  page.answers.push(challenge())
  return page
}

describe('a challenge', () => {
  it('is shown with its secret, which is stored until the end is known', async () => {
    const page = await challenged()
    const check = createDeferred<void>()
    page.bank.meanwhile = () => (page.requests.length > 0 ? check.promise : undefined)
    const end = page.checkout.pay(card)
    await settled()
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'moving', stage: 'bank' } })
    expect([...page.paymentStore.stored.values()]).toMatchObject([
      { unanswered: [], attempt: { kind: 'check', secret: 'secret', reference: 'PAY-9', open: true } },
    ])
    page.basketApi.answerAll('status', status('paid'))
    check.resolve()
    expect(await over(end)).toMatchObject({ kind: 'paid', payment: { reference: 'PAY-9' } })
    expect([page.bank.secrets, page.paymentStore.stored.size]).toEqual([['secret'], 0])
  })

  it('names the bank if the bank refused the card after the customer finished', async () => {
    const page = await challenged()
    page.bank.outcome = 'declined'
    page.basketApi.answerAll('status', status('failed'))
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 6)]))
    await page.checkout.pay(card)
    expect(shownWords(page)).toContain('Your bank declined this card.')
  })

  it('whose script breaks is reported and checked, and never shown as failed', async () => {
    const page = await challenged()
    page.bank.meanwhile = () => {
      if (page.requests.length > 0) throw new Error('The card company’s script broke')
    }
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    await page.checkout.pay(card)
    expect([page.notified, page.reports.map(({ code, severity, customerId }) => [code, severity, customerId])]).toEqual(
      [[], [['payment', 'error', '7001']]],
    )
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'bankOffered' } })
    page.basketApi.answerAll('status', status('paid'))
    expect((await page.checkout.checkNow()).kind).toBe('paid')
  })
})

describe('a challenge that was open when the customer left the page', () => {
  const leftOpen = async (): Promise<OpenPayment> => {
    const page = await challenged()
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    page.bank.meanwhile = () => (page.requests.length > 0 ? createDeferred<void>().promise : undefined)
    void page.checkout.pay(card)
    await settled()
    return reloaded(page)
  }

  it('is offered when the customer comes back, and resumed by the customer', async () => {
    const page = await leftOpen()
    page.standAt('/')
    await page.payments.resumePayments()
    expect(page.bank.secrets).toEqual([])
    page.standAt('/booking/SUN1001/checkout')
    await page.checkout.open()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'open', payment: { kind: 'bankOffered', notice: null } })
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'bankOffered' })
    page.bank.meanwhile = () => page.basketApi.answerAll('status', status('paid'))
    expect((await page.checkout.continueAtBank()).kind).toBe('paid')
    expect([page.bank.secrets, page.requests.length]).toEqual([['secret'], 1])
  })
})
