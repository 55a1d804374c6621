import { describe, expect, it } from 'vitest'
import { zeroMinor } from '../money/Money.js'
import { createDeferred } from '../../test/Deferred.js'
import {
  atCheckout,
  atPayInFull,
  besideForm,
  card,
  challenge,
  type OpenPayment,
  reloaded,
} from '../../test/payment/openPayment.js'
import { basketPayment, bookingPayment, owing, shownTotal } from '../../test/payment/somePayments.js'
import { settled } from '../../test/VirtualTime.js'
const words = {
  challengeFailed:
    'This attempt has charged nothing: your bank could not confirm that it was you. Please try again or use another card.',
  challengeClosed:
    "This attempt has charged nothing: you closed your bank's check before it was finished. You can try again when you are ready.",
  checkUnavailable:
    "Your bank wants to check that it is you, and its check can't be shown here. Please use another card, or pay in the browser.",
  declined: 'Payment failed. Please try again.',
} as const

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
    page.basketApi.heldStatus = { kind: 'paid' }
    check.resolve()
    expect(await end).toMatchObject({ kind: 'paid', payment: { reference: 'PAY-9' } })
    expect([page.bank.secrets, page.paymentStore.stored.size]).toEqual([['secret'], 0])
  })

  it('names the bank if the bank refused the card after the customer finished', async () => {
    const page = await challenged()
    page.bank.outcome = 'declined'
    page.basketApi.heldStatus = { kind: 'failed' }
    page.basketApi.heldPayments = [basketPayment('PAY-9', 6)]
    await page.checkout.pay(card)
    expect(shownWords(page)).toContain('Your bank declined this card.')
  })

  it('that was closed is not shown as uncharged while the payment is still listed as open', async () => {
    const page = await challenged()
    page.bank.outcome = 'closed'
    page.basketApi.heldPayments = [basketPayment('PAY-9', 7)]
    void page.checkout.pay(card)
    await page.time.advance(24_000)
    expect([page.notified, shownWords(page)]).toEqual([[], []])
    page.basketApi.heldPayments = [basketPayment('PAY-9', 6)]
    await page.time.advance(1000)
    expect([page.notified, shownWords(page)]).toEqual([[], [words.challengeClosed]])
  })

  it('whose script breaks is reported and checked, and never shown as failed', async () => {
    const page = await challenged()
    page.bank.meanwhile = () => {
      if (page.requests.length > 0) throw new Error('The card company’s script broke')
    }
    page.basketApi.heldPayments = [basketPayment('PAY-9', 7)]
    await page.checkout.pay(card)
    expect([page.notified, page.reports.map(({ code, severity, customerId }) => [code, severity, customerId])]).toEqual(
      [[], [['payment', 'error', '7001']]],
    )
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'bankOffered' } })
    page.basketApi.heldStatus = { kind: 'paid' }
    expect((await page.checkout.checkNow()).kind).toBe('paid')
  })
})

describe('a challenge that was open when the customer left the page', () => {
  const leftOpen = async (): Promise<OpenPayment> => {
    const page = await challenged()
    page.basketApi.heldPayments = [basketPayment('PAY-9', 7)]
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
    page.bank.meanwhile = () => void (page.basketApi.heldStatus = { kind: 'paid' })
    expect((await page.checkout.continueAtBank()).kind).toBe('paid')
    expect([page.bank.secrets, page.requests.length]).toEqual([['secret'], 1])
  })

  it('of a balance resumes from the ways to pay, which lead to the receipt', async () => {
    const before = await atPayInFull()
    before.answers.push(challenge())
    before.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    before.bank.meanwhile = () => (before.requests.length > 0 ? createDeferred<void>().promise : undefined)
    void before.balance.pay(card)
    await settled()
    const page = reloaded(before)
    await page.bookings.load('SUN1001')
    page.standAt('/booking/SUN1001/make-payment')
    await page.payments.resumePayments()
    await page.balance.open()
    expect([page.bank.secrets, page.balance.ways$.value]).toEqual([[], 'closed'])
    page.bank.meanwhile = () => void (page.held.booking = owing(zeroMinor, [bookingPayment('PAY-9', 2)]))
    expect((await page.balance.continueAtBank()).kind).toBe('paid')
    expect([page.bank.secrets, page.visited]).toEqual([['secret'], ['/booking/SUN1001/make-payment?receipt=PAY-9']])
  })

  it('is shown on the booking’s other pages until it ends', async () => {
    const page = await leftOpen()
    const unended$ = page.payments.unendedPayment('SUN1001')
    expect(unended$.value).toBeNull()
    await page.payments.resumePayments()
    expect(unended$.value).toMatchObject({ purchase: { kind: 'basket' }, status: { kind: 'bankOffered' } })
    page.basketApi.heldStatus = { kind: 'paid' }
    await page.checkout.open()
    expect(unended$.value).toBeNull()
  })
})

describe('a challenge for a balance', () => {
  it('is checked 5 more times, 5 s apart, while it is listed as pending, and is then undecided', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
      return challenge()
    })
    void page.balance.pay(card)
    await page.time.advance(25_000)
    expect(page.log.filter((call) => call === 'booking')).toHaveLength(6)
    expect(page.balance.state$.value).toMatchObject({ payment: { kind: 'undecided', can: ['checkNow'] } })
    page.held.booking = owing(zeroMinor, [bookingPayment('PAY-9', 2)])
    await page.time.advance(5000)
    expect([page.balance.state$.value.kind, page.notified]).toEqual(['paid', ['Your payment was made successfully!']])
  })
})
