import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cancelled, decodeFailure, forbidden, httpFailure, networkFailure, notFound, serverFailure, timedOut } from '../failure/ApiFailure.js'
import { createDeferred } from '../testing/Deferred.js'
import { type OpenPayment, openPayment, payInput, pendingPayment, readyToPay, shownTotal } from '../testing/openPayment.js'
import { settled } from '../testing/VirtualTime.js'
import { recheckDelay } from './settlePayment.js'

const pending = { kind: 'pending' } as const
const refusal = (...codes: readonly [string, ...string[]]) => {
  const [first, ...others] = codes.map((code) => ({ code, message: null }))
  return left(serverFailure([first ?? { code: null, message: null }, ...others]))
}

describe('a payment', () => {
  it('sends what was shown, the card’s token and a key of its own', async () => {
    const { pay, requests } = await readyToPay()
    await pay()
    expect(requests).toEqual([
      {
        bookingRef: 'SUN1001',
        basketId: 'b1',
        amount: shownTotal,
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        card: { paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart', expiryDate: '12/30' },
        toastMessage: 'Item(s) successfully added to booking.',
      },
    ])
  })

  it('is kept before its request leaves, without a secret and without a card, and forgotten at its end', async () => {
    const { pay, requests, keptAtRequest, vault } = await readyToPay()
    await pay()
    expect(keptAtRequest).toEqual([
      {
        bookingRef: 'SUN1001',
        basketId: 'b1',
        amount: shownTotal,
        idempotencyKey: requests[0]?.idempotencyKey,
        startedAt: 0,
        clientSecret: null,
        standing: 'sent',
        reference: null,
        known: null,
      },
    ])
    expect(vault.size).toBe(0)
  })

  it('keeps the client secret only once the bank asks for the customer', async () => {
    const { pay, answers, vault, bank, basketApi, states, time } = await readyToPay()
    answers.push(right({ kind: 'requiresAction', clientSecret: 'secret' }))
    basketApi.statuses.push(pending)
    void pay()
    await settled()
    expect(vault.get('SUN1001')).toMatchObject({ clientSecret: 'secret', startedAt: 0 })
    expect(states).toContainEqual(expect.objectContaining({ kind: 'requiresAction', clientSecret: 'secret' }))
    await time.advance(5000)
    expect(bank.secrets).toEqual(['secret'])
    expect(vault.size).toBe(0)
  })

  it.each(['completed', 'failed', 'closed', 'unknown'] as const)(
    'learns from the back end whether money moved, whatever the bank’s check says: %s',
    async (outcome) => {
      const { pay, answers, bank, said } = await readyToPay()
      answers.push(right({ kind: 'requiresAction', clientSecret: 'secret' }))
      bank.outcome = outcome
      expect((await pay()).kind).toBe('idle')
      expect(said).toEqual(['Item(s) successfully added to booking.'])
    },
  )

  it.each([
    ['failed', 'challengeFailed'],
    ['closed', 'challengeClosed'],
    ['completed', 'declined'],
    ['unknown', 'declined'],
  ] as const)('that failed says so in the words of the bank’s check that %s', async (outcome, reason) => {
    const { pay, answers, bank, basketApi } = await readyToPay()
    answers.push(right({ kind: 'requiresAction', clientSecret: 'secret' }))
    bank.outcome = outcome
    basketApi.statuses.push({ kind: 'failed' })
    basketApi.heldPayments = [{ id: 'pay_1', paid: false, status: 6 }]
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: reason } })
  })

  it('is the one that runs, however often Pay is pressed', async () => {
    const { pay, requests, basketApi, time, payment } = await readyToPay()
    basketApi.statuses.push(pending, pending)
    const presses = [pay(), pay(), payment.completeFreeBasket(), payment.checkNow()]
    await time.advance(10_000)
    expect((await Promise.all(presses)).map(({ kind }) => kind)).toEqual(['idle', 'idle', 'idle', 'idle'])
    expect(requests).toHaveLength(1)
    expect(basketApi.log.filter((call) => call === 'complete')).toEqual([])
  })

  it('is not begun where the card is refused: nothing is kept and nothing leaves', async () => {
    const { pay, bank, requests, keptAtRequest, vault, said, basketApi } = await readyToPay()
    bank.refuses = { kind: 'rejected', field: 'expiry', message: 'Your card has expired.' }
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: 'card', field: 'expiry' } })
    expect([requests, keptAtRequest, vault.size, basketApi.log]).toEqual([[], [], 0, []])
    expect(said).toEqual(['Your card has expired.'])
    bank.refuses = { kind: 'unavailable' }
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: 'cardsUnavailable' } })
  })

  it('is not begun before it is known that nothing has been paid', async () => {
    const { pay, basketApi, requests } = openPayment()
    basketApi.failNext('payments', networkFailure)
    expect(await pay()).toMatchObject({ kind: 'unchecked', failure: { operation: 'payment' } })
    expect(requests).toEqual([])
    await pay()
    expect(requests).toHaveLength(1)
  })

  it('is not begun where another tab began one meanwhile: how that ended is read first', async () => {
    const { pay, vault, requests, basketApi, said } = await readyToPay()
    vault.set('SUN1001', pendingPayment())
    await pay()
    expect(requests).toEqual([])
    expect(basketApi.log[0]).toBe('status')
    expect(said).toEqual(['Item(s) successfully added to booking.'])
  })

  const meanwhile: readonly (readonly [string, (journey: OpenPayment) => void])[] = [
    ['another tab began one', ({ vault }) => void vault.set('SUN1001', pendingPayment())],
    ['the customer signed out', ({ scope }) => scope.end()],
  ]
  it.each(meanwhile)('sends nothing where %s while the card company was asked', async (_what, happen) => {
    const journey = await readyToPay()
    journey.bank.meanwhile = (): void => happen(journey)
    await journey.pay()
    expect(journey.requests).toEqual([])
  })

  it('is not begun by the press that finds the one before paid', async () => {
    const { pay, vault, requests, basketApi } = await readyToPay()
    basketApi.failNext('status', networkFailure)
    expect((await pay()).kind).toBe('undecided')
    vault.clear()
    expect((await pay()).kind).toBe('idle')
    expect(requests).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it('shows each error as its own, ends the intent, and the next press is a new key', async () => {
    const { pay, answers, said, vault, requests, basketApi } = await readyToPay()
    answers.push(refusal('16000140', '16000080'))
    expect((await pay()).kind).toBe('failed')
    expect(said).toEqual([
      'Your bank declined this payment. Please use another card or contact your bank.',
      'The security code is not correct. Please check the digits on your card and try again.',
    ])
    expect([vault.size, basketApi.log]).toEqual([0, []])
    await pay()
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('with a code that is not in the list is the generic payment error, reported under its code', async () => {
    const { pay, answers, said, reports } = await readyToPay()
    answers.push(refusal('77777777'))
    await pay()
    expect(said).toEqual(['We were unable to take your payment. Please try again or use another card.'])
    expect(reports).toMatchObject([{ code: '16000010', severity: 'fatal' }])
  })

  it('because the amount changed loads the basket anew and charges nothing', async () => {
    const { pay, answers, basketApi, said, vault } = await readyToPay()
    answers.push(refusal('16000307'))
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: 'amountChanged' } })
    expect(basketApi.log).toEqual(['get'])
    expect(said).toEqual(['The amount has changed since this page was shown. Please check the new total before you pay.'])
    expect(vault.size).toBe(0)
  })

  it.each(['16000030', '16000110', '16000301'])('that says that money may have moved is asked after: %s', async (code) => {
    const { pay, answers, basketApi, said } = await readyToPay()
    answers.push(refusal(code))
    expect((await pay()).kind).toBe('idle')
    expect(basketApi.log[0]).toBe('status')
    expect(said).toHaveLength(2)
    expect(said[1]).toBe('Item(s) successfully added to booking.')
  })

  it.each([forbidden, notFound(), httpFailure(400)])('before it was read ends it: %o', async (cause) => {
    const { pay, answers, basketApi, vault } = await readyToPay()
    answers.push(left(cause))
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: 'notAccepted' } })
    expect([basketApi.log, vault.size]).toEqual([[], 0])
  })

  it.each([networkFailure, timedOut, httpFailure(502), decodeFailure('payment'), cancelled])(
    'is not what a lost answer is: the end is asked for, never sent again, after %o',
    async (cause) => {
      const { pay, answers, basketApi, requests } = await readyToPay()
      answers.push(left(cause))
      expect((await pay()).kind).toBe('idle')
      expect(requests).toHaveLength(1)
      expect(basketApi.log[0]).toBe('status')
    },
  )
})

