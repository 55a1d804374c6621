import { describe, expect, it } from 'vitest'
import { isPaymentCode, keyVerdict, paymentCodes, paymentNextStep, namesOtherAmount } from './paymentCodes.js'

const all = Object.entries(paymentCodes)

describe('the payment codes', () => {
  it('exclude all other codes', () => {
    expect(['16000010', '16000309', '', 'toString', '__proto__', ' 16000010'].map(isPaymentCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('what to do next', () => {
  it('is to try again after a code of another family', () => {
    expect(['77777777', '13000010', 'toString'].map(paymentNextStep)).toEqual(['tryAgain', 'tryAgain', 'tryAgain'])
    expect(paymentNextStep('16000140')).toBe('anotherCard')
  })

  const says: Readonly<Record<string, RegExp>> = {
    tryAgain: /try again/,
    checkCard: /check|again/i,
    anotherCard: /another card/,
    authenticate: /pay again and follow the steps/,
    wait: /wait a moment|few minutes/,
    checkAmount: /check the new total/,
    checkBooking: /check your booking|on this booking|where it stands/i,
    contactUs: /contact our support team with your booking reference/,
    payOtherwise: /not available/,
    doNotPayAgain: /is being processed/,
  }
  it.each(all)('for code %s is named in its text', (_code, { next, text }) => {
    expect(text).toMatch(says[next] ?? /^$/)
  })
})

describe('the verdict of a refusal on the attempt under its key', () => {
  it('prefers “claimed” to “ended” to “open” among several codes, and is “open” for unknown ones', () => {
    expect(keyVerdict(['16000140'])).toBe('ended')
    expect(keyVerdict(['16000140', '16000030'])).toBe('claimed')
    expect(keyVerdict(['16000180', '16000140'])).toBe('ended')
    expect([keyVerdict([]), keyVerdict([null]), keyVerdict(['77777777']), keyVerdict(['toString'])]).toEqual([
      'open',
      'open',
      'open',
      'open',
    ])
  })

  it('names another amount if nothing, or another amount, is due', () => {
    expect([['16000307'], ['16000010', '16000040'], ['16000030'], [null], []].map(namesOtherAmount)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
