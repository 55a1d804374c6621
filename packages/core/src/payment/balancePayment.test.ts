import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, timedOut } from '../failure/Failure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { aPlan } from '../testing/bookings/aPlan.js'
import {
  accepted,
  atPayInFull,
  card,
  type OpenPayment,
  openPayment,
  refusal,
  reloaded,
} from '../testing/payment/openPayment.js'
import { bookingPayment, owing, shownTotal } from '../testing/payment/paymentBackEnd.js'
import { settled } from '../testing/VirtualTime.js'
import { keyOf, newRecord, type Purchase, toStored } from './machine/record.js'

const success = 'Your payment was made successfully!'
const before = bookingPayment('PAY-1', 2, minor(1))
const paidNow = owing(zeroMinor, [before, bookingPayment('PAY-9', 2)])
const keys = ({ requests }: OpenPayment): number => new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size

describe('what a booking owes', () => {
  it('is shown with a form once a look has answered', async () => {
    const page = await atPayInFull()
    expect(page.balance.state$.value).toMatchObject({
      kind: 'open',
      due: { amount: { amount: shownTotal }, left: { amount: 0 } },
      payment: { kind: 'form', failure: null },
    })
  })

  it('is being checked, or nothing, as soon as the booking is known', async () => {
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

  it('is looked at with the booking that its page was just opened with; what was sent before is looked for anew', async () => {
    const page = openPayment()
    void page.bookings.open('SUN1001')
    await page.balance.open()
    expect(page.balance.state$.value).toMatchObject({ payment: { kind: 'form' } })
    expect(page.log).toEqual(['booking', 'allocations'])
    page.answers.push(refusal('16000301'))
    page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    expect((await page.balance.pay(card)).kind).toBe('undecided')
    const later = reloaded(page)
    await later.bookings.open('SUN1001')
    later.held.booking = paidNow
    await later.balance.open()
    await settled()
    expect(later.balance.state$.value.kind).not.toBe('open')
  })

  it('offers ways to pay only once a look has found that nothing of it is under way', async () => {
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

  it('is nothing where all is paid, or nothing is overdue, and nothing is sent for it', async () => {
    const page = openPayment()
    page.held.booking = paidNow
    await page.balance.open()
    expect(page.balance.state$.value).toMatchObject({ kind: 'nothingToPay', why: 'allPaid' })
    expect(await page.balance.pay(card)).toEqual({ kind: 'nothingToPay' })
    page.held.booking = owing(shownTotal, [], aPlan())
    await page.bookings.refresh('SUN1001')
    await page.overdue.open()
    expect(page.overdue.state$.value).toMatchObject({ kind: 'nothingToPay', why: 'nothingOverdue' })
    expect(await page.overdue.pay(card)).toEqual({ kind: 'nothingToPay' })
    expect(page.requests).toEqual([])
  })

  it('is not shown where the booking could not be loaded', async () => {
    const page = openPayment()
    page.bookingAnswers.push(left(networkFailure))
    await page.balance.open()
    expect(page.balance.state$.value.kind).toBe('failed')
    page.bookingAnswers.push(left(networkFailure))
    expect(await page.balance.pay(card)).toEqual({ kind: 'notChecked' })
    expect(page.requests).toEqual([])
    expect((await page.balance.pay(card)).kind).toBe('paid')
  })

  it('that the look finds to be another is loaded, and is what the form is for', async () => {
    const page = openPayment()
    await page.bookings.load('SUN1001')
    page.held.booking = owing(minor(7))
    await page.balance.open()
    await settled()
    expect(page.balance.state$.value).toMatchObject({
      kind: 'open',
      due: { amount: { amount: 7 } },
      payment: { kind: 'form' },
    })
    await page.balance.pay(card)
    expect(page.requests).toMatchObject([{ amount: 7 }])
  })

  it('that changed under the form is what is paid then, and what was told stays beside it', async () => {
    const page = await atPayInFull()
    page.bank.refuses = { kind: 'rejected', field: 'cvc', message: 'Wrong.' }
    await page.balance.pay(card)
    page.held.booking = owing(minor(7))
    await page.bookings.refresh('SUN1001')
    await settled()
    expect(page.balance.state$.value).toMatchObject({
      kind: 'open',
      due: { amount: { amount: 7 } },
      payment: { kind: 'form', failure: { notice: { kind: 'card' } } },
    })
    page.bank.refuses = null
    expect((await page.balance.pay(card)).kind).toBe('paid')
    expect(page.requests).toMatchObject([
      { amount: 7, idempotencyKey: keyOf({ kind: 'balance', bookingRef: 'SUN1001', owed: minor(7) }, 0) },
    ])
  })
})

describe('an amount beside an earlier one without an answer', () => {
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
    await end
    page.held.booking = owing(minor(7))
    await page.bookings.refresh('SUN1001')
    await settled()
    return page
  }

  it('says that the earlier one may be charged besides, and not that both are one charge', async () => {
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

  it('says so no longer once the earlier one is found', async () => {
    const page = await withEarlier()
    page.held.booking = owing(minor(7), [
      bookingPayment('PAY-9', 2, shownTotal, {
        idempotencyKey: keyOf({ kind: 'balance', bookingRef: 'SUN1001', owed: shownTotal }, 0),
      }),
    ])
    await page.time.advance(600_000)
    expect(words(page)).toEqual([])
  })
})

describe('paying what a booking owes', () => {
  it('names no basket, asks no basket, and sends what was shown', async () => {
    const page = await atPayInFull()
    await page.balance.pay({ ...card, cardholderName: ' Ada King' })
    expect(page.requests).toMatchObject([
      { basketId: null, amount: shownTotal, toastMessage: success, card: { cardholderName: 'Ada King' } },
    ])
    expect(page.storedAtRequest).toMatchObject([
      { purchase: { kind: 'balance', owed: shownTotal }, unanswered: [1], pressed: { amount: shownTotal, known: [] } },
    ])
  })

  it('loads the booking and its allocations, is paid, said, and shows the receipt', async () => {
    const page = await atPayInFull()
    expect(await page.balance.pay(card)).toEqual({ kind: 'paid', payment: { reference: 'PAY-9', amount: shownTotal } })
    expect(page.log).toEqual(['pay', 'booking', 'booking', 'allocations'])
    expect([page.notified, page.visited, page.paymentStore.stored.size]).toEqual([
      [success],
      ['/booking/SUN1001/make-payment?receipt=PAY-9'],
      0,
    ])
  })

  it('has succeeded once it was accepted, though nothing is listed yet', async () => {
    const page = await atPayInFull()
    page.answers.push(accepted)
    expect(await page.balance.pay(card)).toEqual({ kind: 'paid', payment: { reference: 'PAY-9', amount: shownTotal } })
  })

  it('shows each error of a refusal, and the next attempt has a new key where the first has ended', async () => {
    const page = await atPayInFull()
    page.answers.push(refusal('16000140'))
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'refused' })
    expect(page.notified).toEqual(['Your bank declined this payment. Please use another card or contact your bank.'])
    await page.balance.pay(card)
    expect(keys(page)).toBe(2)
  })

  it('that the back end refuses for its amount shows the new one, and charges nothing', async () => {
    const page = await atPayInFull()
    const amounts: (number | null)[] = []
    page.balance.state$.subscribe((state) => amounts.push((state.kind === 'open' && state.newAmount?.amount) || null))
    page.answers.push(() => {
      page.held.booking = owing(minor(1))
      return refusal('16000307')
    })
    expect(await page.balance.pay(card)).toEqual({ kind: 'refused', notice: { kind: 'amountChanged' } })
    await settled()
    expect(new Set(amounts)).toEqual(new Set([null, 1]))
    expect(page.balance.state$.value).toMatchObject({
      kind: 'open',
      due: { amount: { amount: 1 } },
      newAmount: { amount: 1 },
      payment: { kind: 'form', failure: { notice: { kind: 'amountChanged' } } },
    })
    expect(page.notified).toEqual([
      'The amount has changed since this page was shown. Please check the new total before you pay.',
    ])
  })

  it('that is refused for its amount offers no form for the new one while another tab pays it', async () => {
    const page = await atPayInFull()
    const purchase: Purchase = { kind: 'balance', bookingRef: 'SUN1001', owed: minor(1) }
    page.answers.push(() => {
      page.held.booking = owing(minor(1))
      const pressed = { amount: minor(1), at: 0, known: [], wish: null }
      page.elsewhere(purchase, {
        ...toStored(newRecord(purchase)),
        pressed,
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

  it('of what is overdue pays that, and is one payment with the whole', async () => {
    const page = openPayment()
    page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
    await page.overdue.open()
    expect(page.overdue.state$.value).toMatchObject({ due: { amount: { amount: 40_000 }, left: { amount: 40_000 } } })
    page.answers.push(left(timedOut))
    const end = page.overdue.pay(card)
    await page.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', mayArrive: true })
    const opened = page.balance.open()
    await page.time.advance(25_000)
    await opened
    await page.balance.pay(card)
    expect(page.requests.map(({ amount }) => amount)).toEqual([40_000, 80_000])
    expect(keys(page)).toBe(1)
  })

  it('after another was paid is a payment of its own, though nobody opened the page for it', async () => {
    const page = openPayment()
    page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
    expect((await page.overdue.pay(card)).kind).toBe('paid')
    expect((await page.overdue.pay(card)).kind).toBe('paid')
    expect([page.requests.map(({ amount }) => amount), keys(page)]).toEqual([[40_000, 40_000], 2])
    page.held.booking = paidNow
    await page.bookings.refresh('SUN1001')
    expect(await page.overdue.pay(card)).toEqual({ kind: 'nothingToPay' })
  })

  it('twice, of two debts, has two keys', async () => {
    const page = openPayment()
    page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
    await page.overdue.open()
    await page.overdue.pay(card)
    await page.balance.open()
    await page.balance.pay(card)
    expect([page.requests.map(({ amount }) => amount), keys(page)]).toEqual([[40_000, 40_000], 2])
  })
})
