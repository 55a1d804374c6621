import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { timedOut, conflict, networkFailure } from '../failure/Failure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import {
  atPayInFull,
  card,
  type OpenPayment,
  openPayment,
  refusal,
  reloaded,
  keysSent,
} from '../../test/payment/openPayment.js'
import { bookingPayment, owing, shownTotal } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'
import { keyOf, newRecord, type Purchase, toStored } from './machine/record.js'

const success = 'Your payment was made successfully!'
const before = bookingPayment('PAY-1', 2, minor(1))
const paidNow = owing(zeroMinor, [before, bookingPayment('PAY-9', 2)])

describe('the amount due on a booking', () => {
  it('is shown as being checked, or as nothing to pay, once the booking is loaded', async () => {
    const page = openPayment()
    expect(page.balance.state$.value.kind).toBe('loading')
    await page.bookings.load('SUN1001')
    expect(page.balance.state$.value).toMatchObject({
      kind: 'open',
      due: { amount: { amount: shownTotal } },
      payment: { kind: 'checking' },
    })
    page.held.booking = paidNow
    await page.bookings.refresh('SUN1001')
    expect(page.balance.state$.value).toMatchObject({ kind: 'nothingToPay', why: 'allPaid' })
  })

  it('offers ways to pay only after a status check finds no payment under way', async () => {
    const page = await atPayInFull()
    const standings: string[] = []
    page.balance.ways$.subscribe((standing) => standings.push(standing))
    page.answers.push(refusal('16000301'))
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    expect((await page.balance.pay(card)).kind).toBe('undecided')
    expect([...new Set(standings)]).toEqual(['open', 'closed'])
    const later = reloaded(page)
    expect(later.balance.ways$.value).toBe('checking')
    later.held.booking = paidNow
    await later.balance.open()
    expect(later.balance.ways$.value).toBe('open')
  })

  it('may change under the form, whose notice stays, and the next submit pays the new amount', async () => {
    const page = await atPayInFull()
    page.bank.refuses = { kind: 'rejected', field: 'cvc', message: 'Wrong.' }
    await page.balance.pay(card)
    page.held.booking = owing(minor(7))
    await page.bookings.refresh('SUN1001')
    await settled()
    expect(page.balance.state$.value).toMatchObject({
      kind: 'open',
      due: { amount: { amount: 7 } },
      payment: { kind: 'form', notice: { kind: 'card' } },
    })
    page.bank.refuses = null
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect(page.requests).toMatchObject([
      { amount: 7, idempotencyKey: keyOf({ kind: 'balance', bookingRef: 'SUN1001', owed: minor(7) }, 0) },
    ])
  })
})

describe('a new amount beside an earlier payment without an answer', () => {
  const words = (page: OpenPayment): readonly string[] => {
    const { value } = page.balance.state$
    return value.kind === 'open' && value.words !== null ? [value.words.heading, ...value.words.charged] : []
  }
  const mayArrive =
    'Your payment of £105.00 is not over yet. It may still be charged, besides what you pay here. Please look at the payments of your booking before you pay.'

  const withEarlier = async (): Promise<OpenPayment> => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    const end = page.balance.pay(card)
    await page.time.advance(25_000)
    await over(end)
    page.held.booking = owing(minor(7))
    await page.bookings.refresh('SUN1001')
    await settled()
    return page
  }

  it('warns that the earlier payment may be charged as well', async () => {
    const page = await withEarlier()
    expect(page.balance.state$.value).toMatchObject({ kind: 'open', due: { amount: { amount: 7 } } })
    expect(words(page)).toEqual(['We have had no answer about your payment yet', mayArrive])

    const later = reloaded(page)
    later.held.booking = owing(minor(7))
    await later.bookings.load('SUN1001')
    const opened = later.balance.open()
    await later.time.advance(25_000)
    await opened
    expect(words(later)).toContain(mayArrive)
  })
})

