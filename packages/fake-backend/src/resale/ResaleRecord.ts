/** How a ticket stands to resale. What it can do now is worked out from this, the balance and the clock. */
export interface ResaleRecord {
  state: 'held' | 'listed' | 'sold'
  /** False where resale is not enabled for it: reason 0 of specification 1, §4. */
  readonly enabled: boolean
  /** Whether the booking has to be paid for first: reason 1. */
  readonly paidFirst: boolean
  /** The last day on which it can be listed; after it, reason 2. */
  readonly until: string
  /** False where there is no ticket type to resell it as: reason 3. */
  readonly resellType: boolean
}
