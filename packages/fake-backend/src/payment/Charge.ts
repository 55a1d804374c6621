/** Money that moved: one line of the card network's ledger. */
export interface Charge {
  readonly id: string
  readonly bookingRef: string
  /** Null for the outstanding balance. */
  readonly basketId: string | null
  /** Minor units. */
  readonly amount: number
  readonly idempotencyKey: string
  /** Who asked for it: the customer, or the instalments of a payment plan, whose key is made of the plan and the day. */
  readonly by: 'customer' | 'plan'
  /** Milliseconds since the epoch. */
  readonly at: number
}
