import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { timedOut } from '../failure/Failure.js'
import { minor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { createDeferred } from '../../test/Deferred.js'
import {
  accepted,
  atCheckout,
  basketPurchase,
  card,
  challenge,
  type OpenPayment,
  openPayment,
  status,
  storedElsewhere,
} from '../../test/payment/openPayment.js'
import { bookingPayment, owing } from '../../test/payment/somePayments.js'
import { settled } from '../../test/VirtualTime.js'

describe('two tabs of one browser', () => {
  const besides = async (page: OpenPayment): Promise<OpenPayment> => {
    const other = openPayment({ backEnd: page, paymentStore: page.paymentStore })
    other.standAt('/booking/SUN1001/checkout')
    await other.checkout.open()
    return other
  }

  describe('of which one has a challenge open', () => {
    const checkOf = ({ paymentStore: kept }: OpenPayment) => [...kept.stored.values()].map(({ attempt }) => attempt)
    const atCheck = async (): Promise<{ readonly page: OpenPayment; readonly other: OpenPayment }> => {
      const page = await atCheckout()
      const other = await besides(page)
      page.answers.push(challenge())
      page.bank.meanwhile = () => (page.requests.length > 0 ? createDeferred<void>().promise : undefined)
      void page.checkout.pay(card)
      await settled()
      return { page, other }
    }

    it.each([
      ['ended in the tab that had it open', null, []],
      ['has spent its key there', storedElsewhere({ generation: 1 }), [{ kind: 'none' }]],
    ] as const)('store nothing of a challenge that %s', async (_, there, kept) => {
      const { page, other } = await atCheck()
      other.answers.push(left(timedOut))
      void other.checkout.pay(card)
      await other.time.advance(25_000)
      page.elsewhere(basketPurchase, there)
      await other.time.advance(30 * 60_000)
      expect(checkOf(page)).toEqual(kept)
    })
  })

  it('do not end a payment that runs here', async () => {
    const page = await atCheckout()
    page.answers.push(async () => {
      page.elsewhere(basketPurchase, null)
      await settled()
      page.basketApi.answerAll('status', status('paid'))
      return right({ kind: 'accepted', reference: 'PAY-9' })
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.notified).toEqual(['Item(s) successfully added to booking.'])
  })
})

it('a tab that asks for the whole balance while another pays its overdue part learns what it still owes', async () => {
  const page = openPayment()
  page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
  const other = openPayment({ backEnd: page, paymentStore: page.paymentStore })
  await Promise.all([page.overdue.open(), other.balance.open()])
  const answer = createDeferred<typeof accepted>()
  page.answers.push(() => answer.promise)
  const first = page.overdue.pay(card)
  await settled()
  const second = other.balance.pay(card)
  await settled()
  const [{ idempotencyKey = '' } = {}] = page.requests
  const paid = bookingPayment('PAY-9', 2, minor(40_000), { idempotencyKey })
  page.held.booking = owing(minor(40_000), [paid], aPlan())
  answer.resolve(accepted)
  await other.time.advance(5_000)
  expect([(await first).kind, await second]).toMatchObject(['paid', { kind: 'form', notice: { kind: 'otherPaid' } }])
  await settled()
  expect([page.requests.length, other.notified]).toEqual([1, []])
  expect(other.balance.state$.value).toMatchObject({
    payment: { isOtherAmount: true, amountNow: { amount: 40_000 } },
    words: { heading: 'Another amount was paid meanwhile', now: ['£400.00 is left to pay now.'] },
  })
})
