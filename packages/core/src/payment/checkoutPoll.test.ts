import { over } from '../../test/VirtualTime.js'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { notFound, serverFailure } from '../failure/Failure.js'
import { card, openPayment, status, atAccepted } from '../../test/payment/openPayment.js'
import { costing } from '../../test/payment/paymentBackEnd.js'
import { basketPayment, shownTotal } from '../../test/payment/somePayments.js'

describe('the poll of the basket status', () => {
  it('reports an unknown status with the customer’s id, and never shows the payment as failed', async () => {
    const { checkout, basketApi, statuses, reports, notified, paymentStore: kept, time } = await atAccepted()
    statuses.push(right({ kind: 'unhandled', status: 'in_dispute' }))
    basketApi.answerAll('status', right({ kind: 'unhandled', status: 'in_dispute' }))
    expect((await checkout.pay(card)).kind).toBe('undecided')
    await time.advance(25 * 60_000)
    expect(reports).toEqual([
      { code: 'unhandledPaymentStatus', message: 'Unhandled status in_dispute', severity: 'fatal', customerId: '7001' },
    ])
    expect([notified, kept.stored.size]).toEqual([[], 1])
  })
})

describe('the payments check', () => {
  it('with an unlisted status leaves the payment undecided, and reports it', async () => {
    const { checkout, basketApi, statuses, notified, paymentStore: kept, reports } = await atAccepted()
    statuses.push(status('failed'))
    basketApi.answerAll('payments', right([basketPayment('pay_1', 42)]))
    expect((await checkout.pay(card)).kind).toBe('undecided')
    expect([notified, kept.stored.size]).toEqual([[], 1])
    expect(reports).toMatchObject([{ code: 'unhandledPaymentStatus', severity: 'fatal' }])
  })

  it('warns in three sentences, with OK alone, if the payment is paid but the booking failed', async () => {
    const { checkout, basketApi, statuses, messages, log } = await atAccepted()
    statuses.push(status('cancelled'))
    basketApi.answerAll('payments', right([basketPayment('pay_0', 6), basketPayment('PAY-9', 3)]))
    expect(await checkout.pay(card)).toMatchObject({ kind: 'bookingFailed', paymentId: 'PAY-9' })
    expect(messages.prompt$.value).toMatchObject({
      type: 'warning',
      required: true,
      listed: false,
      message: [
        'Your payment has been successful but there has been an error completing your booking.',
        'Your payment reference is: PAY-9. Please contact our Customer Services team who will resolve this for you.',
        'Please do not try to re-book.',
      ],
      actions: [{ label: 'OK' }],
    })
    expect(checkout.state$.value).toMatchObject({
      kind: 'open',
      payment: { kind: 'bookingFailed', paymentId: 'PAY-9' },
      form: 'none',
    })
    expect(log.at(-1)).toBe('get')
  })
})

describe('a basket that was paid elsewhere but not booked', () => {
  it('is reported although no basket is open, and does not block a later basket', async () => {
    const { basketApi, checkout, messages, requests, time } = openPayment()
    basketApi.plant(null)
    basketApi.answerAll('status', status('failed'))
    basketApi.answerAll('payments', right([basketPayment('pay_1', 2)]))
    const opened = checkout.open()
    await time.advance(5000)
    await over(opened)
    expect(messages.prompt$.value?.message).toContain('Please do not try to re-book.')
    basketApi.plant(costing(shownTotal, 'b2'))
    basketApi.answerAll('status', null)
    basketApi.answerAll('payments', null)
    await checkout.open()
    expect(checkout.state$.value).toMatchObject({ kind: 'open', payment: { kind: 'form' } })
    expect((await checkout.pay(card)).kind).toBe('paid')
    expect(requests.map(({ basketId }) => basketId)).toEqual(['b2'])
  })

  it.each([notFound(), serverFailure([{ code: '50008010', message: null }])])(
    'is not reported if there never was a basket: %o',
    async (cause) => {
      const { basketApi, checkout, notified } = openPayment()
      basketApi.plant(null)
      basketApi.failNext('status', cause)
      await checkout.open()
      expect([checkout.state$.value.kind, notified]).toEqual(['empty', []])
    },
  )
})
