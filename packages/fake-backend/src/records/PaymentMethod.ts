import type { TestCard } from './testCards.js'

export interface PaymentMethod {
  readonly id: string
  readonly card: TestCard
  readonly expMonth: number
  readonly expYear: number
}

/** A card as the customer types it. */
export interface CardDetails {
  readonly number: string
  readonly expMonth: number
  /** Four digits, or the last two of them. */
  readonly expYear: number
  readonly cvc: string
}
