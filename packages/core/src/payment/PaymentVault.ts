import type { Minor } from '../money/Money.js'
import type { PaymentIntent } from './PaymentState.js'

/**
 * How much of a request is known.
 * `sent`: it left, and no answer came. `answered`: the back end has an end for this key, and it was not "accepted".
 * `accepted` and `challenged`: the answer was that. `confirmed`: the bank's check is done, and what came of it is not
 * known. `claimed`: the back end says that it has a payment already. `elsewhere`: begun on another device.
 * `unreached`: no answer came, and the back end, asked since, shows no payment of it. It may still arrive; the same
 * intent goes again under the same key, so that the late request and the new one are one charge.
 */
export const standings = ['sent', 'answered', 'accepted', 'challenged', 'confirmed', 'claimed', 'elsewhere', 'unreached'] as const
export type Standing = (typeof standings)[number]

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
  readonly standing: Standing
  /** The back end's reference of this payment, once an answer brought it. */
  readonly reference: string | null
  /** The booking's payments before a payment of its balance left, by reference; null for a basket. */
  readonly known: readonly string[] | null
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

export const intentOf = ({ bookingRef, basketId, amount, idempotencyKey }: PendingPayment): PaymentIntent => ({
  bookingRef,
  basketId,
  amount,
  idempotencyKey,
})
