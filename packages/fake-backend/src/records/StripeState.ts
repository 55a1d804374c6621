import type { CardRefusal, TestCard } from './testCards.js'

/** The state of the stand-in for Stripe. It never contains a card's number. */
export interface StripeState {
  /** The key of the account whose own script the pages load. Null with the stand-in. */
  readonly publishableKey: string | null
  readonly paymentMethods: Map<string, PaymentMethod>
  /** By client secret. */
  readonly paymentIntents: Map<string, PaymentIntent>
  /** Intents with an open challenge. */
  readonly waiting: Set<PaymentIntent>
  /** By client secret. */
  readonly setupIntents: Map<string, SetupIntent>
  /** Payment methods that are set up. `onceSetUp` cards among them need no further challenge. */
  readonly setUp: Set<string>
}

/** The publishable key that the page of a booking passes to the stand-in. */
export const standInKey = 'pk_test_bookingDashboardStandIn'

export const createStripeState = (publishableKey: string | null = null): StripeState => ({
  publishableKey,
  paymentMethods: new Map(),
  paymentIntents: new Map(),
  waiting: new Set(),
  setupIntents: new Map(),
  setUp: new Set(),
})

/** An error as Stripe's API words it. */
export interface StripeError {
  readonly type: 'card_error' | 'invalid_request_error' | 'validation_error'
  readonly code: string
  readonly message: string
}

export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'

  constructor(
    readonly error: StripeError,
    readonly status: 402 | 404 = 402,
  ) {
    super(error.message)
  }
}

export const refuseCard = (code: string, message: string): never => {
  throw new StripeRefusal({ type: 'card_error', code, message })
}

export const notFoundAtStripe = (what: string): never => {
  throw new StripeRefusal({ type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}.` }, 404)
}

export interface SetupIntent {
  readonly kind: 'setup'
  readonly id: string
  readonly clientSecret: string
  readonly paymentMethodId: string
  /** When an unanswered challenge expires, in milliseconds since the epoch. */
  readonly expiresAt: number
  status: 'requires_action' | 'succeeded' | 'requires_payment_method' | 'canceled'
  /** Whether the customer closed the challenge, which cancelled the intent. */
  isClosed: boolean
  lastError: StripeError | null
}

export interface PaymentMethod {
  readonly id: string
  readonly card: TestCard
  readonly expMonth: number
  readonly expYear: number
}

/** A card as the customer types it. */
export interface CardDetails {
  readonly number: string
  readonly expMonth: number
  /** Four digits, or the last two of them. */
  readonly expYear: number
  readonly cvc: string
}

/** In Stripe's spelling. */
export type IntentStatus = 'requires_action' | 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled'

/**
 * Declined after the challenge, or the challenge itself failed, was closed by the customer, or ended for another
 * reason.
 */
export type IntentEnd = 'declined' | 'failed' | 'closed' | 'over'

export interface PaymentIntent {
  readonly kind: 'payment'
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly refusal: CardRefusal | null
  /** When an unanswered challenge expires, in milliseconds since the epoch. */
  readonly expiresAt: number
  status: IntentStatus
  /** Whether the customer closed the challenge, which cancelled the intent. */
  isClosed: boolean
  lastError: StripeError | null
}

/** The customer's possible answers to a challenge. */
export type ChallengeAnswer = 'complete' | 'fail' | 'close'
