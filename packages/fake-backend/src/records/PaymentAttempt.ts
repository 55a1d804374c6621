import type { ErrorEntry } from '../refusal/Refusal.js'
import type { PaymentIntent } from './StripeState.js'

/**
 * `challenge` waits for the customer's bank, `processing` for the money. The other phases are final.
 * `returned` was paid, and is listed as failed since its money went back.
 */
export type PaymentPhase = 'challenge' | 'processing' | 'paid' | 'returned' | 'failed' | 'cancelled'

/** One attempt to charge a card. */
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
  /** The card's last four digits. Null if there was no card. */
  readonly last4: string | null
  phase: PaymentPhase
  /** Set when the attempt is `failed` or `cancelled`. From then on its key is answered with it. */
  refusal: ErrorEntry | null
  /** Set in phase `challenge`. */
  intent: PaymentIntent | null
  /**
   * In phase `processing`: the number of status checks still answered as pending. For a balance, reads of the booking
   * count.
   */
  pollsLeft: number
  /** Whether processing ends without money. */
  fails: boolean
}

/** At most one attempt of a purchase is in each of these phases. */
export const attemptIn = (
  phase: 'challenge' | 'processing',
  attempts: readonly PaymentAttempt[],
): PaymentAttempt | undefined => attempts.find((attempt) => attempt.phase === phase)

/** Payment status of behaviour/payments#2.4: 2 paid, 6 failed, 7 pending. */
export const paymentStatusOf = ({ phase }: PaymentAttempt): number =>
  ({ paid: 2, returned: 6, failed: 6, cancelled: 6, challenge: 7, processing: 7 })[phase]
