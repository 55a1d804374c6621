import { describe, expect, it } from 'vitest'
import { minor, zeroMinor } from '../money/Money.js'
import { checkoutPanel, isFree, isFreeBasket } from './checkoutPanel.js'
import { paymentStage, paymentSteps } from './paymentProgress.js'
import { isPaying, mayPay, type PaymentIntent, type PaymentState } from './PaymentState.js'

const intent: PaymentIntent = { bookingRef: 'SUN1001', basketId: 'b1', amount: minor(100), idempotencyKey: 'k' }
const failure = { operation: 'payment', cause: { kind: 'network' } } as const
const states: readonly PaymentState[] = [
  { kind: 'unchecked', failure: null },
  { kind: 'unchecked', failure },
  { kind: 'idle' },
  { kind: 'reconciling' },
  { kind: 'tokenising', intent },
  { kind: 'submitting', intent },
  { kind: 'requiresAction', intent, clientSecret: 's' },
  { kind: 'polling', intent, attempt: 0 },
  { kind: 'checkingPayments', intent },
  { kind: 'settled', intent, end: { kind: 'paid' } },
  { kind: 'settled', intent, end: { kind: 'paidButBookingFailed', paymentId: 'p' } },
  { kind: 'failed', intent, reason: { kind: 'declined' }, mayArrive: false },
  { kind: 'undecided', intent, nextCheckAt: 0, mayStartOver: false },
]

describe('checkout', () => {
  it('shows one panel for each state', () => {
    expect(states.map(checkoutPanel)).toEqual([
      'checking', 'notChecked', 'form', 'checking', 'progress', 'progress', 'progress', 'progress', 'progress',
      'checking', 'bookingFailed', 'form', 'undecided',
    ])
  })

  it('shows the form exactly where paying is allowed, and progress exactly while money moves', () => {
    for (const state of states) {
      expect(checkoutPanel(state) === 'form').toBe(mayPay(state))
      expect(paymentStage(state) !== null).toBe(isPaying(state))
    }
  })

  it('says which step is under way and which are behind it', () => {
    expect(paymentSteps('bank')).toEqual([
      { stage: 'sending', state: 'done' },
      { stage: 'bank', state: 'current' },
      { stage: 'confirming', state: 'toCome' },
    ])
  })

  it('asks for no card where nothing is to be paid', () => {
    expect([isFreeBasket({ total: zeroMinor }), isFreeBasket({ total: minor(1) })]).toEqual([true, false])
    expect(isFree({ kind: 'submitting', intent: { ...intent, amount: zeroMinor } })).toBe(true)
    expect(isFree({ kind: 'submitting', intent })).toBe(false)
    expect(isFree({ kind: 'idle' })).toBe(false)
  })
})