describe('success', () => {
  it('loads the booking and its allocations, then the basket; then it is settled, said, and free again', async () => {
    const { pay, log, basketApi, visited, standAt } = await readyToPay()
    standAt('/booking/SUN1001/checkout')
    const completing = createDeferred<void>()
    basketApi.hold('status', completing.promise)
    const end = pay()
    await settled()
    log.length = 0
    basketApi.held = null
    completing.resolve()
    await end
    const ofNote = log.filter((entry, place) => entry !== log[place - 1] && entry !== 'basket loaded')
    expect(ofNote).toEqual(['booking', 'allocations', 'basket none', 'payment settled', 'toast', 'payment idle'])
    expect(visited).toEqual(['/booking/SUN1001'])
  })

  it('pulls nobody away from where they went meanwhile', async () => {
    const { pay, standAt, visited } = await readyToPay()
    standAt('/profile')
    await pay()
    expect(visited).toEqual([])
  })
})

describe('an undecided payment', () => {
  it('is asked after at 5 s, then twice as long each time, at most every 5 minutes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(recheckDelay)).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
    expect(recheckDelay(10_000)).toBe(300_000)
  })

  it('is asked after by itself until its end is known', async () => {
    const { pay, basketApi, time, payment } = await readyToPay()
    for (let count = 0; count < 3; count += 1) basketApi.failNext('status', networkFailure)
    await pay()
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', nextCheckAt: 5000 })
    await time.advance(5000)
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', nextCheckAt: 15_000 })
    await time.advance(9999)
    expect(payment.state$.value.kind).toBe('undecided')
    await time.advance(1)
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', nextCheckAt: 35_000 })
    await time.advance(20_000)
    expect(payment.state$.value.kind).toBe('idle')
    expect(basketApi.log.filter((call) => call === 'status')).toHaveLength(4)
  })

  it('can be asked after now, which replaces the waiting', async () => {
    const { pay, basketApi, time, payment } = await readyToPay()
    basketApi.failNext('status', networkFailure)
    await pay()
    expect((await payment.checkNow()).kind).toBe('idle')
    await time.advance(600_000)
    expect(basketApi.log.filter((call) => call === 'status')).toHaveLength(2)
  })

  it('is not paid again by a press of Pay', async () => {
    const { pay, basketApi, requests } = await readyToPay()
    basketApi.failNext('status', networkFailure)
    basketApi.failNext('status', networkFailure)
    await pay()
    expect((await pay()).kind).toBe('undecided')
    expect(requests).toHaveLength(1)
  })

  it('is what a defect in the middle leaves, reported, and found out afterwards', async () => {
    const { pay, answers, bank, reports, time, payment, said } = await readyToPay()
    answers.push(right({ kind: 'requiresAction', clientSecret: 'secret' }))
    bank.breaks = true
    expect((await pay()).kind).toBe('undecided')
    expect(reports).toMatchObject([{ code: 'payment', customerId: '7001' }])
    await time.advance(5000)
    expect(payment.state$.value.kind).toBe('idle')
    expect(said.at(-1)).toBe('Item(s) successfully added to booking.')
  })
})

