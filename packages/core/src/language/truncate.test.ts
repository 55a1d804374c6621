import fc from 'fast-check'
import { expect, it } from 'vitest'
import { truncate } from './plainText.js'

it('leaves 80 characters as they are and shortens the 81st away', () => {
  const fits = 'a'.repeat(80)
  expect(truncate(fits)).toBe(fits)
  expect(truncate(`${fits}a`)).toBe(`${'a'.repeat(79)}…`)
})

it('never cuts a character in two, and never gives more than the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const short = truncate(text, limit)
      expect([...short].length).toBeLessThanOrEqual(limit)
      expect(encodeURIComponent(short)).toBeTypeOf('string')
    }),
  )
})

it('leaves no space before the sign that there was more, and keeps one at the beginning', () => {
  expect(truncate(' two words', 6)).toBe(' two…')
})
