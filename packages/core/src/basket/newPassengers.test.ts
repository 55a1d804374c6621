import { describe, expect, it } from 'vitest'
import { passengerFieldProblems } from './newPassengers.js'

describe('a detail of a new passenger', () => {
  it.each([
    ['lastName', '42', 'invalid'],
    ['lastName', 'Åsa', null],
    ['firstName', '4242 4242 4242 4242', 'cardNumber'],
    ['firstName', 'a'.repeat(81), 'tooLong'],
    ['email', '', null],
    ['email', 'maya@example', 'invalid'],
    ['email', 'maya@example.com', null],
    ['telephone', '', null],
    ['telephone', 'call me', 'invalid'],
    ['telephone', '07700 900123', null],
    // A number of a card has as many digits as some telephone numbers.
    ['telephone', '+4242 4242 4242 424', null],
  ] as const)('%s %s: %s', (field, value, problem) => {
    const values = { firstName: 'A', lastName: 'B', email: '', telephone: '', [field]: value }
    expect(passengerFieldProblems(values)).toEqual(problem === null ? [] : [{ field, problem }])
  })

  it('is a name at least', () => {
    const nobody = { firstName: ' ', lastName: '\u200B', email: '', telephone: '' }
    expect(passengerFieldProblems(nobody).map(({ field }) => field)).toEqual(['firstName', 'lastName'])
    expect(passengerFieldProblems({ ...nobody, lastName: 'Suharto' })).toEqual([])
  })
})