describe('where no record is kept', () => {
  it.each([
    ['no payment', [], 'idle'],
    ['one that failed', [6], 'idle'],
    ['one that is being processed', [7], 'undecided'],
    ['one whose bank check was left open elsewhere', [9], 'idle'],
    ['one that is paid', [2], 'settled'],
  ] as const)('the back end is asked before a form is shown: %s', async (_what, statuses, kind) => {
    const { payment, basketApi, requests } = openPayment()
    basketApi.heldPayments = statuses.map((status) => ({ id: 'pay_1', paid: false, status }))
    expect((await payment.reconcile()).kind).toBe(kind)
    expect(basketApi.log.slice(0, 2)).toEqual(['get', 'payments'])
    expect(requests).toEqual([])
  })

  it('and no basket is open, nothing stands against paying', async () => {
    const { payment, basketApi } = openPayment()
    basketApi.held = null
    expect((await payment.reconcile()).kind).toBe('idle')
    expect(basketApi.log).toEqual(['get', 'status'])
  })
})

describe('the card', () => {
  it('is in no state, no record and no report', async () => {
    const { payment, answers, states, keptAtRequest, reports } = await readyToPay()
    answers.push(refusal('16000140'))
    await payment.payBasket({ ...payInput, source: { kind: 'paymentMethod', id: 'pm_card_visa' } })()
    expect(JSON.stringify([states, keptAtRequest, reports])).not.toMatch(/pm_card|12\/30|Amelia/)
  })
})
