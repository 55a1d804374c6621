import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure } from '../failure/Failure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { emptyBasket } from '../../test/basket/aBasket.js'
import {
  accepted,
  atCheckout,
  card,
  openPayment,
  pendingStatuses,
  refusal,
  status,
} from '../../test/payment/openPayment.js'
import { costing } from '../../test/payment/paymentBackEnd.js'
import { basketPayment, bookingPayment, owing, shownTotal } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'

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
    expect(end).toMatchObject({ kind: 'invalid', problem: 'cardNumberAsName' })
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