describe('a balance payment', () => {
  it('sends the shown amount, and names no basket', async () => {
    const page = await atPayInFull()
    await page.balance.pay({ ...card, cardholderName: ' Ada King' })
    expect(page.requests).toMatchObject([
      { basketId: null, amount: shownTotal, toastMessage: success, card: { cardholderName: 'Ada King' } },
    ])
    expect(page.storedAtRequest).toMatchObject([
      {
        purchase: { kind: 'balance', owed: shownTotal },
        unanswered: [1],
        submission: { amount: shownTotal, known: [] },
      },
    ])
  })

  it('loads the booking and its allocations, shows the message, and leads to the receipt', async () => {
    const page = await atPayInFull()
    expect(await page.balance.pay(card)).toMatchObject({
      kind: 'paid',
      payment: { reference: 'PAY-9', amount: shownTotal },
    })
    expect(page.log).toEqual(['pay', 'booking', 'booking', 'allocations'])
    expect([page.notified, page.visited, page.paymentStore.stored.size]).toEqual([
      [success],
      ['/booking/SUN1001/make-payment?receipt=PAY-9'],
      0,
    ])
  })

  it('offers no form for the new amount while another tab pays it', async () => {
    const page = await atPayInFull()
    const purchase: Purchase = { kind: 'balance', bookingRef: 'SUN1001', owed: minor(1) }
    page.answers.push(() => {
      page.held.booking = owing(minor(1))
      const submission = { amount: minor(1), at: 0, known: [], wish: null }
      page.elsewhere(purchase, {
        ...toStored(newRecord(purchase)),
        submission,
        lastRequest: 1,
        unanswered: [1],
        page: 'other',
      })
      return refusal('16000307')
    })
    const forms: (number | null)[] = []
    page.balance.state$.subscribe((state) => {
      if (state.kind === 'open' && state.payment.kind === 'form') forms.push(state.due && state.due.amount.amount)
    })
    await page.balance.pay(card)
    await settled()
    expect(page.balance.state$.value).toMatchObject({ due: { amount: { amount: 1 } }, payment: { kind: 'moving' } })
    expect(new Set(forms)).toEqual(new Set([10_500]))
  })

  it('for the overdue part sends that amount, under the key of the whole balance', async () => {
    const page = openPayment()
    page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
    await page.overdue.open()
    expect(page.overdue.state$.value).toMatchObject({ due: { amount: { amount: 40_000 }, left: { amount: 40_000 } } })
    page.answers.push(left(timedOut))
    const end = page.overdue.pay(card)
    await page.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', mayArrive: true })
    const opened = page.balance.open()
    await page.time.advance(25_000)
    await opened
    await page.balance.pay(card)
    expect(page.requests.map(({ amount }) => amount)).toEqual([40_000, 80_000])
    expect(keysSent(page)).toBe(1)
  })

  it('has a new key after an earlier one was paid, even if nobody opens the page', async () => {
    const page = openPayment()
    page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
    expect((await page.overdue.pay(card)).kind).toBe('paid')
    expect(await page.overdue.pay(card)).toMatchObject({ kind: 'nothingToPay' })
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect([page.requests.map(({ amount }) => amount), keysSent(page)]).toEqual([[40_000, 40_000], 2])
  })
})

const otherwise = 'A payment of this amount has reached us, so nothing more is charged.'
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

const words =
  'You paid £105.00 on 1 January 2027 (PAY-9). A payment was returned, or the price has gone up since. If you did not expect this, contact us before you pay.'

const keys = ({ requests }: OpenPayment): readonly string[] => requests.map(({ idempotencyKey }) => idempotencyKey)

/** Paid in full. */
const paidUp = async (): Promise<OpenPayment> => {
  const page = await atPayInFull()
  expect((await page.balance.pay(card)).kind).toBe('paid')
  return page
}
/** Its payment, as the booking lists it. */
const rowOf = (page: OpenPayment) => bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey: keys(page)[0] ?? null })
const stateOf = ({ balance }: OpenPayment) => balance.state$.value

const again = { heading: 'This amount is due again', charged: [words] }
it.each([
  [
    'a chargeback',
    {},
    {
      heading: 'This amount is due',
      charged: [
        'Your payment of £105.00 on 1 January 2027 (PAY-9) is listed as failed: it was refused, or it was returned since. If you did not expect this, contact us before you pay.',
      ],
    },
  ],
  [
    'its apportionments',
    { apportionments: [{ reference: 'SUN1001', netAmount: shownTotal, date: '2027-01-01' }] },
    again,
  ],
  ['bought items', { bought: [{ name: 'Towels', quantity: 1, amount: shownTotal, priceDisplayCode: 1 }] }, again],
] as const)('a payment that is listed as failed, with %s, can be paid again', async (_, row, statement) => {
  const before = await paidUp()
  before.held.booking = owing(shownTotal, [{ ...rowOf(before), ...row, status: 6 }])
  const page = reloaded(before)
  await page.balance.open()
  expect(stateOf(page)).toMatchObject({ kind: 'open', form: 'shown', words: statement })
  expect((await page.balance.pay(card)).kind).toBe('paid')
  expect(new Set(keys(page)).size).toBe(2)
})

describe('while the amount due does not include a listed payment yet', () => {
  /** Listed, and owed all the same. */
  const late = (page: OpenPayment, change: { readonly counted?: boolean } = {}): void => {
    const booking = owing(shownTotal, [{ ...rowOf(page), ...change }])
    const prices = { ...booking.prices, totalBookingPrice: shownTotal }
    page.answerBooking(change.counted === undefined ? { ...booking, prices } : booking)
  }

  it.each([[{}], [{ counted: false }]])('nothing can be paid, and the page says why (%o)', async (change) => {
    const before = await paidUp()
    late(before, change)
    const page = openPayment({ backEnd: before })
    const opened = page.balance.open()
    await page.time.advance(25_000)
    await over(opened)
    expect(stateOf(page)).toMatchObject({
      kind: 'open',
      form: 'none',
      payment: {
        kind: 'undecided',
        because: 'disagrees',
        payment: { reference: 'PAY-9', amount: { amount: shownTotal }, date: '2027-01-01' },
      },
    })
    expect(page.balance.ways$.value).toBe('closed')
    page.answerBooking(owing(zeroMinor, [{ ...rowOf(before), counted: true }]))
    await page.time.advance(5000)
    await settled()
    expect(stateOf(page)).toMatchObject({ kind: 'nothingToPay', why: 'allPaid' })
    expect(page.requests).toHaveLength(1)
  })
})
