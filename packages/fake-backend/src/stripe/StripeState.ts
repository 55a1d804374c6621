import type { PaymentIntent } from './PaymentIntent.js'
import type { PaymentMethod } from './PaymentMethod.js'
import type { SetupIntent } from './SetupIntent.js'

/** What the stand-in for Stripe knows. A card's number is no part of it. */
export interface StripeState {
  /** Of the account whose own script the pages load; null with the stand-in. */
  readonly publishableKey: string | null
  readonly paymentMethods: Map<string, PaymentMethod>
  /** By client secret. */
  readonly paymentIntents: Map<string, PaymentIntent>
  /** Those that wait for a challenge to be answered. */
  readonly waiting: Set<PaymentIntent>
  /** By client secret. */
  readonly setupIntents: Map<string, SetupIntent>
  /** Payment methods that were set up, for which `onceSetUp` cards ask no more. */
  readonly setUp: Set<string>
}

/** What the page of a booking gives to the stand-in. */
export const standInKey = 'pk_test_bookingDashboardStandIn'

export const createStripeState = (publishableKey: string | null = null): StripeState => ({
  publishableKey,
  paymentMethods: new Map(),
  paymentIntents: new Map(),
  waiting: new Set(),
  setupIntents: new Map(),
  setUp: new Set(),
})
