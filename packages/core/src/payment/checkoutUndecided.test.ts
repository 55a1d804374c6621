import { right } from 'fp-ts/lib/Either.js'
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
import { basketPurchase, card, openPayment, status, atAccepted } from '../../test/payment/openPayment.js'
import { basketPayment, bookingPayment, shownTotal } from '../../test/payment/somePayments.js'
import { keyOf } from './machine/record.js'

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
        const { checkout, basketApi, statuses, paymentStore: kept, notified, reports, visited } = await atAccepted()
        if (call === 'payments') statuses.push(status('failed'))
        basketApi.failNext(call, cause)
        expect((await checkout.pay(card)).kind).toBe('undecided')
        expect([kept.stored.size, notified, visited]).toEqual([1, [], to])
        expect(reports.map(({ path }) => path)).toEqual(paths)
      },
    )
  }

  it('can be repeated at once, which replaces the next automatic one', async () => {
    const { checkout, basketApi, time, log } = await atAccepted()
    basketApi.failNext('status', networkFailure)
    await checkout.pay(card)
    basketApi.answerAll('status', status('paid'))
    expect((await checkout.checkNow()).kind).toBe('paid')
    await time.advance(600_000)
    expect(log.filter((call) => call === 'status')).toHaveLength(2)
  })
})

describe('a payment that both the basket and the booking list', () => {
  const failed = bookingPayment('PAY-1', 6, shownTotal, { basketId: 'b1', idempotencyKey: keyOf(basketPurchase, 0) })

  it('counts as one, and the booking lists its key', async () => {
    const page = openPayment()
    page.basketApi.answerAll('payments', right([basketPayment('PAY-1', 6)]))
    page.held.booking = { ...page.held.booking, payments: [failed] }
    await page.checkout.pay(card)
    expect(page.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([keyOf(basketPurchase, 1)])
  })
})
