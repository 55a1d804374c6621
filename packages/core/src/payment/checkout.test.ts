import { right, left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  networkFailure,
  notFound,
  serverFailure,
  forbidden,
  unauthorised,
  type ApiFailure,
  decodeFailure,
  notFromTheApi,
  timedOut,
  type ServerError,
} from '../failure/Failure.js'
import { minor, zeroMinor, type Minor } from '../money/Money.js'
import { emptyBasket } from '../../test/basket/aBasket.js'
import {
  accepted,
  atCheckout,
  card,
  openPayment,
  pendingStatuses,
  refusal,
  status,
  atAccepted,
  besideForm,
  keysSent,
  basketPurchase,
  type OpenPayment,
} from '../../test/payment/openPayment.js'
import { costing } from '../../test/payment/paymentBackEnd.js'
import { basketPayment, bookingPayment, owing, shownTotal, bookingRef } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'
import { keyOf } from './machine/record.js'
import type { BasketPayment } from '../basket/Basket.js'
import { createDeferred } from '../../test/Deferred.js'
import { texts } from '../composition/texts.js'
import { paths } from '../navigation/paths.js'
import { unbookedAttention } from './paymentAttention.js'
import { paymentCodes } from './paymentCodes.js'
import { describePayment } from './statement.js'

const success = 'Item(s) successfully added to booking.'

describe('the checkout', () => {
  it('has no form before the first status check, and hides it while its card is used', async () => {
    const page = openPayment()
    const places: string[] = []
    page.checkout.state$.subscribe(
      (state) => state.kind === 'open' && places.push(`${state.payment.kind} ${state.form}`),
    )
    await page.checkout.open()
    page.answers.push(refusal('16000140'))
    await page.checkout.pay(card)
    expect(places.filter((place, index) => place !== places[index - 1])).toEqual([
      'checking none',
      'form shown',
      'moving hidden',
      'form shown',
    ])
    await settled()
    expect(page.checkout.state$.value).toMatchObject({ payment: { isAsItWas: true, isOtherAmount: false } })
  })

  it('sends nothing if the sheet of a wallet shows another amount, and shows the new one', async () => {
    const page = openPayment()
    await page.checkout.open()
    const end = await page.checkout.pay({ ...card, agreed: minor(shownTotal + 1) })
    expect(end).toMatchObject({ kind: 'form', notice: { kind: 'amountChanged' } })
    expect(page.requests).toEqual([])
    expect(page.checkout.state$.value).toMatchObject({
      payment: { isOtherAmount: true, amountNow: { amount: shownTotal } },
      form: 'shown',
    })
  })

  it('requests the basket, then its status, its payments and the booking, each once', async () => {
    const page = openPayment()
    await page.checkout.open()
    expect(page.log).toEqual(['get', 'status', 'payments', 'booking'])
  })

  it('is empty if no basket is open, and checks the status of the last one', async () => {
    const page = openPayment()
    page.basketApi.plant(null)
    await page.checkout.open()
    expect([page.checkout.state$.value.kind, page.log]).toEqual(['empty', ['get', 'status', 'payments']])
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'nothingToPay' })
    expect(page.requests).toEqual([])
  })

  it('shows the payment of the last basket if none is open', async () => {
    const page = openPayment()
    page.basketApi.plant(null)
    const ofBasket = { basketId: '501', paymentDate: '2027-01-02' }
    page.held.booking = owing(shownTotal, [
      bookingPayment('PAY-0', 2, minor(100), { ...ofBasket, paymentDate: '2027-01-01' }),
      bookingPayment('PAY-1', 2, minor(14_500), ofBasket),
      bookingPayment('PAY-2', 6, minor(100), { ...ofBasket, paymentDate: '2027-01-03' }),
      bookingPayment('PAY-3', 2, minor(100), { paymentDate: '2027-01-04' }),
      bookingPayment('PAY-4', 2, zeroMinor, { ...ofBasket, paymentDate: '2027-01-05' }),
      bookingPayment('PAY-5', 2, minor(-100), { ...ofBasket, paymentDate: '2027-01-06' }),
    ])
    await page.bookings.load('SUN1001')
    await page.checkout.open()
    expect(page.checkout.state$.value).toMatchObject({
      kind: 'empty',
      paid: { reference: 'PAY-1', amount: { amount: 14500 }, date: '2027-01-02' },
    })
  })

  it('fails if the basket cannot be loaded, and can be opened again', async () => {
    const page = openPayment()
    page.basketApi.failNext('get', networkFailure)
    await page.checkout.open()
    expect([page.checkout.state$.value.kind, page.log]).toEqual(['failed', ['get']])
    await page.checkout.open()
    expect(page.checkout.state$.value.kind).toBe('open')
  })

  it('is blocked while a mandatory section is invalid, there is nothing to buy, or the total is below zero', async () => {
    const page = openPayment()
    page.basketApi.invalidate('tickets', 'A ticket has no holder.')
    await page.checkout.open()
    expect(page.checkout.state$.value).toMatchObject({
      kind: 'blocked',
      obstacle: 'mandatorySection',
      problems: ['A ticket has no holder.'],
    })
    const other = openPayment()
    other.basketApi.plant(emptyBasket)
    await other.checkout.open()
    expect(other.checkout.state$.value.kind).toBe('blocked')
    const below = openPayment()
    below.basketApi.plant(costing(minor(-500)))
    await below.checkout.open()
    expect(below.checkout.state$.value.kind).toBe('blocked')
    const { obstacles } = texts.screen.basket.summary
    for (const [blocked, obstacle] of [
      [page, obstacles.mandatorySection],
      [other, obstacles.nothingToBuy],
      [below, obstacles.belowZero],
    ] as const)
      for (const end of [await blocked.checkout.pay(card), await blocked.checkout.complete()])
        expect(describePayment(end, texts)).toEqual([obstacle])
    for (const { requests, basketApi } of [page, other, below])
      expect([requests, basketApi.sentTo('complete')]).toEqual([[], []])
  })
})

