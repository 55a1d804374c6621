import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { conflict, networkFailure, timedOut } from '../failure/Failure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { atPayInFull, card, type OpenPayment, openPayment, reloaded } from '../../test/payment/openPayment.js'
import { bookingPayment, owing, shownTotal } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'

const otherwise = 'A payment of this amount has reached us, so nothing more is charged.'
const success = 'Your payment was made successfully!'
const before = bookingPayment('PAY-1', 2, minor(1))
const paidNow = owing(zeroMinor, [before, bookingPayment('PAY-9', 2)])
/** Paid by the request that left last. */
const paidUnder = ({ requests }: OpenPayment) =>
  owing(zeroMinor, [
    before,
    bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey: requests.at(-1)?.idempotencyKey ?? '' }),
  ])

describe('the outcome of a balance payment', () => {
  it('ignores earlier payments, and new ones of another amount, of a basket or of the plan', async () => {
    const old = bookingPayment('PAY-1', 2)
    const others = [
      old,
      bookingPayment('PAY-2', 2, minor(7)),
      bookingPayment('PAY-3', 2, shownTotal, { basketId: 'b1' }),
      bookingPayment('PAY-4', 2, shownTotal, { type: 'paymentPlan' }),
    ]
    const page = openPayment()
    page.held.booking = owing(shownTotal, [old])
    await page.balance.open()
    page.answers.push(() => {
      page.held.booking = owing(zeroMinor, others)
      return left(networkFailure)
    })
    const end = page.balance.pay(card)
    await page.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
  })

  it('is paid another way by a payment without a key that was already listed as open at the submit', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [before, bookingPayment('PAY-9', 7)])
    await page.balance.open()
    page.balance.startAgain()
    page.answers.push(() => {
      page.held.booking = paidNow
      return left(conflict)
    })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect(page.notified).toEqual([otherwise])
    expect(page.balance.state$.value).toMatchObject({ words: { heading: 'This amount has been paid' }, receipt: null })
  })

  it('is shown after a reload that came before the message, even if the first status check fails', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = paidUnder(page)
      return left(timedOut)
    })
    // The look finds it paid, and the page is gone before the booking has come again.
    page.bookingAnswers.push(
      () => right(page.held.booking),
      () => new Promise(() => undefined),
    )
    void page.balance.pay(card)
    await settled()
    const after = reloaded(page)
    after.bookingAnswers.push(left(networkFailure))
    await after.balance.open()
    await after.time.advance(5_000)
    expect([page.notified, after.notified, after.paymentStore.stored.size]).toEqual([[], [success], 0])
  })
})
