import type { PaymentIntent } from './PaymentIntent.js'
import type { PaymentMethod } from './PaymentMethod.js'
import type { SetupIntent } from './SetupIntent.js'

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
