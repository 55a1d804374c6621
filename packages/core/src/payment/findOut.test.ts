import { describe, expect, it } from 'vitest'
import type { BasketPayment } from '../basket/BasketPayment.js'
import { type ApiFailure, decodeFailure, forbidden, httpFailure, networkFailure, notFound, serverFailure, timedOut, unauthorised } from '../failure/ApiFailure.js'
import { openPayment, pendingPayment, readyToPay } from '../testing/openPayment.js'

const pending = { kind: 'pending' } as const
const payment = (id: string, status: number, paid = false): BasketPayment => ({ id, paid, status })

describe('the poll of the basket status', () => {
  it('ends at once where it is paid', async () => {
    const { pay, basketApi, time, seen } = await readyToPay()
    expect((await pay()).kind).toBe('idle')
    expect(time.now()).toBe(0)
    expect(basketApi.log).toEqual(['status', 'get'])
    expect(seen()).toEqual(['tokenising', 'submitting', 'polling', 'settled', 'idle'])
  })

  it('asks again after 5000 ms where it is pending', async () => {
    const { pay, basketApi, time, states, payment: feature } = await readyToPay()
    basketApi.statuses.push(pending, pending)
    void pay()
    await time.advance(4999)
    expect(basketApi.log).toEqual(['status'])
    await time.advance(1)
    expect(basketApi.log).toEqual(['status', 'status'])
    await time.advance(4999)
    expect(feature.state$.value).toMatchObject({ kind: 'polling', attempt: 1 })
    await time.advance(1)
    expect(feature.state$.value.kind).toBe('idle')
    expect(states.flatMap((state) => (state.kind === 'polling' ? [state.attempt] : []))).toEqual([0, 1, 2])
  })

  it('asks exactly 5 more times, and then for the payments', async () => {
    const { pay, basketApi, time, seen, bank } = await readyToPay()
    basketApi.statuses.push(...Array.from({ length: 20 }, () => pending))
    basketApi.heldPayments = [payment('pay_1', 6)]
    const end = pay()
    await time.advance(24_999)
    expect(basketApi.log).toEqual(['status', 'status', 'status', 'status', 'status'])
    await time.advance(1)
    expect(basketApi.log).toEqual([...Array.from({ length: 6 }, () => 'status'), 'payments'])
    expect(await end).toMatchObject({ kind: 'failed', reason: { kind: 'declined' } })
    expect(seen().filter((kind) => kind === 'checkingPayments')).toHaveLength(1)
    expect(bank.secrets).toEqual([])
  })

  it.each(['failed', 'cancelled'] as const)('goes straight to the payments where it is %s', async (kind) => {
    const { pay, basketApi, time } = await readyToPay()
    basketApi.statuses.push({ kind })
    basketApi.heldPayments = [payment('pay_1', 6)]
    expect((await pay()).kind).toBe('failed')
    expect(basketApi.log).toEqual(['status', 'payments'])
    expect(time.now()).toBe(0)
  })

  it('reports a status that nobody foresaw, names the customer, and never calls the payment failed', async () => {
    const { pay, basketApi, reports, said, vault } = await readyToPay()
    basketApi.statuses.push({ kind: 'unhandled', status: 'in_dispute' })
    expect((await pay()).kind).toBe('undecided')
    expect(reports).toEqual([
      { code: 'unhandledPaymentStatus', message: 'Unhandled status in_dispute', severity: 'fatal', customerId: '7001' },
    ])
    expect(said).toEqual([])
    expect(vault.size).toBe(1)
  })
})

describe('the payments check', () => {
  const table: readonly (readonly [string, readonly BasketPayment[], string, string | null])[] = [
    ['an empty list', [], 'failed', 'No payment has reached us so far. Trying again is safe: you will be charged once.'],
    ['a last payment that failed', [payment('pay_1', 6)], 'failed', 'Payment failed. Please try again.'],
    ['one with the paid flag', [payment('pay_1', 9, true)], 'settled', null],
    ['one that is paid', [payment('pay_1', 2)], 'settled', null],
    ['one that is confirmed', [payment('pay_1', 3)], 'settled', null],
    ['a last one that is pending', [payment('pay_1', 7)], 'undecided', null],
    ['a last one that is unknown', [payment('pay_1', 9)], 'undecided', null],
    ['a status of which nobody heard', [payment('pay_1', 42)], 'undecided', null],
  ]
  it.each(table)('with %s', async (_what, payments, kind, text) => {
    const { pay, basketApi, said, requests, vault, reports } = await readyToPay()
    basketApi.statuses.push({ kind: 'failed' })
    basketApi.heldPayments = payments
    expect((await pay()).kind).toBe(kind)
    expect(said).toEqual(text === null ? [] : [text])
    expect(requests).toHaveLength(1)
    expect(vault.size).toBe(kind === 'undecided' ? 1 : 0)
    expect(reports.length).toBe(kind === 'settled' ? 0 : 1)
  })

  it.each([
    ['an empty list', [], 'emptyPayments', 'fatal', 'No payment has reached us so far. Trying again is safe: you will be charged once.'],
    ['a last payment that failed', [payment('pay_1', 6)], 'payment', 'error', 'Payment failed. Please try again.'],
    ['a status of which nobody heard', [payment('pay_1', 42)], 'unhandledPaymentStatus', 'fatal', 'Unhandled status 42'],
  ])('reports %s, once, and the customer reads it once at most', async (_what, payments, code, severity, message) => {
    const { pay, basketApi, said, reports } = await readyToPay()
    basketApi.statuses.push({ kind: 'failed' })
    basketApi.heldPayments = payments
    await pay()
    expect(reports).toEqual([{ code, message, severity, customerId: '7001' }])
    expect(said.length).toBeLessThanOrEqual(1)
  })

  it('warns in three sentences, with OK and nothing else, where it was paid but the booking failed', async () => {
    const { pay, basketApi, messages } = await readyToPay()
    basketApi.statuses.push({ kind: 'cancelled' })
    basketApi.heldPayments = [payment('pay_0', 6), payment('pay_1', 3)]
    expect(await pay()).toMatchObject({ kind: 'settled', end: { kind: 'paidButBookingFailed', paymentId: 'pay_1' } })
    expect(messages.prompt$.value).toMatchObject({
      type: 'warning',
      required: true,
      message: [
        'Your payment has been successful but there has been an error completing your booking.',
        'Your payment reference is: pay_1. Please contact our Customer Services team who will resolve this for you.',
        'Please do not try to re-book.',
      ],
      actions: [{ label: 'OK' }],
    })
  })

  it('is not followed by another payment: Pay finds the end that is known', async () => {
    const { pay, payment: feature, basketApi, requests } = await readyToPay()
    basketApi.statuses.push({ kind: 'cancelled' })
    basketApi.heldPayments = [payment('pay_1', 2)]
    await pay()
    expect((await feature.reconcile()).kind).toBe('settled')
    await pay()
    expect(requests).toHaveLength(1)
  })
})

