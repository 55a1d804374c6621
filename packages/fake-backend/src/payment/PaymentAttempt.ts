import type { ErrorEntry } from '../routing/Refusal.js'
import type { PaymentIntent } from '../stripe/PaymentIntent.js'

/**
 * `challenge` waits for the customer's bank, `processing` for the money; the rest is over. `returned` was paid, and is listed as
 * failed since its money went back.
 */
export type PaymentPhase = 'challenge' | 'processing' | 'paid' | 'returned' | 'failed' | 'cancelled'

/** One time that a card was asked for money. */
export interface PaymentAttempt {
  readonly id: string
  readonly bookingRef: string
  /** Null for the outstanding balance. */
  readonly basketId: string | null
  /** Minor units. */
  readonly amount: number
  readonly idempotencyKey: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Of the card; null where there was none. */
  readonly last4: string | null
  phase: PaymentPhase
  /** Once it is `failed` or `cancelled`: what its key is answered from then on. */
  refusal: ErrorEntry | null
  /** While `challenge`. */
  intent: PaymentIntent | null
  /** While `processing`: how many polls, of a balance how many reads of the booking, still find it pending. */
  pollsLeft: number
  /** Whether processing is going to end without money. */
  fails: boolean
}

/** At most one of a purchase waits or is processed. */
export const attemptIn = (
  phase: 'challenge' | 'processing',
  attempts: readonly PaymentAttempt[],
): PaymentAttempt | undefined => attempts.find((attempt) => attempt.phase === phase)

/** Payment status of behaviour/payments#2.4: 2 paid, 6 failed, 7 pending. */
export const paymentStatusOf = ({ phase }: PaymentAttempt): number =>
  ({ paid: 2, returned: 6, failed: 6, cancelled: 6, challenge: 7, processing: 7 })[phase]
