/** The stored resale state of a ticket. Its current options also depend on the balance and the clock. */
export interface ResaleRecord {
  /** `never`: the ticket cannot be resold at all. */
  state: 'never' | 'held' | 'listed' | 'sold'
  /** False if resale is not enabled yet: reason 0 of behaviour/resale#1.4. */
  readonly enabled: boolean
  /** Whether the booking must be paid first: reason 1. */
  readonly paidFirst: boolean
  /** The last day for listing it. Afterwards: reason 2. */
  readonly until: string
  /** False if no ticket type exists for its resale: reason 3. */
  readonly resellType: boolean
}

/** A ticket that can be listed until the given day. */
export const resalable = (until: string, exceptions: Partial<ResaleRecord> = {}): ResaleRecord => ({
  state: 'held',
  enabled: true,
  paidFirst: false,
  until,
  resellType: true,
  ...exceptions,
})
