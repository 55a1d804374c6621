import { describe, expect, it } from 'vitest'
import { texts } from '../messages/texts.js'
import { minor } from '../money/Money.js'
import { paymentFailureWords } from './paymentFailureWords.js'
import { type FailedPayment, failureFor } from './paymentPurpose.js'
import type { PaymentFailureReason } from './PaymentState.js'
import { wayOnAfter } from './wayOnAfter.js'

const intent = { bookingRef: 'SUN1001', basketId: null, amount: minor(100), idempotencyKey: 'k' }
const failed = (reason: PaymentFailureReason, change: Partial<FailedPayment> = {}): FailedPayment => ({
  kind: 'failed', intent, reason, mayArrive: false, ...change,
})
const refused = (...codes: readonly string[]) => failed({ kind: 'refused', errors: codes.map((code) => ({ code, message: null })) })
const { money } = texts.payment

describe('what is said of a payment that failed', () => {
  it('is what happened, and how far the money got', () => {
    expect(paymentFailureWords(refused('16000140'), texts)).toEqual([texts.paymentError[16000140], money.safeToTryAgain])
    expect(paymentFailureWords(refused('16000304'), texts)).toEqual([texts.paymentError[16000304], money.notCharged])
    expect(paymentFailureWords(failed({ kind: 'notAccepted' }, { mayArrive: true }), texts)).toEqual([texts.failure.paymentFailed, money.safeOnce])
  })

  it('is not said twice', () => {
    expect(paymentFailureWords(failed({ kind: 'noPayment' }, { mayArrive: true }), texts)).toEqual([money.safeOnce])
    expect(paymentFailureWords(failed({ kind: 'challengeClosed' }), texts)).toEqual([texts.payment.challengeClosed])
    expect(paymentFailureWords(refused('16000140', '16000140'), texts)).toEqual([texts.paymentError[16000140], money.safeToTryAgain])
  })

  it('is nothing of money where there was none to pay', () => {
    const free = failed({ kind: 'notCompleted' }, { intent: { ...intent, amount: minor(0) }, mayArrive: true })
    expect(paymentFailureWords(free, texts)).toEqual([texts.failure.completeBasket])
  })
})

describe('the way on after a refusal', () => {
  it.each([
    ['16000040', 'booking'],
    ['16000301', 'booking'],
    ['16000270', 'waysToPay'],
    ['16000140', null],
  ])('%s: %s', (code, way) => {
    expect(wayOnAfter(refused(code))).toBe(way)
  })

  it('is the first that any of the errors has', () => {
    expect(wayOnAfter(refused('16000140', '16000270'))).toBe('waysToPay')
    expect(wayOnAfter(failed({ kind: 'declined' }))).toBeNull()
  })
})

it('a failure stands above the form of its own purpose alone', () => {
  const ofBalance = failed({ kind: 'declined' })
  const ofBasket = failed({ kind: 'declined' }, { intent: { ...intent, basketId: 'b1' } })
  expect(failureFor(ofBalance, 'balance')).toBe(ofBalance)
  expect(failureFor(ofBalance, 'basket')).toBeNull()
  expect(failureFor(ofBasket, 'basket')).toBe(ofBasket)
  expect(failureFor(ofBasket, 'balance')).toBeNull()
  expect(failureFor({ kind: 'idle' }, 'balance')).toBeNull()
})