describe('a payment for a basket', () => {
  it('sends the shown amount, the card’s token and the key of the basket', async () => {
    const page = await atCheckout()
    await page.checkout.pay(card)
    expect(page.requests).toEqual([
      {
        bookingRef: 'SUN1001',
        basketId: 'b1',
        amount: shownTotal,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        card: { paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart', expiryDate: '12/30' },
        toastMessage: success,
      },
    ])
    const other = await atCheckout()
    await other.checkout.pay(card)
    expect(other.requests[0]?.idempotencyKey).toBe(page.requests[0]?.idempotencyKey)
  })

  it('is stored, without its card, before its request is sent, and removed at its end', async () => {
    const page = await atCheckout()
    await page.checkout.pay(card)
    expect(page.storedAtRequest).toEqual([
      {
        purchase: { kind: 'basket', bookingRef: 'SUN1001', basketId: 'b1' },
        generation: 0,
        lastRequest: 1,
        unanswered: [1],
        attempt: { kind: 'none' },
        submission: { amount: shownTotal, at: 0, known: null, wish: null },
        notice: null,
        isWithheld: false,
        page: expect.stringMatching(/^page-\d+$/),
      },
    ])
    expect(page.paymentStore.stored.size).toBe(0)
  })

  it('polls the status, reloads the booking, its allocations and the basket, shows the message, and leads to the receipt', async () => {
    const page = await atCheckout()
    const log: string[] = page.log
    page.checkout.state$.subscribe(({ kind }) => void (log.at(-1) !== kind && kind === 'paid' && log.push(kind)))
    page.messages.toasts$.subscribe((toasts) => void (toasts.length > 0 && log.push('toast')))
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'paid',
      payment: { reference: 'PAY-9', amount: shownTotal },
    })
    expect(log.slice(log.indexOf('pay'))).toEqual(['pay', 'status', 'booking', 'allocations', 'get', 'paid', 'toast'])
    expect([page.notified, page.visited, page.time.now()]).toEqual([
      [success],
      ['/booking/SUN1001/make-payment?receipt=PAY-9'],
      0,
    ])
    expect(page.checkout.state$.value).toMatchObject({
      kind: 'paid',
      payment: { reference: 'PAY-9', amount: shownTotal },
      isFree: false,
    })
  })

  it('leads to the booking if the back end gives no reference, and nowhere if the customer has left the page', async () => {
    const page = await atCheckout()
    page.basketApi.answerAll('status', status('paid'))
    page.answers.push(right({ kind: 'accepted', reference: null }))
    await page.checkout.pay(card)
    expect(page.visited).toEqual(['/booking/SUN1001'])
    const other = await atCheckout()
    other.standAt('/profile')
    await other.checkout.pay(card)
    expect([other.visited, other.notified]).toEqual([[], [success]])
  })

  it.each([
    [card, 'We have received your payment of £105.00 for SUN1001.'],
    [null, success],
  ])('is named with its amount, and leads on, if the booking cannot be loaded afterwards: %j', async (by, sentence) => {
    const page = await atCheckout()
    if (by === null) page.basketApi.plant(costing(zeroMinor))
    await Promise.all([page.bookings.load('SUN1001'), page.checkout.open()])
    expect(page.newsOf.state$.value('SUN1001').made).toBeNull()
    page.bookingAnswers.push(left(notFromTheApi(500)))
    expect(await (by === null ? page.checkout.complete() : page.checkout.pay(by))).toMatchObject({ kind: 'paid' })
    expect(page.visited).toEqual(['/'])
    expect(page.newsOf.state$.value('SUN1002').made).toBeNull()
    const { made } = page.newsOf.state$.value('SUN1001')
    expect(made).toMatchObject({
      sentence,
      next: expect.stringMatching(/^\/booking\/SUN1001(\/make-payment\?receipt=PAY-9)?$/),
    })
    expect([paths.checkout('SUN1001'), paths.tickets('SUN1001')].map((path) => made?.isShownAt(path))).toEqual([
      true,
      false,
    ])
  })

  it('is sent once, however often the customer submits, and each submit gets its outcome', async () => {
    const page = await atCheckout()
    page.answers.push(accepted)
    page.statuses.push(...pendingStatuses(2), status('paid'))
    const submissions = [
      page.checkout.pay(card),
      page.checkout.pay(card),
      page.checkout.complete(),
      page.checkout.checkNow(),
    ]
    await page.time.advance(10_000)
    expect((await over(Promise.all(submissions))).map(({ kind }) => kind)).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect([page.requests.length, page.log.filter((call) => call === 'complete')]).toEqual([1, []])
  })

  it('checks the status first if no page was open, and is not sent while another payment is open', async () => {
    const page = openPayment()
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.log.slice(0, 4)).toEqual(['get', 'status', 'payments', 'booking'])
    const other = openPayment()
    other.basketApi.answerAll('payments', right([basketPayment('pay_1', 7)]))
    expect((await other.checkout.pay(card)).kind).toBe('undecided')
    expect(other.requests).toEqual([])
  })

  it('is not sent if the basket, reloaded before it, has another total', async () => {
    const page = openPayment()
    await page.basket.load()
    page.basketApi.plant(costing(minor(7)))
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'amountChanged' },
    })
    expect(page.requests).toEqual([])
    await page.checkout.pay(card)
    expect(page.requests).toMatchObject([{ amount: 7 }])
  })

  it('does not start with a card number as the cardholder’s name', async () => {
    const page = await atCheckout()
    const end = await page.checkout.pay({ ...card, cardholderName: 'Amelia 4242-4242-4242-4242' })
    expect(end).toMatchObject({
      kind: 'invalid',
      problem: 'cardNumberAsName',
      bookingRef: 'SUN1001',
      subject: 'basket',
    })
    expect([page.log, page.paymentStore.stored.size]).toEqual([[], 0])
  })

  it('needs no name from a wallet, and takes no number as one', async () => {
    const page = await atCheckout()
    const wallet = { source: { kind: 'wallet' } } as const
    expect(await page.checkout.pay({ ...wallet, cardholderName: '4242 4242 4242 4242' })).toMatchObject({
      kind: 'invalid',
      problem: 'cardNumberAsName',
    })
    expect(page.requests).toEqual([])
    expect((await page.checkout.pay({ ...wallet, cardholderName: ' ' })).kind).toBe('paid')
  })

  it('sends and stores nothing if the card is refused', async () => {
    const page = await atCheckout()
    page.bank.refuses = { kind: 'rejected', field: 'expiry', message: 'Your card has expired.' }
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'card', field: 'expiry', message: 'Your card has expired.' },
    })
    page.bank.refuses = { kind: 'unavailable' }
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'cardsUnavailable' },
    })
    expect([page.requests, page.paymentStore.stored.size]).toEqual([[], 0])
    expect([page.notified, page.checkout.state$.value]).toMatchObject([
      [],
      { payment: { kind: 'form', notice: { kind: 'cardsUnavailable' }, charged: 'safeToTryAgain' } },
    ])
  })

  it('shows the new total if the back end refuses the old one', async () => {
    const page = await atCheckout()
    const totals: (number | null)[] = []
    page.checkout.state$.subscribe((state) => {
      if (state.kind === 'open')
        totals.push(state.payment.isOtherAmount ? (state.payment.amountNow?.amount ?? null) : null)
    })
    page.answers.push(refusal('16000307'))
    page.basketApi.plant(costing(minor(7)))
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'amountChanged' },
    })
    expect(page.notified).toEqual([
      'The amount has changed since this page was shown. Please check the new total before you pay.',
    ])
    expect(new Set(totals)).toEqual(new Set([null, 7]))
    expect(page.checkout.state$.value).toMatchObject({
      total: { amount: 7 },
      payment: {
        kind: 'form',
        notice: { kind: 'amountChanged' },
        charged: 'safeToTryAgain',
        isOtherAmount: true,
        isAsItWas: false,
      },
    })
    await page.checkout.pay(card)
    expect(page.requests.map(({ amount }) => amount)).toEqual([shownTotal, 7])
  })
})

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

