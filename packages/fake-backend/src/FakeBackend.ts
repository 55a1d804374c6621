import type { TrialBooking } from './worlds/demo/bookings/addTrialBooking.js'
import type { WorldReport } from './control/worldReport.js'
import type { TelemetryLog } from './telemetry/TelemetryLog.js'
import type { Fault } from './faults/Fault.js'
import type { FaultReport } from './faults/FaultList.js'
import type { Journal } from './journal/Journal.js'
import type { BasketPaymentOutcome } from './records/BasketPaymentOutcome.js'
import type { ChargebackOrder, RefundOrder } from './records/MoneyReturn.js'
import type { CardDetails, ChallengeAnswer, IntentStatus } from './records/StripeState.js'
import type { WalletChanges, WalletSettings } from './records/WalletSettings.js'
import type { Inspection } from './worlds/Inspection.js'
import type { Snapshot } from './worlds/keepSnapshot.js'
import type { AnyWorld, Scenario } from './worlds/scenarios.js'
import type { BookingDescription, CustomerDescription } from './worlds/WorldDescription.js'

/** The initial world of a back end and its surroundings. */
export interface FakeBackendOptions {
  /** The same seed and the same calls give the same answers. */
  readonly seed?: number
  /** The world: a scenario's name, a description, or `aWorld()…`. Defaults to the demo world. */
  readonly world?: AnyWorld
  /** Milliseconds since the epoch. */
  readonly clock?: { readonly now: () => number }
  /** A Stripe test key, for pages that load Stripe's own script. Without it, the pages load the stand-in. */
  readonly publishableKey?: string
  /** Waits for delay faults and for latency. */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Milliseconds that each answer of /api takes: a fixed number, or a random one from least to most. */
  readonly latency?: Latency
  /**
   * Refuses a call without the headers of the contract (HTTP 400). By default it is answered, and the journal notes it.
   */
  readonly strict?: boolean
  /** Origins of other front ends that may call /api with credentials, such as http://localhost:5173. */
  readonly corsOrigins?: readonly string[]
  /** Host names, beside this machine's own, at which /__fake/ is served. */
  readonly hosts?: readonly string[]
  /**
   * Whether the dashboard is served at the same address. The page at /__fake/ then links to it, otherwise to the first
   * of `corsOrigins`.
   */
  readonly hasUi?: boolean
  /** The number of calls in the journal. Defaults to 500. */
  readonly journalLength?: number
}

/** Milliseconds: a fixed number, or a random one within a range. */
export type Latency = number | { readonly least: number; readonly most: number }

