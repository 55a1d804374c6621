import fc from 'fast-check'
import type { CardDetails } from '../../records/PaymentMethod.js'
import { type TestCard, testCards } from '../../records/testCards.js'
import { type CardChoice, cardChoices } from '../model/payment/CardChoice.js'

/** All cards of the table; half of the time a card that pays. */
export const cards: fc.Arbitrary<TestCard> = fc.oneof(
  fc.constantFrom(...testCards.filter(({ refusal }) => refusal === null)),
  fc.constantFrom(...testCards),
)

/** Cards for a journey's Pay: by payment method or by number, and one number that is not a card. */
export const cardsToPayWith: fc.Arbitrary<CardChoice> = fc.oneof(
  fc.constantFrom(...cardChoices.filter(({ pays }) => pays)),
  fc.constantFrom(...cardChoices),
)

/** A card as customers type it: grouped or not, with a year of two or four digits. */
export const typedCards: fc.Arbitrary<CardDetails> = fc
  .record({
    card: cards,
    grouped: fc.boolean(),
    expMonth: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 2030, max: 2045 }),
    short: fc.boolean(),
  })
  .map(({ card: { number, brand }, grouped, expMonth, year, short }) => ({
    number: grouped ? number.replace(/\d{4}(?=\d)/g, '$& ') : number,
    expMonth,
    expYear: short ? year % 100 : year,
    cvc: brand === 'amex' ? '1234' : '123',
  }))