describe('a payment that only the booking lists', () => {
  const bought = [{ reference: 'PAY-9', netAmount: shownTotal, date: '2027-01-01' }]
  const endAt = async (kind: 'failed' | 'pending', apportionments: typeof bought, listed: readonly BasketPayment[]) => {
    const page = await atAccepted()
    page.basketApi.answerAll('status', status(kind))
    page.basketApi.answerAll('payments', right(listed))
    const payment = bookingPayment('PAY-9', 2, shownTotal, { basketId: 'b1', apportionments })
    page.answerBooking({ ...owing(shownTotal), payments: [payment] })
    const paid = page.checkout.pay(card)
    await page.time.advance(60_000)
    return paid
  }

  it.each(['failed', 'pending'] as const)('is a success if it lists what it paid for, also at %s', async (kind) => {
    expect(await endAt(kind, bought, [])).toMatchObject({ kind: 'paid', payment: { reference: 'PAY-9' } })
  })

  it('is not in the booking if it paid for nothing, or if the payments check lists it as paid', async () => {
    expect((await endAt('failed', [], [])).kind).toBe('bookingFailed')
    expect((await endAt('failed', bought, [basketPayment('PAY-9', 2)])).kind).toBe('bookingFailed')
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

describe('a refusal', () => {
  it('shows and reports each error separately', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140', '16000080'))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'refused' } })
    expect(page.notified).toEqual([
      'Your bank declined this payment. Please use another card or contact your bank.',
      'The security code is not correct. Please check the digits on your card and try again.',
    ])
    expect(page.reports.map(({ code, severity }) => [code, severity])).toEqual([
      ['16000140', 'fatal'],
      ['16000080', 'fatal'],
    ])
    expect(page.log).toEqual(['booking', 'allocations', 'pay', 'get'])
  })

  it.each([
    [forbidden([{ code: null, message: 'Not yours.' }]), ['/unauthorised'], ['Not yours.']],
    [notFound([{ code: null, message: 'Not here.' }]), [], ['Not here.']],
  ] as const)('before the request was read ends the request, and keeps the key: %o', async (cause, to, words) => {
    const page = await atCheckout()
    page.answers.push(left(cause))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'notAccepted' } })
    expect([page.visited, page.notified, page.paymentStore.stored.size]).toEqual([
      to,
      ['Your payment was not sent. Nothing was charged.', ...words],
      0,
    ])
    expect(page.log).toEqual(['booking', 'allocations', 'pay', 'get'])
    await page.checkout.pay(card)
    expect(keysSent(page)).toBe(1)
  })

  it('after the end of the session leads to the login page, and is shown as not sent after the next sign-in', async () => {
    const page = await atCheckout()
    page.answers.push(left(unauthorised([])))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'form', notice: { kind: 'signedOut' } })
    expect([page.visited, page.notified, page.paymentStore.stored.size]).toEqual([['/login'], [], 1])
    page.signIn()
    await page.checkout.open()
    const { value: state } = page.checkout.state$
    expect(state.kind === 'open' && besideForm(state.payment)).toEqual([
      'Nothing has been charged. It is safe to try again.',
    ])
    expect(page.paymentStore.stored.size).toBe(0)
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.requests).toHaveLength(2)
  })
})

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

