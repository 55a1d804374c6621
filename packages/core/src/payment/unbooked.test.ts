import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { texts } from '../composition/texts.js'
import { paths } from '../navigation/paths.js'
import { card, openPayment, type OpenPayment } from '../../test/payment/openPayment.js'
import { costing } from '../../test/payment/paymentBackEnd.js'
import { bookingPayment, bookingRef, owing, shownTotal } from '../../test/payment/somePayments.js'
import { unbookedAttention } from './paymentAttention.js'

const unbooked = bookingPayment('PAY-7', 2, minor(14_500), { basketId: 'b0', counted: false, apportionments: [] })
const refund = bookingPayment('PAY-8', 2, minor(-14_500), { counted: false, apportionments: [] })
const opened = async (...payments: readonly (typeof unbooked)[]): Promise<OpenPayment> => {
  const page = openPayment()
  page.held.booking = { ...owing(shownTotal), payments }
  page.standAt(`/booking/${bookingRef}/checkout`)
  await page.bookings.load(bookingRef)
  await page.checkout.open()
  return page
}
const words = ({ checkout: { state$ } }: OpenPayment) => (state$.value.kind === 'open' ? state$.value.words : null)

describe('after a payment whose basket did not become part of the booking', () => {
  it('the pages of the booking name it, with its receipt', () => {
    expect(unbookedAttention({ ...owing(shownTotal), payments: [unbooked] }, texts)).toMatchObject({
      path: paths.receipt(bookingRef, 'PAY-7'),
      heading: 'What you paid for is not in your booking',
      sentence: expect.stringContaining('You paid £145.00 on 1 January 2027 (PAY-7)'),
    })
    expect(unbookedAttention({ ...owing(shownTotal), payments: [unbooked, refund] }, texts)).toBeNull()
  })

  it('another payment asks first, and is sent when the customer submits again', async () => {
    const page = await opened(unbooked)
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'unbooked' } })
    expect([page.requests, page.notified]).toEqual([[], []])
    expect(words(page)).toMatchObject({
      heading: 'You may have paid for this already',
      charged: [expect.stringContaining('You paid £145.00 on 1 January 2027 (PAY-7)')],
    })
    expect([(await page.checkout.pay(card)).kind, page.requests.length]).toEqual(['paid', 1])
  })

  it('a basket that costs nothing is completed without a question', async () => {
    const page = await opened(unbooked)
    page.basketApi.plant(costing(minor(0)))
    await page.checkout.open()
    expect((await page.checkout.complete()).kind).toBe('paid')
  })
})
