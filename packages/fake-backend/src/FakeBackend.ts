import type { TrialBooking } from './bookings/demo/addTrialBooking.js'
import type { VariedBooking } from './bookings/demo/addVariedBooking.js'
import type { Fault } from './faults/Fault.js'
import type { BasketPaymentOutcome } from './payment/BasketPaymentOutcome.js'
import type { CardDetails } from './stripe/PaymentMethod.js'
import type { ChallengeAnswer, IntentStatus } from './stripe/PaymentIntent.js'
import type { Inspection } from './world/Inspection.js'

export interface FakeBackendOptions {
  /** The same seed and the same calls give the same answers. */
  readonly seed?: number
  /** Milliseconds since the epoch. */
  readonly clock?: { readonly now: () => number }
  /** Milliseconds after which an open basket that nobody touched is abandoned; half an hour where it is not given. */
  readonly basketLifetime?: number
  /** A test key of Stripe's, for pages with Stripe's own script; without one they have the stand-in. */
  readonly publishableKey?: string
  /** Waits for delay faults. */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** How many tickets SUN5000 of demo@example.com has; without it there is no such booking. */
  readonly bigBooking?: number
}

export interface FakeBackend {
  /** Serves /api, /__fake, /__stripe and /clients, and takes what `fetch` takes. Rejects with a TypeError where a connection breaks. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  readonly faults: { readonly add: (fault: Fault) => void; readonly clear: () => void }
  readonly payments: {
    readonly setNextOutcome: (outcome: BasketPaymentOutcome) => void
    /** Somebody pays by telephone: a payment without a key, of so many minor units. Its reference. */
    readonly enter: (bookingReference: string, amount: number) => string
  }
  readonly paymentPlans: {
    /** Puts the plan of a booking in error (status 2); false where it has none. */
    readonly fail: (bookingReference: string) => boolean
  }
  readonly bookings: {
    /** Gives demo@example.com so many more bookings, past and upcoming, that there are `count` in all. */
    readonly fill: (count: number) => void
    /** Gives demo@example.com SUN5000 with so many tickets. */
    readonly addBig: (tickets: number) => void
    /** Gives demo@example.com a small booking that owes something; each trial of a payment has one of its own. */
    readonly addTrial: (trial: TrialBooking) => void
    /** Gives demo@example.com a booking that is priced and paid as it is told, for what holds of any. */
    readonly addVaried: (booking: VariedBooking) => void
  }
  /** Somebody buys a ticket that is on resale; false where no such ticket is. */
  readonly resale: { readonly sell: (ticketId: string) => boolean }
  /** A delivery gets on, by its id and the status of specification 1, §4; false where there is none such. */
  readonly deliveries: { readonly move: (id: string, status: number) => boolean }
  readonly baskets: {
    /** Abandons every open basket at once, except where a payment is in process. */
    readonly expire: () => void
  }
  readonly sessions: { readonly expire: () => void }
  readonly stripe: StripeStandIn
  readonly inspect: Inspection
}

export interface StripeStandIn {
  /** A payment method's id; throws a StripeRefusal for what cannot be a card. */
  readonly createPaymentMethod: (card: CardDetails) => string
  /** Answers the challenge of a payment intent or set-up intent; how the intent then stands. */
  readonly answerChallenge: (clientSecret: string, answer: ChallengeAnswer) => IntentStatus
  /** A set-up intent's client secret. */
  readonly createSetupIntent: (paymentMethodId: string) => string
}
