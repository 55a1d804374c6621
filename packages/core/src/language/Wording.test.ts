import { expect, it } from 'vitest'
import { countingIn, withIsolatedNames } from './Wording.js'
import { joined } from './isolated.js'

const { times, listed } = countingIn('en-GB')

it('isolates names from right to left in every text, so that they move no number and no other name', () => {
  const { line, people } = withIsolatedNames({
    line: (count: number, name: string) => times(count, name),
    people: (names: readonly string[]) => listed(names),
  })
  expect(line(3, 'Stalls')).toBe('3 × Stalls')
  expect(line(1000, 'نور')).toBe('1,000 × \u2068نور\u2069')
  expect(people(['Amelia', 'דנה לוי', 'Theo'])).toBe('Amelia, \u2068דנה לוי\u2069 and Theo')
})

it('isolates names from right to left on a line, and leaves out what is empty', () => {
  expect(joined(['10:15', '', null, 'נור'])).toBe('10:15 · \u2068נור\u2069')
  expect(joined(['1 Road', 'Bath'], ', ')).toBe('1 Road, Bath')
})
