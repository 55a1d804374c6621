import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardholderProblem, holdsCardNumber, withoutCardNumbers } from './cardNumbers.js'

const cards = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '30569309025904',
  '4222222222222',
  '6304000000000000000',
]

/** The zero in Latin, Arabic-Indic, Persian, Devanagari, Thai, full-width, mathematical bold and monospace. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6]
const inScript = (digits: string, zero: number): string =>
  [...digits].map((sign) => String.fromCodePoint(zero + Number(sign))).join('')

describe('a card number in a free text', () => {
  it('is found in any script, with spaces and dashes, and with anything but digits around it', () => {
    const separator = fc.constantFrom('', ' ', '-', '\u00a0', '–', ' - ', '\u2212', '\u200b', '\n')
    const text = fc.string().map((some) => some.replace(/\d/g, ''))
    fc.assert(
      fc.property(
        fc.constantFrom(...cards),
        fc.constantFrom(...zeros),
        separator,
        text,
        text,
        (card, zero, between, before, after) => {
          const typed = [...inScript(card, zero)].join(between)
          expect(holdsCardNumber(`${before}${typed}${after}`)).toBe(true)
          expect(withoutCardNumbers(`${before}|${typed}|${after}`)).not.toContain(typed)
        },
      ),
    )
  })

  it.each([
    '',
    'Flat 12, 4 High Street',
    '020 7946 0018',
    '4242 4242 4242 4241',
    '4242424242424241',
    '1234 5678 9012 3456',
    '12345678901234567890',
    '4242 4242 4242',
    '27/03/1985, 14/06/2031',
    'Amelia 4242 and Theo 4242 and Iris 4242 and Max 4242',
  ])('is not found in “%s”', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
    expect(withoutCardNumbers(text)).toBe(text)
  })

  it.each(['12 4242 4242 4242 4242', '4242424242424242 09 31 123', '4242 4242 4242 4242 4241'])(
    'is found beside other numbers: %s',
    (text) => {
      expect(holdsCardNumber(text)).toBe(true)
    },
  )

  it('is removed from a report, and nothing else is', () => {
    expect(withoutCardNumbers('No such name: 4242 4242 4242 4242, of 2 people')).toBe(
      'No such name: [card number], of 2 people',
    )
    expect(withoutCardNumbers('４２４２４２４２４２４２４２４２')).toBe('[card number]')
  })
})

describe('the name on a card', () => {
  it.each([
    ['', 'cardholderMissing'],
    [' \u00a0', 'cardholderMissing'],
    ['Amelia Hart', null],
    ['Amelia Hart 2nd', null],
    ['12345678901', null],
    ['x'.repeat(80), null],
    ['x'.repeat(81), 'cardholderTooLong'],
    ['123456789012', 'cardNumberAsName'],
    ['4242 4242 4242 4242', 'cardNumberAsName'],
    ['4242.4242/4242_4242', 'cardNumberAsName'],
    ['Amelia 4242-4242-4242 Hart', 'cardNumberAsName'],
    [inScript('4000002500003155', 0x660), 'cardNumberAsName'],
    ['④②④②④②④②④②④②④②④②', 'cardNumberAsName'],
    ['4242424242424242 0931 123', 'cardNumberAsName'],
  ])('%s: %s', (name, problem) => {
    expect(cardholderProblem(name)).toBe(problem)
  })
})
