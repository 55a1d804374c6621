import type { TrialBooking } from './bookings/demo/addTrialBooking.js'
import type { WorldReport } from './control/worldReport.js'
import type { Fault } from './faults/Fault.js'
import type { FaultReport } from './faults/FaultList.js'
import type { Journal } from './journal/Journal.js'
import type { BasketPaymentOutcome } from './payment/BasketPaymentOutcome.js'
import type { ChargebackOrder, RefundOrder } from './payment/MoneyReturn.js'
import type { CardDetails } from './stripe/PaymentMethod.js'
import type { ChallengeAnswer, IntentStatus } from './stripe/PaymentIntent.js'
import type { Inspection } from './world/Inspection.js'
import type { Snapshot } from './world/Snapshot.js'
import type { AnyWorld, Scenario } from './worlds/scenarios.js'
import type { BookingDescription, CustomerDescription } from './worlds/WorldDescription.js'

/** How a world begins, and what it stands on. */
export interface FakeBackendOptions {
  /** The same seed and the same calls give the same answers. */
  readonly seed?: number
  /** What there is: a scenario's name, a description, or `aWorld()…`; the demo world where it is not given. */
  readonly world?: AnyWorld
  /** Milliseconds since the epoch. */
  readonly clock?: { readonly now: () => number }
  /** Milliseconds after which an open basket that nobody touched is abandoned; half an hour where it is not given. */
  readonly basketLifetime?: number
  /** A test key of Stripe's, for pages with Stripe's own script; without one they have the stand-in. */
  readonly publishableKey?: string
  /** Waits for delay faults and for latency. */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Milliseconds that each answer of /api takes, or drawn from least to most. */
  readonly latency?: Latency
  /** Refuses a call without the headers of the contract (HTTP 400); otherwise it is answered, and the journal notes it. */
  readonly strict?: boolean
  /** Origins of front ends elsewhere that may call /api with credentials, such as http://localhost:5173. */
  readonly corsOrigins?: readonly string[]
  /** Names beside this machine's own under which /__fake/ may be asked for. */
  readonly hosts?: readonly string[]
  /** Whether the dashboard is served at the same address; the page at /__fake/ then links to it, else to the first of `corsOrigins`. */
  readonly hasUi?: boolean
  /** How many calls the journal keeps; 500 where it is not given. */
  readonly journalLength?: number
}

/** Milliseconds: always as many, or anything between two. */
export type Latency = number | { readonly least: number; readonly most: number }

/** A whole world behind `/api`, as a function, with what sets and reads it. */
export interface FakeBackend extends Controls {
  /** Serves /api, /__fake, /__stripe and /clients, and takes what `fetch` takes. Rejects with a TypeError where a connection breaks. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
}

/** What a tester does with the world, in process and over HTTP alike. What makes no sense throws a TypeError that says why. */
export interface Controls {
  readonly world: {
    /** The name of the scenario that it is; `own` for a world of one's own. */
    readonly scenario: () => string
    /** Who and what there is, in a few words each. */
    readonly report: () => WorldReport
    /** Begins another world, which a reset goes back to. Faults are cleared, and the clock is right again. */
    readonly load: (world: AnyWorld) => void
    /** Begins the same world anew, with its faults cleared and its clock right again. */
    readonly reset: () => void
    readonly addCustomer: (customer: CustomerDescription) => void
    /** As it is now, to be gone back to. */
    readonly snapshot: () => Snapshot
    readonly restore: (snapshot: Snapshot) => void
  }
  readonly scenarios: readonly Scenario[]
  readonly clock: {
    /** Milliseconds since the epoch. */
    readonly now: () => number
    /** Moves it on; never back. */
    readonly advance: (milliseconds: number) => void
  }
  /** What goes wrong, call by call. */
  readonly faults: {
    /** Its id. */
    readonly add: (fault: Fault) => number
    /** Every fault with how often it has struck, oldest first. */
    readonly list: () => readonly FaultReport[]
    /** False where there is no such fault. */
    readonly remove: (id: number) => boolean
    readonly clear: () => void
    /** The calls that a fault can strike. */
    readonly calls: () => readonly ContractCall[]
  }
  readonly journal: Journal
  readonly payments: {
    readonly nextOutcome: () => BasketPaymentOutcome
    readonly setNextOutcome: (outcome: BasketPaymentOutcome) => void
    /** Somebody pays by telephone: a payment without a key, of so many minor units. Its reference. */
    readonly enter: (bookingReference: string, amount: number) => string
    /** The organiser gives money of a payment back: the reference of the row that lists it. */
    readonly refund: (refund: RefundOrder) => string
    /** The customer's bank takes the money of a payment back: the reference of the row that lists it. */
    readonly chargeBack: (chargeback: ChargebackOrder) => string
  }
  readonly paymentPlans: {
    /** Puts the plan of a booking in error (status 2); false where it has none. */
    readonly fail: (bookingReference: string) => boolean
  }
  readonly bookings: {
    /** Gives a customer a booking; its reference. */
    readonly add: (email: string, booking: BookingDescription) => string
    /** Gives demo@example.com so many more bookings, past and upcoming, that there are `count` in all. */
    readonly fill: (count: number) => void
    /** Gives demo@example.com SUN5000 with so many tickets. */
    readonly addBig: (tickets: number) => void
    /** Gives demo@example.com a small booking that owes something; each trial of a payment has one of its own. */
    readonly addTrial: (trial: TrialBooking) => void
    /** What a booking holds costs so many minor units more, or less where it is negative. */
    readonly changePrice: (bookingReference: string, by: number) => void
  }
  /** Somebody buys a ticket that is on resale; false where no such ticket is. */
  readonly resale: { readonly sell: (ticketId: string) => boolean }
  /** A delivery gets on, by its id and the status of behaviour/delivery#1.4; false where there is none such. */
  readonly deliveries: { readonly move: (id: string, status: number) => boolean }
  readonly baskets: {
    /** Abandons every open basket at once, except where a payment is in process. */
    readonly expire: () => void
  }
  readonly sessions: {
    /** Ends all of them, or those of one customer. How many there were. */
    readonly expire: (email?: string) => number
  }
  readonly stripe: StripeStandIn
  readonly inspect: Inspection
}

/** A call of the contract, by its name and its path. */
export interface ContractCall {
  readonly operation: string
  readonly method: string
  readonly path: string
}

/** What stands for Stripe: cards become payment methods, and a check of the bank is answered. */
export interface StripeStandIn {
  /** A payment method's id; throws a StripeRefusal for what cannot be a card. */
  readonly createPaymentMethod: (card: CardDetails) => string
  /** Answers the challenge of a payment intent or set-up intent; how the intent then stands. */
  readonly answerChallenge: (clientSecret: string, answer: ChallengeAnswer) => IntentStatus
  /** A set-up intent's client secret. */
  readonly createSetupIntent: (paymentMethodId: string) => string
}
