export interface SessionRecord {
  readonly customerId: string
  /** When the customer signed in or was last checked, in milliseconds since the epoch. */
  renewedAt: number
}
