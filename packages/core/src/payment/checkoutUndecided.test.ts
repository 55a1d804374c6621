import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  decodeFailure,
  forbidden,
  notFromTheApi,
  networkFailure,
  notFound,
  serverFailure,
  timedOut,
  unauthorised,
} from '../failure/Failure.js'
import { accepted, atCheckout, basketPurchase, card, openPayment } from '../../test/payment/openPayment.js'
import { basketPayment, bookingPayment, shownTotal } from '../../test/payment/paymentBackEnd.js'
import { keyOf } from './machine/record.js'

/** At the checkout, where the payment is accepted and no more is known of it. */
const page = async () => {
  const opened = await atCheckout()
  opened.answers.push(accepted)
  return opened
}

describe('a failed status check', () => {
  const causes: readonly (readonly [string, ApiFailure, readonly string[], readonly string[]])[] = [
    ['no connection', networkFailure, [], []],
    ['a time-out', timedOut, [], []],
    ['a 502', notFromTheApi(502), [], []],
    ['a 404', notFound(), [], []],
    ['a 403', forbidden(), [], ['/unauthorised']],
    ['an error of the back end', serverFailure([{ code: '16000010', message: null }]), [], []],
    ['an answer of another shape', decodeFailure('status'), ['status'], []],
    ['the end of the session', unauthorised([]), [], ['/login']],
  ]
  for (const call of ['status', 'payments'] as const) {
    it.each(causes)(
      `of the ${call} leaves the payment undecided, without a message about it: %s`,
      async (_what, cause, paths, to) => {
        const { checkout, basketApi, paymentStore: kept, notified, reports, visited } = await page()
        if (call === 'payments') basketApi.statuses.push({ kind: 'failed' })
        basketApi.failNext(call, cause)
        expect((await checkout.pay(card)).kind).toBe('undecided')
        expect([kept.stored.size, notified, visited]).toEqual([1, [], to])
        expect(reports.map(({ path }) => path)).toEqual(paths)
      },
    )
  }

  it('is repeated after 5 s, and then after twice as long each time, until the outcome is known', async () => {
    const { checkout, basketApi, time, log } = await page()
    for (let count = 0; count < 3; count += 1) basketApi.failNext('status', networkFailure)
    await checkout.pay(card)
    basketApi.heldStatus = { kind: 'paid' }
    for (const delay of [5000, 10_000, 20_000]) {
      expect(checkout.state$.value).toMatchObject({
        payment: { kind: 'undecided', mayStartAgain: false, contactSupport: false },
      })
      await time.advance(delay)
    }
    expect([checkout.state$.value.kind, log.filter((call) => call === 'status').length]).toEqual(['paid', 4])
  })

  it('can be repeated at once, which replaces the next automatic one', async () => {
    const { checkout, basketApi, time, log } = await page()
    basketApi.failNext('status', networkFailure)
    await checkout.pay(card)
    basketApi.heldStatus = { kind: 'paid' }
    expect((await checkout.checkNow()).kind).toBe('paid')
    await time.advance(600_000)
    expect(log.filter((call) => call === 'status')).toHaveLength(2)
  })

  it('allows no second payment', async () => {
    const { checkout, basketApi, requests } = await page()
    basketApi.failNext('status', networkFailure)
    await checkout.pay(card)
    expect((await checkout.pay(card)).kind).toBe('undecided')
    checkout.startAgain()
    expect(checkout.state$.value).toMatchObject({ payment: { kind: 'undecided' } })
    expect(requests).toHaveLength(1)
  })
})

describe('a payment that is listed as pending', () => {
  it('is checked, names support after 48 hours, and offers a new start under the same key', async () => {
    const opened = await page()
    const { checkout, basketApi, time, requests, reports } = opened
    basketApi.heldPayments = [basketPayment('PAY-9', 7)]
    opened.answers[0] = left(timedOut)
    void checkout.pay(card)
    await time.advance(25_000)
    expect(checkout.state$.value).toMatchObject({
      payment: { kind: 'undecided', mayStartAgain: true, contactSupport: false },
    })
    await time.advance(48 * 3_600_000 - 30_000)
    expect(checkout.state$.value).toMatchObject({ payment: { contactSupport: false } })
    await time.advance(310_000)
    expect(checkout.state$.value).toMatchObject({ payment: { kind: 'undecided', contactSupport: true } })
    expect(reports).toHaveLength(1)
    checkout.startAgain()
    expect(checkout.state$.value).toMatchObject({
      payment: { kind: 'form', notice: { kind: 'pending' }, charged: 'pending' },
    })
    opened.answers.push(right({ kind: 'accepted', reference: 'PAY-9' }))
    basketApi.heldStatus = { kind: 'paid' }
    expect(await checkout.pay(card)).toMatchObject({
      kind: 'paid',
      payment: { reference: 'PAY-9', amount: shownTotal },
    })
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('offers no new start once the back end has accepted it', async () => {
    const { checkout, basketApi, time } = await page()
    basketApi.heldPayments = [basketPayment('PAY-9', 7)]
    void checkout.pay(card)
    await time.advance(25_000)
    expect(checkout.state$.value).toMatchObject({ payment: { kind: 'undecided', mayStartAgain: false } })
    checkout.startAgain()
    expect(checkout.state$.value).toMatchObject({ payment: { kind: 'undecided' } })
  })
})

describe('a payment that both the basket and the booking list', () => {
  const failed = bookingPayment('PAY-1', 6, shownTotal, { basketId: 'b1', idempotencyKey: keyOf(basketPurchase, 0) })

  it('counts as one, and the booking lists its key', async () => {
    const page = openPayment()
    page.basketApi.heldPayments = [basketPayment('PAY-1', 6)]
    page.held.booking = { ...page.held.booking, payments: [failed] }
    await page.checkout.pay(card)
    expect(page.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([keyOf(basketPurchase, 1)])
  })

  it('does not hide another payment that only the booking lists', async () => {
    const page = openPayment()
    page.basketApi.heldPayments = [basketPayment('PAY-1', 6)]
    page.held.booking = {
      ...page.held.booking,
      payments: [failed, bookingPayment('PAY-2', 7, shownTotal, { basketId: 'b1' })],
    }
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'undecided' })
    page.held.booking = {
      ...page.held.booking,
      payments: [bookingPayment('PAY-2', 6, shownTotal, { basketId: 'b1' }), failed],
    }
    await page.checkout.checkNow()
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'form' } })
  })
})
