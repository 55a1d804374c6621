import { expect, it } from 'vitest'
import { countingIn, joined } from './Wording.js'

const { times, listed } = countingIn('en-GB')

it('isolates names from right to left, so that they move no number and no other name', () => {
  expect(times(3, 'Stalls')).toBe('3 × Stalls')
  expect(times(1000, 'نور')).toBe('1,000 × \u2068نور\u2069')
  expect(listed(['Amelia', 'דנה לוי', 'Theo'])).toBe('Amelia, \u2068דנה לוי\u2069 and Theo')
  expect(joined(['דנה לוי', 'נועה', 'Theo'])).toBe('\u2068דנה לוי\u2069, \u2068נועה\u2069, Theo')
})
