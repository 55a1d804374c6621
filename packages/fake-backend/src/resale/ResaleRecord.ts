/** How a ticket stands to resale. What can be done with it now is worked out from this, the balance and the clock. */
export interface ResaleRecord {
  /** `never` where the ticket is not resold at all. */
  state: 'never' | 'held' | 'listed' | 'sold'
  /** False where resale is not enabled for it yet: reason 0 of behaviour/resale#1.4. */
  readonly enabled: boolean
  /** Whether the booking has to be paid for first: reason 1. */
  readonly paidFirst: boolean
  /** The last day on which it can be listed; after it, reason 2. */
  readonly until: string
  /** False where there is no ticket type to resell it as: reason 3. */
  readonly resellType: boolean
}

/** One that can be listed until the day that is given. */
export const resalable = (until: string, exceptions: Partial<ResaleRecord> = {}): ResaleRecord => ({
  state: 'held',
  enabled: true,
  paidFirst: false,
  until,
  resellType: true,
  ...exceptions,
})