describe('asking that brings no answer', () => {
  const causes: readonly (readonly [string, ApiFailure, boolean])[] = [
    ['no connection', networkFailure, false],
    ['a time-out', timedOut, false],
    ['a 502', httpFailure(502), false],
    ['a 404', notFound(), false],
    ['a 403', forbidden, false],
    ['an error of the back end', serverFailure([{ code: '16000010', message: null }]), false],
    ['an answer of another shape', decodeFailure('status'), true],
  ]
  for (const call of ['status', 'payments'] as const) {
    it.each(causes)(`for the ${call}: %s leaves the end open`, async (_what, cause, isReported) => {
      const { pay, basketApi, vault, said, reports } = await readyToPay()
      if (call === 'payments') basketApi.statuses.push({ kind: 'failed' })
      basketApi.failNext(call, cause)
      expect((await pay()).kind).toBe('undecided')
      expect(vault.size).toBe(1)
      expect(said).toEqual([])
      expect(reports.map(({ path }) => path)).toEqual(isReported ? ['status'] : [])
    })
  }

  it('because the session is over sends to the login page and keeps the record', async () => {
    const { pay, basketApi, vault, visited, payment: feature } = await readyToPay()
    basketApi.failNext('status', unauthorised([]))
    await pay()
    expect(visited).toEqual(['/login'])
    expect(vault.size).toBe(1)
    expect(feature.state$.value).toEqual({ kind: 'unchecked', failure: null })
  })

  const noSuchBooking = { code: '13000010', message: null }
  const notOurs = [serverFailure([noSuchBooking]), notFound([noSuchBooking]), forbidden]
  it.each(notOurs)('because the booking is somebody else’s says nothing and touches nothing: %o', async (cause) => {
    const { payment: feature, basketApi, vault, said, time } = openPayment()
    vault.set('SUN1001', pendingPayment())
    basketApi.failNext('status', cause)
    expect(await feature.reconcile()).toEqual({ kind: 'unchecked', failure: null })
    expect([vault.size, said, time.waiting]).toEqual([1, [], 0])
  })

  it.each(notOurs)('is no reason to forget what was begun on this page: %o', async (cause) => {
    const { pay, payment: feature, basketApi, vault, time } = await readyToPay()
    basketApi.failNext('status', cause)
    basketApi.failNext('status', cause)
    expect((await pay()).kind).toBe('undecided')
    await time.advance(5000)
    expect([feature.state$.value.kind, vault.size]).toEqual(['undecided', 1])
  })

  it('before the form is shown, because it is of another shape, is reported with its path', async () => {
    const { payment: feature, basketApi, said, reports } = openPayment()
    basketApi.failNext('payments', decodeFailure('payments.0.id'))
    expect((await feature.reconcile()).kind).toBe('unchecked')
    expect([said, reports.map(({ code, path }) => [code, path])]).toEqual([[], [['payment', 'payments.0.id']]])
  })
})

describe('a bank’s check that may still be open', () => {
  it('is shown again where the status says pending, once', async () => {
    const { payment: feature, basketApi, vault, bank, time } = openPayment()
    vault.set('SUN1001', pendingPayment({ clientSecret: 'secret' }))
    basketApi.statuses.push(pending, pending)
    void feature.reconcile()
    await time.advance(60_000)
    expect(bank.secrets).toEqual(['secret'])
    expect(feature.state$.value.kind).toBe('idle')
  })

  it('is not shown again where the status says paid', async () => {
    const { payment: feature, vault, bank } = openPayment()
    vault.set('SUN1001', pendingPayment({ clientSecret: 'secret' }))
    expect((await feature.reconcile()).kind).toBe('idle')
    expect(bank.secrets).toEqual([])
  })
})

describe('what the customer did meanwhile', () => {
  it('signing out ends the poll without a word, and the record waits for the next sign-in', async () => {
    const { pay, basketApi, scope, time, vault, said, payment: feature } = await readyToPay()
    basketApi.statuses.push(pending, pending, pending)
    void pay()
    await time.advance(100)
    scope.end()
    await time.advance(60_000)
    expect(feature.state$.value).toEqual({ kind: 'unchecked', failure: null })
    expect([vault.size, said]).toEqual([1, []])
  })
})
