import { cardholderProblem, holdsCardNumber } from '@booking-dashboard/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as backEnd from '../customer/cardNumbers.js'

/** Digits in groups, now and then of another script, with what people put between and around them. */
const texts = fc
  .array(fc.oneof(fc.constantFrom('4242424242424242', '4242', '378282246310005', '12', ' ', '-', ' – ', ', ', 'a', '٤٢٤٢', '４２'), fc.string({ maxLength: 3 }), fc.stringMatching(/^\d{1,19}$/)), { maxLength: 9 })
  .map((parts) => parts.join(''))

it('the back end refuses no text that the dashboard lets through, and takes none that it refuses', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(backEnd.holdsCardNumber(text)).toBe(holdsCardNumber(text))
      expect(backEnd.holdsTwelveDigits(text)).toBe(cardholderProblem(text) === 'cardNumber')
    }),
    { numRuns: 1000 },
  )
})
