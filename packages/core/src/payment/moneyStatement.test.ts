import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentErrorTexts } from '../messages/paymentErrorTexts.js'
import { texts } from '../messages/texts.js'
import { minor } from '../money/Money.js'
import { moneyStatement, sayMoney } from './moneyStatement.js'
import { paymentNextStep, paymentNextSteps } from './paymentNextStep.js'
import { mayPay, type PaymentFailureReason, type PaymentState } from './PaymentState.js'

const intent = { bookingRef: 'SUN1001', basketId: 'b1', amount: minor(1), idempotencyKey: 'k' }
const failed = (reason: PaymentFailureReason, mayArrive = false): PaymentState => ({ kind: 'failed', intent, reason, mayArrive })
const refused = (code: string) => failed({ kind: 'refused', errors: [{ code, message: null }] })

const table: readonly (readonly [PaymentState, ReturnType<typeof moneyStatement>])[] = [
  [{ kind: 'unchecked', failure: null }, null],
  [{ kind: 'idle' }, null],
  [{ kind: 'reconciling' }, 'checking'],
  [{ kind: 'tokenising', intent }, 'underWay'],
  [{ kind: 'submitting', intent }, 'underWay'],
  [{ kind: 'requiresAction', intent, clientSecret: 's' }, 'underWay'],
  [{ kind: 'polling', intent, attempt: 0 }, 'doNotPayAgain'],
  [{ kind: 'checkingPayments', intent }, 'doNotPayAgain'],
  [{ kind: 'undecided', intent, nextCheckAt: 0, mayStartOver: false }, 'doNotPayAgain'],
  [{ kind: 'settled', intent, end: { kind: 'paid' } }, 'paid'],
  [{ kind: 'settled', intent, end: { kind: 'paidButBookingFailed', paymentId: 'p' } }, 'paidContactUs'],
  [failed({ kind: 'declined' }), 'safeToTryAgain'],
  [failed({ kind: 'declined' }, true), 'safeOnce'],
  [failed({ kind: 'noPayment' }), 'safeOnce'],
  [refused('16000140'), 'safeToTryAgain'],
  [refused('77777777'), 'safeToTryAgain'],
  [refused('16000040'), 'notCharged'],
  [refused('16000304'), 'notCharged'],
]

describe('how far the money got', () => {
  it.each(table)('%o', (state, statement) => {
    expect(moneyStatement(state)).toBe(statement)
    expect(sayMoney(state, texts)).toBe(statement === null ? null : texts.payment.money[statement])
  })

  it('is never that nothing was charged while a request may still arrive, or while no form may be shown', () => {
    const states = fc.constantFrom(...table.map(([state]) => state))
    fc.assert(
      fc.property(states, fc.boolean(), (state, mayArrive) => {
        const said = sayMoney(state.kind === 'failed' ? { ...state, mayArrive } : state, texts) ?? ''
        const claims = /nothing/i.test(said) && !/already/.test(said)
        expect(claims && !(mayPay(state) && !mayArrive)).toBe(false)
      }),
    )
  })
})

describe('what to do next after a payment code', () => {
  it('stands for each code that has a text, and no other', () => {
    expect(Object.keys(paymentNextSteps)).toEqual(Object.keys(paymentErrorTexts))
  })

  it('has a text of its own for each code', () => {
    const said = Object.values(paymentErrorTexts)
    expect(new Set(said).size).toBe(said.length)
    expect(said).toHaveLength(37)
  })

  it.each([
    ['16000120', 'authenticate'],
    ['16000280', 'authenticate'],
    ['16000301', 'doNotPayAgain'],
    ['16000180', 'wait'],
    ['16000070', 'checkCard'],
    ['77777777', 'tryAgain'],
    ['13000010', 'tryAgain'],
  ])('%s: %s', (code, step) => {
    expect(paymentNextStep(code)).toBe(step)
  })
})