/** The world behind `/api` as a function, with controls that change and read it. */
export interface FakeBackend extends Controls {
  /**
   * Serves /api, /__fake, /__stripe and /clients with the signature of `fetch`. Rejects with a TypeError if a
   * connection breaks.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
}

/** A world that is stored under a name, and the time in it. */
export interface StoredMoment {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * A tester's controls over the world, in process or over HTTP. An invalid argument throws a TypeError that gives the
 * reason.
 */
export interface Controls {
  readonly world: {
    /** The name of the current scenario; `own` for a custom world. */
    readonly scenario: () => string
    /** A summary of the customers, bookings and other contents. */
    readonly report: () => WorldReport
    /** Starts another world, to which a reset returns. Clears the faults and resets the clock. */
    readonly load: (world: AnyWorld) => void
    /** Restarts the same world. Clears the faults and resets the clock. */
    readonly reset: () => void
    readonly addCustomer: (customer: CustomerDescription) => void
    /** The current world, for `restore`. */
    readonly snapshot: () => Snapshot
    readonly restore: (snapshot: Snapshot) => void
    /** Stores the current world under a name, in place of an older one of that name. At most 20 are stored. */
    readonly store: (name: string) => void
    /** What is stored, in the order in which the names came. They outlive another world, but no restart. */
    readonly stored: () => readonly StoredMoment[]
    /** Goes back to a stored world. False if there is none of this name. */
    readonly goBack: (name: string) => boolean
  }
  readonly scenarios: readonly Scenario[]
  readonly clock: {
    /** Milliseconds since the epoch. */
    readonly now: () => number
    /** Moves the clock forward. It cannot go back. */
    readonly advance: (milliseconds: number) => void
  }
  /** Faults in the answers to calls. */
  readonly faults: {
    /** Adds a fault and returns its id. */
    readonly add: (fault: Fault) => number
    /** Every fault with the number of calls it has struck, oldest first. */
    readonly list: () => readonly FaultReport[]
    /** False if there is no such fault. */
    readonly remove: (id: number) => boolean
    readonly clear: () => void
    /** The calls that a fault can strike. */
    readonly calls: () => readonly ContractCall[]
  }
  readonly journal: Journal
  /** What pages reported of their errors, vitals and requests. */
  readonly telemetry: TelemetryLog
  readonly payments: {
    readonly nextOutcome: () => BasketPaymentOutcome
    readonly setNextOutcome: (outcome: BasketPaymentOutcome) => void
    /** Enters a telephone payment without a key, in minor units. Returns its reference. */
    readonly enter: (bookingReference: string, amount: number) => string
    /** The organiser refunds a payment. Returns the reference of the row that lists the refund. */
    readonly refund: (refund: RefundOrder) => string
    /** The customer's bank charges a payment back. Returns the reference of the row that lists the chargeback. */
    readonly chargeBack: (chargeback: ChargebackOrder) => string
  }
  /** Apple Pay and Google Pay: whether the client's config has them, and how their sheets end. */
  readonly wallets: {
    readonly settings: () => WalletSettings
    /** Changes these settings. The others stay. */
    readonly set: (changes: WalletChanges) => void
  }
  readonly paymentPlans: {
    /** Puts the plan of a booking in error (status 2). False if the booking has no plan. */
    readonly fail: (bookingReference: string) => boolean
  }
  readonly bookings: {
    /** Adds a booking to a customer. Returns its reference. */
    readonly add: (email: string, booking: BookingDescription) => string
    /** Adds past and upcoming bookings to demo@example.com until there are `count` in all. */
    readonly fill: (count: number) => void
    /** Adds SUN5000 with this many tickets to demo@example.com. */
    readonly addBig: (tickets: number) => void
    /** Adds a small booking with a balance to demo@example.com. Each trial of a payment has its own booking. */
    readonly addTrial: (trial: TrialBooking) => void
    /** Raises the price of a booking's contents by this many minor units, or lowers it if negative. */
    readonly changePrice: (bookingReference: string, by: number) => void
  }
  /** Sells a ticket that is listed for resale. False if there is no such ticket. */
  readonly resale: { readonly sell: (ticketId: string) => boolean }
  /**
   * Sets the status of a delivery, by its id and the statuses of behaviour/delivery#1.4. False if there is no such
   * delivery.
   */
  readonly deliveries: { readonly move: (id: string, status: number) => boolean }
  readonly baskets: {
    /** Abandons every open basket at once, except those with a payment in progress. */
    readonly expire: () => void
  }
  readonly sessions: {
    /** Ends all sessions, or those of one customer. Returns their number. */
    readonly expire: (email?: string) => number
  }
  readonly stripe: StripeStandIn
  readonly inspect: Inspection
}

/** A call of the contract, by its name and path. */
export interface ContractCall {
  readonly operation: string
  readonly method: string
  readonly path: string
}

/** The stand-in for Stripe: it exchanges cards for payment methods and answers challenges. */
export interface StripeStandIn {
  /** Returns the id of a new payment method. Throws a StripeRefusal for an invalid card. */
  readonly createPaymentMethod: (card: CardDetails) => string
  /** Answers the challenge of a payment intent or set-up intent. Returns the new status of the intent. */
  readonly answerChallenge: (clientSecret: string, answer: ChallengeAnswer) => IntentStatus
  /** Returns the client secret of a new set-up intent. */
  readonly createSetupIntent: (paymentMethodId: string) => string
}
