import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  decodeFailure,
  forbidden,
  httpFailure,
  networkFailure,
  timedOut,
  unauthorised,
} from '../failure/Failure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { atPayInFull, card, type OpenPayment, openPayment, refusal, reloaded } from '../testing/payment/openPayment.js'
import { bookingPayment, owing, shownTotal } from '../testing/payment/paymentBackEnd.js'
import { settled } from '../testing/VirtualTime.js'

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

describe('the end of a balance’s payment', () => {
  const lost: readonly ApiFailure[] = [
    networkFailure,
    timedOut,
    httpFailure(500),
    decodeFailure('payment'),
    cancelled,
    { kind: 'server', errors: [{ code: '16000010', message: null }], open: true },
  ]
  it.each(lost)('whose answer is lost is found among the booking’s payments: %o', async (cause) => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = paidUnder(page)
      return left(cause)
    })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect([page.requests.length, page.notified.at(-1)]).toEqual([1, success])
  })

  it('is not taken from a payment of before, of another amount, of a basket, or of the plan, though they are new', async () => {
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
    expect(await end).toEqual({ kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: true })
  })

  it('is not taken from an equal amount while as much is owed as before, nor from one of another key', async () => {
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
      expect((await end).kind, idempotencyKey ?? String(owed)).toBe('failed')
      expect(page.notified).not.toContain(success)
    }
  })

  it('is taken from an equal amount that is new and no longer owed, where payments carry no key, and is not said to be its own', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = paidNow
      return left(networkFailure)
    })
    expect((await page.balance.pay(card)).kind).toBe('undecided')
    await page.time.advance(31 * 60_000)
    expect([page.balance.state$.value.kind, page.notified, page.requests.length]).toEqual(['paid', [otherwise], 1])
  })

  it('is taken from one that was listed as open when it was pressed, where payments carry no key', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [before, bookingPayment('PAY-9', 7)])
    await page.balance.open()
    page.balance.startAgain()
    page.answers.push(() => {
      page.held.booking = paidNow
      return left(httpFailure(409))
    })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect(page.notified).toEqual([otherwise])
    expect(page.balance.state$.value).toMatchObject({ words: { heading: 'This amount has been paid' }, receipt: null })
  })

  it('is not said to be that of a payment by telephone, and leads to no receipt of it', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = owing(zeroMinor, [before, bookingPayment('PAY-5', 2)])
      return refusal('16000040')
    })
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'paid', payment: { otherwise: true } })
    expect(page.notified).toEqual([otherwise])
    expect(page.visited).toEqual([])
  })

  it('of another amount under its key is that of another device: what is left is shown', async () => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = owing(minor(shownTotal - 5), [
        bookingPayment('PAY-9', 3, minor(5), { idempotencyKey: page.requests[0]?.idempotencyKey ?? '' }),
      ])
      return left(networkFailure)
    })
    expect(await page.balance.pay(card)).toEqual({ kind: 'refused', notice: { kind: 'amountChanged' } })
    expect(page.notified).not.toContain(success)
  })

  it('is not that it failed where another device’s attempt did, and is that where its own did', async () => {
    for (const [isOwn, kind] of [
      [false, 'failed'],
      [true, 'refused'],
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
      expect((await end).kind).toBe(kind)
    }
  })

  it.each(['16000040', '16000307'])('that another tab made is told as paid where the refusal is %s', async (code) => {
    const page = await atPayInFull()
    page.answers.push(() => {
      page.held.booking = owing(zeroMinor, [
        bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey: page.requests[0]?.idempotencyKey ?? '' }),
      ])
      return refusal(code)
    })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect(page.notified).toEqual([success])
  })

  it('is found by the repetition that is told that nothing is owed any more', async () => {
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
  ] as const)('that cannot be asked for %s leads where it should: %o', async (_when, cause, to) => {
    const page = openPayment()
    page.bookingAnswers.push(right(owing(shownTotal)), left(cause))
    await page.balance.open()
    expect([page.visited, page.notified]).toEqual([to, []])
  })

  it.each([
    [forbidden(), ['/unauthorised'], 'undecided'],
    [unauthorised([]), ['/login'], 'undecided'],
    [networkFailure, [], 'undecided'],
    [decodeFailure('booking.payments'), [], 'undecided'],
  ] as const)('that cannot be asked for after its answer stays open: %o', async (cause, to, kind) => {
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

  it('that is not known is shown first to whoever presses without having opened the page', async () => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    const lostEnd = page.balance.pay(card)
    await page.time.advance(25_000)
    await lostEnd
    const after = reloaded(page)
    const end = after.balance.pay(card)
    await after.time.advance(25_000)
    expect([await end, after.requests.length]).toEqual([
      { kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: true },
      1,
    ])
    await after.balance.pay(card)
    expect([after.requests.length, keys(after)]).toEqual([2, 1])
  })

  it('is told after a reload, by its key', async () => {
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

  it('is told after a reload that came before it was said, though nobody could be asked at first', async () => {
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

describe('a payment of the balance that was begun on another device', () => {
  it('stands against paying, without a word, may be gone on beside, and is found out', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    expect(await page.balance.pay(card)).toEqual({ kind: 'undecided' })
    expect(page.balance.state$.value).toMatchObject({ payment: { kind: 'undecided', mayStartAgain: true } })
    page.held.booking = paidNow
    await page.time.advance(60_000)
    expect([page.requests, page.notified, page.balance.state$.value.kind]).toEqual([[], [], 'nothingToPay'])
  })

  it('is not said to have failed', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    await page.balance.open()
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 6)])
    await page.time.advance(60_000)
    expect([page.notified, page.balance.state$.value]).toMatchObject([
      [],
      { kind: 'open', payment: { kind: 'form', failure: null } },
    ])
  })

  it('does not stand for a basket, nor for what the plan collects', async () => {
    const page = openPayment()
    page.held.booking = owing(shownTotal, [
      bookingPayment('PAY-8', 7, shownTotal, { basketId: 'b1' }),
      bookingPayment('PAY-9', 7, shownTotal, { type: 'paymentPlan' }),
    ])
    expect((await page.balance.pay(card)).kind).toBe('paid')
  })
})
