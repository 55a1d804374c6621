import fc from 'fast-check'
import { expect, it } from 'vitest'
import { truncate } from './plainText.js'

it('keeps 80 characters, and shortens a text of 81', () => {
  const fits = 'a'.repeat(80)
  expect(truncate(fits)).toBe(fits)
  expect(truncate(`${fits}a`)).toBe(`${'a'.repeat(79)}…`)
})

it('never splits a character, and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const short = truncate(text, limit)
      expect([...new Intl.Segmenter().segment(short)].length).toBeLessThanOrEqual(limit)
      expect(encodeURIComponent(short)).toBeTypeOf('string')
    }),
  )
})

it.each(['🇰🇷', '👨‍👩‍👧‍👦', 'é', 'नि'])('never splits %s', (one) => {
  expect(truncate(one.repeat(4), 4)).toBe(one.repeat(4))
  expect(truncate(one.repeat(5), 4)).toBe(`${one.repeat(3)}…`)
})

it('leaves no space before the ellipsis, and keeps one at the beginning', () => {
  expect(truncate(' two words', 6)).toBe(' two…')
})
