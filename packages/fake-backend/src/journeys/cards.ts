import type { CardDetails } from '../records/StripeState.js'

/** A card as the customer has it. */
export const detailsOf = (number: string): CardDetails => ({
  number,
  expMonth: 12,
  expYear: 2034,
  cvc: number.length === 15 ? '1234' : '123',
})
