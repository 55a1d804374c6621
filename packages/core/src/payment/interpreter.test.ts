import { over } from '../../test/VirtualTime.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, timedOut } from '../failure/Failure.js'
import {
  atCheckout,
  atPayInFull,
  card,
  challenge,
  openPayment,
  refusal,
  status,
} from '../../test/payment/openPayment.js'
import { basketPayment } from '../../test/payment/somePayments.js'

const success = 'Item(s) successfully added to booking.'
const broken = (): never => {
  throw new Error('A defect')
}

describe('an exception during a payment', () => {
  it('in the card company’s script is reported, and nothing is sent', async () => {
    const page = await atCheckout()
    page.bank.meanwhile = broken
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'cardsUnavailable' },
    })
    expect([page.requests, page.reports.map(({ code }) => code), page.paymentStore.stored.size]).toEqual([
      [],
      ['payment'],
      0,
    ])
  })

  it('in the request is reported and leads to a status check, as the request may have arrived', async () => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.answerAll('status', status('paid'))
      return broken()
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.notified, page.reports]).toMatchObject([
      [success],
      [{ code: 'payment', severity: 'error', customerId: '7001' }],
    ])
  })

  it('in a status check is reported, and leaves the payment undecided', async () => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    page.bookingAnswers.push(broken)
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'undecided' })
    expect([page.notified, page.reports.map(({ code }) => code)]).toEqual([[], ['payment']])
  })
})

describe('the card', () => {
  it('appears in no state, no record and no report', async () => {
    const page = await atCheckout()
    const states: unknown[] = []
    page.checkout.state$.subscribe((state) => states.push(state))
    page.answers.push(refusal('16000140'), challenge(), left(timedOut))
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 6)]))
    const ofGrace = { ...card, cardholderName: 'Grace King' }
    await page.checkout.pay(ofGrace)
    const end = page.checkout.pay(ofGrace)
    await page.time.advance(25_000)
    await over(end)
    expect(page.requests.length).toBeGreaterThan(1)
    expect(JSON.stringify([states, page.storedAtRequest, page.reports, [...page.paymentStore.stored]])).not.toMatch(
      /pm_card|12\/30|Grace/,
    )
  })

  it('of a plan appears in no stored record', async () => {
    const page = openPayment()
    await page.plan.setUp.open()
    page.planAnswers.push(left(timedOut))
    page.bookingAnswers.push(left(networkFailure))
    await page.plan.setUp.submit({ day: 5, card })
    expect(page.paymentStore.stored.size).toBe(1)
    expect(JSON.stringify([...page.paymentStore.stored])).not.toMatch(/pm_card|12\/30|Amelia/)
  })

  it('is not sent if the booking, which has the key for its token, cannot be loaded', async () => {
    const page = await atCheckout()
    page.bookingAnswers.push(left(networkFailure))
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'cardsUnavailable' },
    })
    expect(page.requests).toEqual([])
  })
})
