import { describe, expect, it } from 'vitest'
import { texts } from '../messages/texts.js'
import { visitorTexts } from '../messages/visitorTexts.js'
import { entryOfCode, knownPaymentCode, entryOfOperation } from './errorCatalogue.js'
import { operations } from './Operation.js'
import { severityRank } from './Severity.js'

/** The payment error codes of the specification. */
const paymentCodes = [
  '16000010', '16000020', '16000030', '16000040', '16000050', '16000060', '16000070', '16000080', '16000090', '16000100',
  '16000110', '16000120', '16000130', '16000140', '16000150', '16000160', '16000170', '16000180', '16000190', '16000200',
  '16000210', '16000220', '16000230', '16000240', '16000250', '16000260', '16000270', '16000280', '16000290', '16000300',
  '16000301', '16000302', '16000303', '16000304', '16000305', '16000306', '16000307',
] as const

const textOf = (code: string): string => entryOfCode(code).message?.(texts) ?? ''

describe('the severities', () => {
  it('rank fatal 4, error 3, warning 2, info 1', () => {
    expect(severityRank).toEqual({ fatal: 4, error: 3, warning: 2, info: 1 })
  })
})

describe('the payment codes', () => {
  it('are 37, each with a text of its own', () => {
    const all = paymentCodes.map(textOf)
    expect(new Set(paymentCodes).size).toBe(37)
    expect(new Set(all).size).toBe(37)
    expect(all.filter((text) => text.length < 20)).toEqual([])
    expect(all).not.toContain(texts.failure.unknown)
  })

  it.each(paymentCodes)('%s is fatal unless the specification notes another rank', (code) => {
    const noted: Readonly<Record<string, string>> = { 16000120: 'warning', 16000280: 'warning', 16000301: 'info' }
    expect(entryOfCode(code).severity).toBe(noted[code] ?? 'fatal')
  })

  it('say what to do where the customer can do it', () => {
    expect(textOf('16000070')).toMatch(/expiry date/)
    expect(textOf('16000140')).toMatch(/another card/)
    expect(textOf('16000160')).toMatch(/few minutes/)
    expect(textOf('16000200')).toMatch(/contact our support/)
  })

  it('that are not in the list become the generic payment error', () => {
    expect(knownPaymentCode('77777777')).toBe('16000010')
    expect(knownPaymentCode('toString')).toBe('16000010')
    expect(knownPaymentCode('16000140')).toBe('16000140')
    expect(knownPaymentCode('11000010')).toBe('11000010')
  })
})

describe('the refusals inside a booking', () => {
  const codes = Object.keys(texts.refusal)

  it.each(codes)('%s says what to do, and can be mended', (code) => {
    expect(entryOfCode(code).severity).toBe('error')
    expect(textOf(code)).toBe(new Map(Object.entries(texts.refusal)).get(code))
  })

  it('say what is generic before their words are loaded', () => {
    expect(entryOfCode('50008010').message?.(visitorTexts)).toBe(texts.failure.unknown)
  })

  it('are no others', () => {
    expect(entryOfCode('50008999').severity).toBe('fatal')
    expect(entryOfCode('00021 13').severity).toBe('fatal')
  })
})

describe('the operations', () => {
  it.each(operations)('%s has something to say', (operation) => {
    expect(entryOfOperation(operation).message?.(texts)).toMatch(/^.{15,}$/)
    expect(entryOfOperation(operation).revokeAuth).toBeUndefined()
  })

  it.each([
    ['logout', 'fatal', undefined],
    ['authenticationCheck', 'fatal', undefined],
    ['getCustomer', 'fatal', undefined],
    ['login', 'fatal', undefined],
    ['getBooking', 'fatal', '/'],
    ['getBookings', 'fatal', undefined],
    ['genders', 'fatal', '/profile'],
    ['countries', 'fatal', '/profile'],
    ['clientConfig', 'fatal', undefined],
    ['clientId', 'fatal', undefined],
    ['createBasket', 'fatal', undefined],
    ['getBasket', 'fatal', undefined],
    ['addTickets', 'fatal', undefined],
    ['removeItems', 'fatal', undefined],
    ['tickets', 'fatal', undefined],
    ['ticketsAvailability', 'fatal', undefined],
    ['completeBasket', 'error', undefined],
    ['payment', 'error', undefined],
  ] as const)('%s is %s and leads where the specification says', (operation, severity, redirect) => {
    expect(entryOfOperation(operation).severity).toBe(severity)
    expect(entryOfOperation(operation).redirectPath).toBe(redirect)
  })

  it('has the literal texts of the specification', () => {
    expect(entryOfOperation('clientConfig').message?.(texts)).toBe('Initialisation failed')
    expect(entryOfOperation('clientId').message?.(texts)).toBe('Initialisation failed')
    expect(entryOfOperation('payment').message?.(texts)).toBe('Payment failed. Please try again.')
  })
})
