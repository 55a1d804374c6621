import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'
import type { Minor } from '../money/Money.js'
import type { BankEnd, StoredPaymentOfPage } from './machine/record.js'

/** Stands for a card after the card company took its number: it holds no number and no CVC. */
export interface CardToken {
  /** The id of a payment method, sent as `card_number`. */
  readonly paymentMethodId: string
  readonly cardholderName: string
  /** MM/YY, in the format of the card company. */
  readonly expiryDate: string
  /** The last four digits; missing if the card company does not name them. They are shown, and never sent. */
  readonly lastFour?: string | null
}

/**
 * What becomes a payment method: the content of the mounted card fields, the open sheet of a wallet (Apple Pay or
 * Google Pay), or a payment method that a script knows.
 */
export type CardSource =
  | { readonly kind: 'fields' }
  | { readonly kind: 'wallet' }
  | { readonly kind: 'paymentMethod'; readonly id: string }

/** The card to pay with. */
export interface CardInput {
  /** The name on the card, as typed or as the wallet names it. */
  readonly cardholderName: string
  /** The card fields of the page, a wallet's open sheet, or a payment method by its id. */
  readonly source: CardSource
  /** The amount that the customer agreed to on a wallet's sheet. If another amount is due by now, nothing is sent. */
  readonly agreed?: Minor
}

/** A card that the card provider exchanges for a token; its number never reaches the back end. */
export interface CardToTokenise {
  readonly publicKey: string
  readonly cardholderName: string
  readonly source: CardSource
}

/**
 * `rejected`: the card company refused the input, with its own message; `unavailable`: the card company did not answer.
 */
export type CardFailure =
  | { readonly kind: 'rejected'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  | { readonly kind: 'unavailable' }

/** What the card provider needs to show the bank's 3-D Secure step. */
export interface Challenge {
  readonly publicKey: string
  readonly clientSecret: string
}

/**
 * The port to the card company; only its adapter knows the company. The end of a challenge never says whether money
 * moved.
 */
export interface CardGateway {
  readonly tokenise: (card: CardToTokenise) => TaskEither<CardFailure, CardToken>
  readonly authenticatePayment: (challenge: Challenge) => Promise<BankEnd>
  /** Authenticates a card that is set up for later payments; the client secret belongs to a set-up intent. */
  readonly authenticateSetup: (challenge: Challenge) => Promise<BankEnd>
}

/** POST /api/payment/ (behaviour/payments#2.3). */
export interface PaymentRequest {
  readonly bookingRef: string
  /** Null if the outstanding balance is paid. */
  readonly basketId: string | null
  /** The amount that the customer saw; the back end refuses another amount with 16000307. */
  readonly amount: Minor
  readonly card: CardToken
  /** Derived from the purchase, so every repetition has the same key. */
  readonly idempotencyKey: string
  readonly toastMessage?: string
}

/** The back end's answer to a payment request that it did not refuse. */
export type PaymentAnswer =
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The client secret of the payment intent that requires a challenge. */
  | { readonly kind: 'requiresAction'; readonly clientSecret: string; readonly reference: string | null }

/** The call that sends a payment. It ends in a failure and never rejects. */
export interface PaymentApi {
  readonly pay: (request: PaymentRequest, context: CallContext) => TaskEither<ApiFailure, PaymentAnswer>
}

/**
 * Stores payments under the names of their purchases, so that they outlive a reload or a closed tab. An incomplete
 * record reads as null. Storage that is refused reads as empty and ignores writes.
 */
export interface PaymentVault {
  readonly all: () => readonly StoredPaymentOfPage[]
  readonly read: (name: string) => StoredPaymentOfPage | null
  /** The client secret of a challenge is stored for this browser session only; a card is never stored. */
  readonly write: (name: string, payment: StoredPaymentOfPage) => void
  readonly clear: (name: string) => void
  /** Calls the listener when another tab writes or clears a payment. Returns a function that stops listening. */
  readonly onChange: (listener: (name: string) => void) => () => void
}
