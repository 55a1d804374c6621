import { describe, expect, it } from 'vitest'
import { cleanCode, cleanEmail, cleanPhone, cleanText } from './typedText.js'

/** Soft hyphen, marks of direction, vowel separator, joiners, fillers, variation selectors, byte order mark. */
const unseen = [
  ...'\u00AD\u034F\u061C\u115F\u180B\u180E\u200B\u200E\u200F\u202A\u202E\u2060\u2064\u2066\u2069\u206F\u3164',
  ...'\uFE00\uFE0E\uFEFF\uFFA0\uFFF9\u{1D173}\u{E0001}\u{E0041}\u{E0100}\u{E01EF}',
]

describe('a typed text', () => {
  it.each(unseen)('loses the invisible %j', (sign) => {
    expect([`${sign}Ana${sign}Hart${sign}`, sign].map(cleanText)).toEqual(['AnaHart', ''])
    expect(cleanCode(`${sign}1${sign}2`)).toBe('12')
  })

  it.each([
    'می\u200Cخواهم',
    'क्\u200Dष',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '❤\uFE0F',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])('keeps what joins in %j', (text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('loses what joins nothing, and has plain spaces and dashes', () => {
    expect(cleanText('\u200D Ana\u200C\u00A0Hart–Bell\u3000\u200D')).toBe('Ana Hart-Bell')
    expect(cleanText('first\nsecond')).toBe('first\nsecond')
    expect(cleanText('בן־גוריון')).toBe('בן־גוריון')
  })
})

describe('a typed code', () => {
  it('has one form of each digit, letter, space and dash', () => {
    expect(cleanCode('ＡＢ\u200D١٢ ३४\u00A0−֊56')).toBe('AB12 34 --56')
    expect(cleanCode('０９０ー１２３４')).toBe('090-1234')
  })

  it('loses the form of a link', () => {
    expect(
      [
        'mailto:ana@example.com',
        'MAILTO: ana@example.com?subject=A trip&body=…',
        'mailto:\u180Eana@example.com\u061C',
        'ana?@example.com',
      ].map(cleanEmail),
    ).toEqual(['ana@example.com', 'ana@example.com', 'ana@example.com', 'ana?@example.com'])
    expect(cleanPhone('\u202Atel:+49-30-1234567\u202C')).toBe('+49-30-1234567')
  })
})
