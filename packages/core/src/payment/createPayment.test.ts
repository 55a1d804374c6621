import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, serverFailure } from '../failure/ApiFailure.js'
import { createDeferred } from '../testing/Deferred.js'
import { type OpenPayment, openPayment, payInput, pendingPayment, readyToPay, shownTotal } from '../testing/openPayment.js'
import { settled } from '../testing/VirtualTime.js'

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
    answers.push(right({ kind: 'requiresAction', clientSecret: 'secret', reference: null }))
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
      answers.push(right({ kind: 'requiresAction', clientSecret: 'secret', reference: null }))
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
    answers.push(right({ kind: 'requiresAction', clientSecret: 'secret', reference: null }))
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

describe('where no record is kept', () => {
  it.each([
    ['no payment', [], 'idle'],
    ['one that failed', [6], 'idle'],
    ['one that is being processed', [7], 'undecided'],
    ['one of which nobody knows how it stands', [9], 'undecided'],
    ['one with a status of which nobody heard', [42], 'undecided'],
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
