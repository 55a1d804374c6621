/** A payment in the card network's ledger. */
export interface Charge {
  readonly id: string
  readonly bookingRef: string
  /** Null for the outstanding balance. */
  readonly basketId: string | null
  /** Minor units. */
  readonly amount: number
  readonly idempotencyKey: string
  /** Who charged: the customer, or a payment plan, whose key consists of the plan and the day. */
  readonly by: 'customer' | 'plan'
  /** Milliseconds since the epoch. */
  readonly at: number
}
