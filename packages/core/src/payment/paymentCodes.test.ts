import { describe, expect, it } from 'vitest'
import { isPaymentCode, keyVerdict, paymentCodes, paymentNextStep, namesOtherAmount } from './paymentCodes.js'

const all = Object.entries(paymentCodes)
const having = <K extends 'attempt' | 'next'>(field: K, value: string): readonly string[] =>
  all.filter(([, entry]) => entry[field] === value).map(([code]) => code)

describe('the payment codes', () => {
  it('have a text of their own each, which is a full sentence', () => {
    const texts = all.map(([, { text }]) => text)
    expect(new Set(texts).size).toBe(37)
    for (const text of texts) expect(text).toMatch(/^[A-Z].{25,}\.$/)
  })

  it('have the specification’s own text where it gives one', () => {
    expect(paymentCodes['16000180'].text).toBe('Too many payment attempts. Please wait a moment and try again.')
    expect(paymentCodes['16000270'].text).toBe('The selected payment plan is not available for this package.')
    expect(paymentCodes['16000301'].text).toBe(
      'Your payment has been requested and is being processed. Please contact support if your order is still showing as incomplete after 48 hours.',
    )
  })

  it('are fatal, except for the three that the specification names', () => {
    expect(
      all.filter(([, { severity }]) => severity !== 'fatal').map(([code, { severity }]) => [code, severity]),
    ).toEqual([
      ['16000120', 'warning'],
      ['16000280', 'warning'],
      ['16000301', 'info'],
    ])
  })

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
  it.each([
    ['tryAgain', ['16000010', '16000150', '16000190', '16000220', '16000230', '16000240', '16000250', '16000260']],
    ['checkCard', ['16000050', '16000060', '16000070', '16000080', '16000210']],
    ['anotherCard', ['16000090', '16000130', '16000140']],
    ['authenticate', ['16000120', '16000280']],
    ['wait', ['16000160', '16000170', '16000180']],
    ['checkAmount', ['16000307']],
    ['payOtherwise', ['16000270']],
    [
      'checkBooking',
      ['16000020', '16000030', '16000040', '16000100', '16000110', '16000300', '16000302', '16000303', '16000306'],
    ],
    ['contactUs', ['16000200', '16000290', '16000304', '16000305']],
    ['doNotPayAgain', ['16000301']],
  ])('is %s after %j', (step, codes) => {
    expect(having('next', step)).toEqual(codes)
  })

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

  it('names the booking reference with support, and the booking first if a record is not found', () => {
    for (const [, { text }] of all) if (/support team/.test(text)) expect(text).toMatch(/booking reference/)
    for (const code of ['16000020', '16000303'] as const)
      expect(paymentCodes[code].text).toMatch(/^[^.]+\. Please check your booking\./)
  })
})

describe('the verdict of a refusal on the attempt under its key', () => {
  it('is “ended” if the card is refused, as the same key brings the same answer again', () => {
    expect(having('attempt', 'ended')).toEqual([
      '16000050',
      '16000060',
      '16000070',
      '16000080',
      '16000090',
      '16000130',
      '16000140',
    ])
  })

  it('is “claimed” if money may have moved already, so that a status check has to decide', () => {
    expect(having('attempt', 'claimed')).toEqual([
      '16000030',
      '16000040',
      '16000100',
      '16000110',
      '16000300',
      '16000301',
      '16000306',
      '16000307',
    ])
  })

  it('is “open” for codes that may concern the request alone', () => {
    for (const code of ['16000010', '16000120', '16000150', '16000160', '16000170', '16000180', '16000190', '16000280'])
      expect(having('attempt', 'open')).toContain(code)
  })

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
