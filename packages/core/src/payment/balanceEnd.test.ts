import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  conflict,
  decodeFailure,
  forbidden,
  networkFailure,
  notFromTheApi,
  timedOut,
  unauthorised,
} from '../failure/Failure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { atPayInFull, card, type OpenPayment, openPayment, refusal, reloaded } from '../../test/payment/openPayment.js'
import { bookingPayment, owing, shownTotal } from '../../test/payment/paymentBackEnd.js'
import { settled } from '../../test/VirtualTime.js'

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
const keys = ({ requests }: OpenPayment): number => new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size

describe('the outcome of a balance payment', () => {
  const lost: readonly ApiFailure[] = [
    networkFailure,
    timedOut,
    notFromTheApi(500),
    decodeFailure('payment'),
    cancelled('sessionEnded'),
    { kind: 'server', errors: [{ code: '16000010', message: null }], open: true },
  ]
  it.each(lost)('is found among the booking’s payments after a lost answer: %o', async (cause) => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = paidUnder(page)
      return left(cause)
    })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect([page.requests.length, page.notified.at(-1)]).toEqual([1, success])
  })

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
    expect(await end).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
  })

  it('ignores a payment of the same amount if the amount due has not fallen by it, or if it has another key', async () => {
    for (const [owed, idempotencyKey] of [
      [shownTotal, null],
      [minor(1), null],
      [zeroMinor, 'another'],
    ] as const) {
      const page = await atPayInFull()
      page.answers.push(() => {
        page.held.booking = owing(owed, [bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey })])
        return left(networkFailure)
      })
      const end = page.balance.pay(card)
      await page.time.advance(25_000)
      expect((await end).kind, idempotencyKey ?? String(owed)).toBe('form')
      expect(page.notified).not.toContain(success)
    }
  })

  it('is paid another way by a new payment of the same amount without a key, once its own request can no longer arrive', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = paidNow
      return left(networkFailure)
    })
    expect((await page.balance.pay(card)).kind).toBe('undecided')
    await page.time.advance(31 * 60_000)
    expect([page.balance.state$.value.kind, page.notified, page.requests.length]).toEqual(['paid', [otherwise], 1])
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

  it('is paid another way by a payment by telephone, and leads to no receipt', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = owing(zeroMinor, [before, bookingPayment('PAY-5', 2)])
      return refusal('16000040')
    })
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'paid', payment: { otherwise: true } })
    expect(page.notified).toEqual([otherwise])
    expect(page.visited).toEqual([])
  })

  it('is the news of another payment if another device paid a different amount under its key', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = owing(minor(shownTotal - 5), [
        bookingPayment('PAY-9', 3, minor(5), { idempotencyKey: page.requests[0]?.idempotencyKey ?? '' }),
      ])
      return left(networkFailure)
    })
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'otherPaid' } })
    expect(page.notified).not.toContain(success)
  })

  it('is a refusal if its own attempt failed, and not if the attempt of another device did', async () => {
    for (const [isOwn, kind] of [
      [false, 'noPayment'],
      [true, 'declined'],
    ] as const) {
      const page = await atPayInFull()
      page.answers.push(() => {
        page.held.booking = owing(shownTotal, [
          bookingPayment('PAY-9', 6, shownTotal, {
            idempotencyKey: isOwn ? (page.requests[0]?.idempotencyKey ?? '') : 'another',
          }),
        ])
        return left(networkFailure)
      })
      const end = page.balance.pay(card)
      await page.time.advance(25_000)
      expect(await end).toMatchObject({ kind: 'form', notice: { kind } })
    }
  })

  it.each(['16000040', '16000307'])(
    'is paid if another tab paid under the same key, despite the refusal %s',
    async (code) => {
      const page = await atPayInFull()
      page.answers.push(() => {
        page.held.booking = owing(zeroMinor, [
          bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey: page.requests[0]?.idempotencyKey ?? '' }),
        ])
        return refusal(code)
      })
      expect((await page.balance.pay(card)).kind).toBe('paid')
      expect(page.notified).toEqual([success])
    },
  )

  it('is found paid by a retry that is refused because nothing is due', async () => {
    const page = await atPayInFull()
    page.answers.push(left(networkFailure))
    const first = page.balance.pay(card)
    await page.time.advance(25_000)
    await first
    page.answers.push(() => {
      page.held.booking = paidUnder(page)
      return refusal('16000040')
    })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect([keys(page), page.notified.at(-1)]).toEqual([1, success])
  })

  it.each([
    ['before the form', unauthorised([]), ['/login']],
    ['before the form', forbidden(), ['/unauthorised']],
  ] as const)(
    'leads to the login page or to /unauthorised if the status check %s fails: %o',
    async (_when, cause, to) => {
      const page = openPayment()
      page.bookingAnswers.push(right(owing(shownTotal)), left(cause))
      await page.balance.open()
      expect([page.visited, page.notified]).toEqual([to, []])
    },
  )

  it.each([
    [forbidden(), ['/unauthorised'], 'undecided'],
    [unauthorised([]), ['/login'], 'undecided'],
    [networkFailure, [], 'undecided'],
    [decodeFailure('booking.payments'), [], 'undecided'],
  ] as const)('stays open if the status check after a lost answer fails: %o', async (cause, to, kind) => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    page.bookingAnswers.push(left(cause))
    expect((await page.balance.pay(card)).kind).toBe(kind)
    expect([page.visited, page.notified, page.paymentStore.stored.size, page.reports.map(({ path }) => path)]).toEqual([
      to,
      [],
      1,
      cause.kind === 'decode' ? ['booking.payments'] : [],
    ])
  })

  it('is shown first to a caller who submits after a reload without opening the page', async () => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    const lostEnd = page.balance.pay(card)
    await page.time.advance(25_000)
    await lostEnd
    const after = reloaded(page)
    const end = after.balance.pay(card)
    await after.time.advance(25_000)
    expect([await end, after.requests.length]).toMatchObject([
      { kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true },
      1,
    ])
    await after.balance.pay(card)
    expect([after.requests.length, keys(after)]).toEqual([2, 1])
  })

  it('is found by its key after a reload, and shown', async () => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    page.bookingAnswers.push(left(networkFailure))
    await page.balance.pay(card)
    const key = page.requests[0]?.idempotencyKey ?? ''
    page.held.booking = owing(zeroMinor, [bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey: key })])
    const after = reloaded(page)
    await after.balance.open()
    expect([after.notified, after.balance.state$.value.kind, after.paymentStore.stored.size]).toEqual([
      [success],
      'paid',
      0,
    ])
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
    after.bookingAnswers.splice(0, Infinity, left(networkFailure))
    await after.balance.open()
    await after.time.advance(5_000)
    expect([page.notified, after.notified, after.paymentStore.stored.size]).toEqual([[], [success], 0])
  })
})

describe('a balance payment from another device', () => {
  it('blocks a submit without a message, offers to start again, and is followed to its end', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'undecided' })
    expect(page.balance.state$.value).toMatchObject({ payment: { kind: 'undecided', mayStartAgain: true } })
    page.held.booking = paidNow
    await page.time.advance(60_000)
    expect([page.requests, page.notified, page.balance.state$.value.kind]).toEqual([[], [], 'nothingToPay'])
  })

  it('leads to the form without a message if it fails', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    await page.balance.open()
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 6)])
    await page.time.advance(60_000)
    expect([page.notified, page.balance.state$.value]).toMatchObject([
      [],
      { kind: 'open', payment: { kind: 'form', notice: null } },
    ])
  })

  it('is not confused with an open payment of a basket or of the plan', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [
      bookingPayment('PAY-8', 7, shownTotal, { basketId: 'b1' }),
      bookingPayment('PAY-9', 7, shownTotal, { type: 'paymentPlan' }),
    ])
    expect((await page.balance.pay(card)).kind).toBe('paid')
  })
})
