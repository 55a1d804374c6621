import { describe, expect, it } from 'vitest'
import { newPassengerFieldProblem } from './newPassengers.js'

describe('a detail of a new passenger', () => {
  it.each([
    ['firstName', ' ', 'missing'],
    ['lastName', '', 'missing'],
    ['lastName', '42', 'invalid'],
    ['lastName', 'Åsa', null],
    ['firstName', '4242 4242 4242 4242', 'cardNumber'],
    ['firstName', 'a'.repeat(500), 'tooLong'],
    ['email', '', null],
    ['email', 'maya@example', 'invalid'],
    ['email', 'maya@example.com', null],
    ['telephone', '', null],
    ['telephone', 'call me', 'invalid'],
    ['telephone', '07700 900123', null],
    // A number of a card has as many digits as some telephone numbers.
    ['telephone', '+4242 4242 4242 424', null],
  ] as const)('%s %s: %s', (field, value, problem) => {
    expect(newPassengerFieldProblem(field, value)).toBe(problem)
  })
})
