import { describe, expect, it } from 'vitest'
import { left } from 'fp-ts/lib/Either.js'
import { networkFailure, notFound, serverFailure } from '../failure/Failure.js'
import { settled, over } from '../../test/VirtualTime.js'
import { minor } from '../money/Money.js'
import { atCheckout, card, openPayment, refusal, status } from '../../test/payment/openPayment.js'
import { paymentCodes } from './paymentCodes.js'
import { bookingPayment, bookingRef, owing, shownTotal } from '../../test/payment/somePayments.js'

it('a last basket that was paid, not booked and refunded shows both', async () => {
  const page = openPayment()
  page.basketApi.plant(null)
  const idle = { basketId: 'b0', counted: false, apportionments: [] }
  const payments = [bookingPayment('PAY-7', 2, minor(14_500), idle), bookingPayment('PAY-8', 2, minor(-14_500), idle)]
  page.held.booking = { ...owing(shownTotal), payments }
  await page.bookings.load(bookingRef)
  await page.checkout.open()
  expect(page.checkout.state$.value).toMatchObject({
    kind: 'empty',
    paid: { reference: 'PAY-7', returned: { amount: { amount: 14_500 }, reference: 'PAY-8' } },
  })
})

describe('a basket that went before it was paid', () => {
  const gone = notFound([{ code: 'basketNotFound', message: 'This booking has no basket.' }])

  it.each([gone, serverFailure([{ code: '50008010', message: null }])])(
    'says that nothing was charged: %o',
    async (cause) => {
      const page = await atCheckout()
      page.answers.push(() => {
        page.basketApi.plant(null)
        page.basketApi.answerAll('status', status('cancelled'))
        return left(cause)
      })
      await page.checkout.pay(card)
      await settled()
      expect(page.checkout.state$.value).toMatchObject({
        kind: 'empty',
        words: {
          heading: 'You were not charged',
          charged: [expect.stringContaining('no longer open')],
          now: [],
          next: [],
        },
      })
      await page.checkout.open()
      expect(page.checkout.state$.value).toMatchObject({ kind: 'empty', words: null })
    },
  )

  it('withdraws the toast of a code that leads to the support team', async () => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.plant(null)
      page.basketApi.answerAll('status', status('cancelled'))
      return refusal('16000020')
    })
    await page.checkout.pay(card)
    await settled()
    expect(page.notified).toEqual([paymentCodes['16000020'].text])
    expect(page.messages.toasts$.value).toEqual([])
  })

  it('says that a request may still arrive', async () => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.plant(null)
      page.basketApi.answerAll('status', status('failed'))
      return left(networkFailure)
    })
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    await over(end)
    await settled()
    expect(page.checkout.state$.value).toMatchObject({
      kind: 'empty',
      words: { heading: 'We have had no answer about your payment yet' },
    })
  })
})
