import type { Failure } from '../failure/Failure.js'
import type { Minor } from '../money/Money.js'
import type { ServerError } from '../failure/ServerError.js'

/** One thing that the customer wants to pay for, once. */
export interface PaymentIntent {
  readonly bookingRef: string
  /** Null for the outstanding balance. */
  readonly basketId: string | null
  readonly amount: Minor
  readonly idempotencyKey: string
}

/** Why a payment did not happen. Nothing had been charged when it was said. */
export type PaymentFailureReason =
  /** The card company refused what was typed, before anything was sent to us. */
  | { readonly kind: 'card'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  /** The card fields could not be asked. */
  | { readonly kind: 'cardsUnavailable' }
  /** The back end's errors, each shown. */
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  /** What was shown is no longer what it costs (16000307). */
  | { readonly kind: 'amountChanged' }
  | { readonly kind: 'challengeFailed' }
  | { readonly kind: 'challengeClosed' }
  /** The payments list says failed, after the poll. */
  | { readonly kind: 'declined' }
  /** The back end knows of no payment so far. */
  | { readonly kind: 'noPayment' }
  /** The request was refused before it was read: session over, not allowed, not found. */
  | { readonly kind: 'notAccepted' }
  /** A basket that costs nothing could not be completed. */
  | { readonly kind: 'notCompleted' }

/** Payment is one union (specification 2, §4 and the design). */
export type PaymentState =
  /** It is not known whether something may have been paid already; `failure` says why asking failed. */
  | { readonly kind: 'unchecked'; readonly failure: Failure | null }
  /** Free to pay. */
  | { readonly kind: 'idle' }
  /** Asking whether something may have been paid already. */
  | { readonly kind: 'reconciling' }
  | { readonly kind: 'tokenising'; readonly intent: PaymentIntent }
  | { readonly kind: 'submitting'; readonly intent: PaymentIntent }
  | { readonly kind: 'requiresAction'; readonly intent: PaymentIntent; readonly clientSecret: string }
  /** `attempt` counts from 0; up to 5 more follow. */
  | { readonly kind: 'polling'; readonly intent: PaymentIntent; readonly attempt: number }
  | { readonly kind: 'checkingPayments'; readonly intent: PaymentIntent }
  | { readonly kind: 'settled'; readonly intent: PaymentIntent; readonly end: PaymentEnd }
  | {
      readonly kind: 'failed'
      readonly intent: PaymentIntent
      readonly reason: PaymentFailureReason
      /** A request without an answer may still arrive; it and the next attempt of the same are one charge. */
      readonly mayArrive: boolean
    }
  /** The end could not be learnt; it is asked for again at `nextCheckAt` (ms since the epoch). */
  | {
      readonly kind: 'undecided'
      readonly intent: PaymentIntent
      readonly nextCheckAt: number
      /** It waits for a bank's check that was left open; a new attempt calls that one off (`startOver`). */
      readonly mayStartOver: boolean
    }

export type PaymentEnd =
  | { readonly kind: 'paid' }
  /** Paid, but the booking could not be completed; the id is what the customer quotes. */
  | { readonly kind: 'paidButBookingFailed'; readonly paymentId: string }

/** While money may be moving, Pay is ignored and the page should stay open. */
export const isPaying = (state: PaymentState): boolean => {
  switch (state.kind) {
    case 'tokenising':
    case 'submitting':
    case 'requiresAction':
    case 'polling':
    case 'checkingPayments':
      return true
    default:
      return false
  }
}

export const initialPaymentState: PaymentState = { kind: 'unchecked', failure: null }

/** A pay form may be shown only where nothing may have been paid already (decisions §2.5). */
export const mayPay = (state: PaymentState): boolean => state.kind === 'idle' || state.kind === 'failed'
