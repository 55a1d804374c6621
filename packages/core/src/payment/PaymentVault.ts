import type { Minor } from '../money/Money.js'

/** What a payment needs to be found again after a reload or a closed tab (decisions §2.5). Never a card. */
export interface PendingPayment {
  readonly bookingRef: string
  readonly basketId: string | null
  readonly amount: Minor
  readonly idempotencyKey: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  /** Kept for this browser session alone; null where the bank asked for nothing yet, or the session is another. */
  readonly clientSecret: string | null
}

/**
 * Where pending payments wait, at most one for each booking. What is read is checked: a record that is not
 * whole reads as none. Storage that is refused reads as empty and swallows writes; the caller then asks the back end.
 */
export interface PaymentVault {
  readonly read: (bookingRef: string) => PendingPayment | null
  readonly all: () => readonly PendingPayment[]
  readonly write: (payment: PendingPayment) => void
  readonly clear: (bookingRef: string) => void
}