describe('a basket that costs nothing', () => {
  const atFree = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.basketApi.plant(costing(zeroMinor))
    await page.checkout.open()
    page.log.length = 0
    return page
  }

  it('shows the errors of the back end, and is completed by a retry', async () => {
    const page = await atFree()
    page.basketApi.failNext('complete', serverFailure([{ code: null, message: 'A ticket has no holder.' }]))
    expect(await page.checkout.complete()).toMatchObject({ kind: 'form' })
    expect(page.notified).toEqual(['A ticket has no holder.'])
    expect((await page.checkout.complete()).kind).toBe('paid')
    expect(page.basketApi.sentTo('complete')).toHaveLength(2)
  })

  it('is requested again under the same key after a lost answer, and a 403 leads to /unauthorised', async () => {
    const page = await atFree()
    page.basketApi.failNext('complete', networkFailure)
    const end = page.checkout.complete()
    await page.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', mayArrive: true })
    page.basketApi.failNext('complete', forbidden([{ code: null, message: 'Not yours.' }]))
    await page.checkout.complete()
    expect(page.visited).toEqual(['/unauthorised'])
    await page.checkout.complete()
    expect([
      page.basketApi.sentTo('complete').length,
      new Set(page.basketApi.sentTo('complete').map(([, key]) => key)).size,
    ]).toEqual([3, 1])
  })

  it('is not completed if another basket is open by now, which the call would complete', async () => {
    const page = await atFree()
    page.basketApi.plant(costing(shownTotal, 'b2'))
    page.basketApi.answerAll('status', status('cancelled'))
    expect(await page.checkout.complete()).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' } })
    expect([page.basketApi.sentTo('complete'), page.notified]).toEqual([
      [],
      ["We're unable to complete your basket right now. Please try again."],
    ])
  })

  it('is completed without a card; then its status is checked, basket and booking are reloaded, and success is shown', async () => {
    const page = await atFree()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'open', isFree: true, total: { amount: 0 } })
    expect(await page.checkout.complete()).toMatchObject({ kind: 'paid', payment: { reference: null, amount: 0 } })
    expect(page.log).toEqual(['get', 'complete', 'status', 'get', 'booking', 'allocations'])
    expect([page.notified, page.requests, page.visited, page.paymentStore.stored.size]).toEqual([
      [success],
      [],
      ['/booking/SUN1001'],
      0,
    ])
    expect(page.checkout.state$.value).toMatchObject({ kind: 'paid', isFree: true })
  })

  it('does not need the card company, whichever button the customer presses', async () => {
    const page = await atFree()
    page.bank.refuses = { kind: 'unavailable' }
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.basketApi.sentTo('complete')).toHaveLength(1)
  })
})

