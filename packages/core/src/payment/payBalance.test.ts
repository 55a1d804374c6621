import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, httpFailure, networkFailure, serverFailure, timedOut, unauthorised } from '../failure/ApiFailure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { bookingPayment, openPayment, owing, payInput, pendingPayment, shownTotal } from '../testing/openPayment.js'
import { settled } from '../testing/VirtualTime.js'

const refusal = (code: string) => left(serverFailure([{ code, message: null }]))
const challenge = right({ kind: 'requiresAction', clientSecret: 'secret', reference: 'PAY-9' } as const)
const paidNow = owing(zeroMinor, [bookingPayment('PAY-1', 2, minor(1)), bookingPayment('PAY-9', 2)])
const before = owing(shownTotal, [bookingPayment('PAY-1', 2, minor(1))])

const atPayInFull = async () => {
  const journey = openPayment()
  journey.held.booking = before
  journey.standAt('/booking/SUN1001/pay-in-full')
  await journey.payment.reconcileBalance()
  journey.log.length = 0
  journey.states.length = 0
  return journey
}

describe('paying what a booking owes', () => {
  it('names no basket, asks no basket, and sends what was shown', async () => {
    const { payBalance, requests, basketApi } = await atPayInFull()
    basketApi.log.length = 0
    await payBalance()
    expect(requests).toMatchObject([{ basketId: null, amount: shownTotal, toastMessage: 'Your payment was made successfully!' }])
    expect(basketApi.log).toEqual([])
  })

  it('that was accepted loads the booking and its allocations, is settled, said, free again, and shows the booking', async () => {
    const { payBalance, log, said, visited, vault } = await atPayInFull()
    await payBalance()
    const end = log.slice(log.lastIndexOf('payment polling'))
    expect(end).toEqual(['payment polling', 'booking', 'booking', 'allocations', 'payment settled', 'toast', 'payment idle'])
    expect([said, visited, vault.size]).toEqual([['Your payment was made successfully!'], ['/booking/SUN1001'], 0])
  })

  it('keeps what is needed to find it among the booking’s payments, before and after its answer', async () => {
    const { payBalance, keptAtRequest, answers, vault, held } = await atPayInFull()
    answers.push(challenge)
    void payBalance()
    await settled()
    expect(keptAtRequest).toMatchObject([{ basketId: null, standing: 'sent', reference: null, known: ['PAY-1'] }])
    expect(vault.get('SUN1001')).toMatchObject({ standing: 'confirmed', reference: 'PAY-9', clientSecret: 'secret' })
    held.booking = paidNow
  })

  it('shows each error of a refusal, and the next attempt is a new key', async () => {
    const { payBalance, answers, said, requests } = await atPayInFull()
    answers.push(refusal('16000140'))
    expect(await payBalance()).toMatchObject({ kind: 'failed', reason: { kind: 'refused' }, mayArrive: false })
    expect(said).toEqual(['Your bank declined this payment. Please use another card or contact your bank.'])
    await payBalance()
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('is not sent where the booking owes another amount by now', async () => {
    const { payBalance, requests, held, bookings } = await atPayInFull()
    held.booking = owing(minor(1))
    expect(await payBalance()).toMatchObject({ kind: 'failed', reason: { kind: 'amountChanged' } })
    expect(requests).toEqual([])
    expect(bookings.booking('SUN1001').value).toMatchObject({ value: { prices: { outstandingBalance: 1 } } })
  })

  it('pays what is overdue of a plan, and only that', async () => {
    const { payment, requests, held } = await atPayInFull()
    const paymentPlan = {
      id: 'p', amount: shownTotal, numberOfPayments: 2, nextPaymentDate: null, finalPaymentDate: null, status: 1,
      projection: [], day: 1, card: null, overdueAmount: shownTotal,
    }
    held.booking = { ...owing(minor(999_999)), paymentPlan }
    await payment.payBalance({ ...payInput, part: 'outstanding' })()
    expect(requests).toEqual([])
    await payment.payBalance({ ...payInput, part: 'overdue' })()
    expect(requests).toMatchObject([{ amount: shownTotal, basketId: null }])
  })

  it('is not begun where the booking cannot be asked for', async () => {
    const { payment, bookingAnswers, requests } = openPayment()
    bookingAnswers.push(left(networkFailure))
    expect(await payment.payBalance({ ...payInput, part: 'outstanding' })()).toMatchObject({ kind: 'unchecked', failure: { operation: 'getBooking' } })
    expect(requests).toEqual([])
  })
})

describe('the end of a balance’s payment', () => {
  it.each([
    ['paid', 2, 'idle', null],
    ['confirmed', 3, 'idle', null],
    ['failed', 6, 'failed', 'declined'],
  ] as const)('after the bank’s check is learnt from the booking: %s', async (_what, status, kind, reason) => {
    const { payBalance, answers, held } = await atPayInFull()
    answers.push(challenge)
    const end = payBalance()
    held.booking = owing(shownTotal, [...before.payments, bookingPayment('PAY-9', status, minor(5))])
    const state = await end
    expect(state.kind).toBe(kind)
    if (state.kind === 'failed') expect(state.reason.kind).toBe(reason)
  })

  it('is asked for every 5 s, 5 times more, while it is pending, and is then undecided', async () => {
    const { payBalance, answers, held, log, time, payment } = await atPayInFull()
    answers.push(challenge)
    held.booking = before
    void payBalance()
    held.booking = owing(shownTotal, [...before.payments])
    await time.advance(0)
    held.booking = owing(shownTotal, [...before.payments, bookingPayment('PAY-9', 7)])
    await time.advance(25_000)
    expect(log.filter((entry) => entry === 'payment polling')).toHaveLength(6)
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', mayStartOver: false })
    held.booking = paidNow
    await time.advance(5000)
    expect(payment.state$.value.kind).toBe('idle')
  })

  it.each([
    ['failed', 'challengeFailed'],
    ['closed', 'challengeClosed'],
  ] as const)('where none is listed after a check that %s is that it failed', async (outcome, reason) => {
    const { payBalance, answers, bank, time } = await atPayInFull()
    answers.push(challenge)
    bank.outcome = outcome
    const end = payBalance()
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', reason: { kind: reason }, mayArrive: false })
  })

  it('where none is listed after a check that was completed is open, never failed', async () => {
    const { payBalance, answers, time, vault } = await atPayInFull()
    answers.push(challenge)
    const end = payBalance()
    await time.advance(25_000)
    expect((await end).kind).toBe('undecided')
    expect(vault.size).toBe(1)
  })

  it('does not take a payment of before, or of another amount, for it', async () => {
    const { payBalance, answers, held, bookingAnswers, time } = await atPayInFull()
    const old = bookingPayment('PAY-1', 2)
    bookingAnswers.push(right(owing(shownTotal, [old])))
    held.booking = owing(shownTotal, [old, bookingPayment('PAY-2', 2, minor(7))])
    answers.push(left(networkFailure))
    const end = payBalance()
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', reason: { kind: 'noPayment' }, mayArrive: true })
  })

  const lost: readonly ApiFailure[] = [networkFailure, timedOut, httpFailure(500), { kind: 'decode', path: 'payment' }, { kind: 'server', errors: [{ code: '16000010', message: null }], open: true }]
  it.each(lost)('whose answer is lost is found among the booking’s new payments: %o', async (cause) => {
    const { payBalance, answers, bookingAnswers, requests, said } = await atPayInFull()
    answers.push(left(cause))
    bookingAnswers.push(right(before), right(paidNow))
    expect((await payBalance()).kind).toBe('idle')
    expect([requests.length, said.at(-1)]).toEqual([1, 'Your payment was made successfully!'])
  })

  it.each(['sent', 'accepted', 'challenged', 'confirmed', 'claimed'] as const)('is found after a reload, %s', async (standing) => {
    const { payment, vault, held, requests } = openPayment()
    vault.set('SUN1001', pendingPayment({ basketId: null, standing, known: ['PAY-1'] }))
    held.booking = paidNow
    expect((await payment.reconcile()).kind).toBe('idle')
    expect([vault.size, requests]).toEqual([0, []])
  })

  it('that cannot be asked for because the session is over waits for the next sign-in', async () => {
    const { payBalance, answers, bookingAnswers, vault, visited } = await atPayInFull()
    answers.push(left(timedOut))
    bookingAnswers.push(right(before), left(unauthorised([])))
    await payBalance()
    expect([vault.size, visited]).toEqual([1, ['/login']])
  })
})

describe('a payment of the balance that was begun on another device', () => {
  it('since the form was shown stands against the press', async () => {
    const { payBalance, held, requests } = await atPayInFull()
    held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    expect(await payBalance()).toMatchObject({ kind: 'undecided', mayStartOver: true })
    expect(requests).toEqual([])
  })

  it('that was left stands against nothing any more; the next is told apart from it', async () => {
    const { payment, payBalance, held, requests, keptAtRequest, vault } = await atPayInFull()
    held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    await payment.reconcileBalance()
    expect((await payment.startOver()).kind).toBe('idle')
    expect((await payment.reconcileBalance()).kind).toBe('idle')
    await payBalance()
    expect(requests).toHaveLength(1)
    expect(keptAtRequest).toMatchObject([{ known: ['PAY-9'] }])
    expect(vault.size).toBe(0)
  })

  it('stands against paying, may be called off, and is found out', async () => {
    const { payment, held, requests, time } = openPayment()
    held.booking = owing(shownTotal, [bookingPayment('PAY-9', 7)])
    expect(await payment.reconcileBalance()).toMatchObject({ kind: 'undecided', mayStartOver: true })
    void payment.payBalance({ ...payInput, part: 'outstanding' })()
    await time.advance(25_000)
    expect(requests).toEqual([])
    held.booking = paidNow
    await time.advance(60_000)
    expect(payment.state$.value.kind).toBe('idle')
  })
})