const asItWas = 'Your basket is as it was.'
const said = ({ checkout: { state$ } }: OpenPayment) => {
  const { value } = state$
  return value.kind === 'open' ? value.words : null
}
const sentences = (page: OpenPayment): readonly string[] => {
  const words = said(page)
  return words === null ? [] : [words.heading, ...words.charged, ...words.now, ...words.next]
}
const cost = ({ basketApi }: OpenPayment, total: Minor): void => {
  basketApi.plant(costing(total))
}
const atFree = async (): Promise<OpenPayment> => {
  const page = await atCheckout()
  cost(page, zeroMinor)
  await page.checkout.open()
  return page
}
const errors: [ServerError, ...ServerError[]] = [{ code: null, message: 'A ticket was added.' }]

describe('a basket that changed elsewhere', () => {
  it('is read again after a refusal of a free basket, and the reason stands in the panel', async () => {
    const page = await atFree()
    cost(page, minor(4_500))
    page.basketApi.failNext('complete', serverFailure(errors))
    await page.checkout.complete()
    await settled()
    expect(said(page)?.now).toEqual(['A ticket was added.', 'The new total is £45.00.'])
    expect(page.checkout.state$.value).toMatchObject({ total: { amount: 4_500 }, isFree: false })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
  })

  it('is read again after a refusal with a code of the basket, which then asks for what is missing', async () => {
    const page = await atCheckout()
    page.basketApi.invalidate('extras', 'A bicycle needs a helmet.')
    page.answers.push(refusal('15000060'))
    await page.checkout.pay(card)
    await settled()
    expect(page.checkout.state$.value.kind).toBe('blocked')
  })

  it('is not called as it was while it is read again', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140'))
    const reading = createDeferred<void>()
    page.basketApi.beforeNext('get', () => reading.promise)
    await page.checkout.pay(card)
    expect(sentences(page)).not.toContain(asItWas)
    reading.resolve()
    await settled()
    expect(sentences(page)).toContain(asItWas)
  })
})

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
  const notKnown = {
    kind: 'open',
    form: 'none',
    words: { heading: "We don't know yet whether your payment went through" },
    payment: { can: ['checkNow'] },
  }
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

  it('is not known to be unpaid while a request may still arrive, and can be checked', async () => {
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
    expect(page.checkout.state$.value).toMatchObject(notKnown)
    page.basketApi.answerAll('status', status('paid'))
    await page.checkout.checkNow()
    await settled()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'paid' })
  })

  it('is not known to be unpaid while no list shows an accepted payment, until its window is over', async () => {
    const page = await atAccepted()
    page.basketApi.answerAll('status', status('pending'))
    page.basketApi.answerAll('payments', right([]))
    const end = page.checkout.pay(card)
    page.basketApi.plant(null)
    await page.time.advance(25_000)
    await over(end)
    await settled()
    expect(page.checkout.state$.value).toMatchObject(notKnown)
    expect(page.messages.toasts$.value).toHaveLength(1)
    await page.time.advance(25 * 60_000)
    await settled()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'empty', words: { heading: 'You were not charged' } })
  })

  it.each(['pending', 'failed', 'cancelled'] as const)(
    'was paid if the booking alone lists its accepted payment: %s',
    async (last) => {
      const page = await atAccepted()
      page.basketApi.answerAll('status', status(last))
      page.basketApi.answerAll('payments', right([]))
      page.held.booking = owing(shownTotal, [bookingPayment('PAY-9', 2, shownTotal, { basketId: 'b1' })])
      const end = page.checkout.pay(card)
      page.basketApi.plant(null)
      await page.time.advance(25_000)
      await over(end)
      expect([page.notified, page.messages.prompt$.value]).toEqual([[success], null])
    },
  )
})
