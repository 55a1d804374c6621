import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'
import type { Minor } from '../money/Money.js'
import type { BankEnd, KeptPayment } from './machine/record.js'

/** What stands for a card once the card company took its number: no number, no CVC. */
export interface CardToken {
  /** A payment method's id; it travels as `card_number`. */
  readonly paymentMethodId: string
  readonly cardholderName: string
  /** MM/YY, as the card company says it. */
  readonly expiryDate: string
}

/** Which card to tokenise: what is typed into the mounted fields, or a payment method that a script knows. */
export type CardSource = { readonly kind: 'fields' } | { readonly kind: 'paymentMethod'; readonly id: string }

/** The card to pay with. */
export interface CardInput {
  /** The name on the card, as typed. */
  readonly cardholderName: string
  /** The card fields of the page, or a payment method by its id. */
  readonly source: CardSource
}

export interface CardToTokenise {
  readonly publicKey: string
  readonly cardholderName: string
  readonly source: CardSource
}

/** `rejected`: the card company refused what was typed, in its words; `unavailable`: it could not be asked. */
export type CardFailure =
  | { readonly kind: 'rejected'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  | { readonly kind: 'unavailable' }

export interface Challenge {
  readonly publicKey: string
  readonly clientSecret: string
}

/** The card company behind a port; only its adapter knows which one it is. How a check ended never says whether money moved. */
export interface CardGateway {
  readonly tokenise: (card: CardToTokenise) => TaskEither<CardFailure, CardToken>
  readonly authenticatePayment: (challenge: Challenge) => Promise<BankEnd>
  /** The same for a card that is set up for later payments: the client secret is that of a set-up intent. */
  readonly authenticateSetup: (challenge: Challenge) => Promise<BankEnd>
}

/** POST /api/payment/ (behaviour/payments#2.3). */
export interface PaymentRequest {
  readonly bookingRef: string
  /** Null when the outstanding balance is paid. */
  readonly basketId: string | null
  /** What the customer was shown; the back end refuses another amount with 16000307. */
  readonly amount: Minor
  readonly card: CardToken
  /** Derived from what is paid for: the same over every repetition. */
  readonly idempotencyKey: string
  readonly toastMessage?: string
}

export type PaymentAnswer =
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The client secret of the payment intent that wants the customer's bank to agree. */
  | { readonly kind: 'requiresAction'; readonly clientSecret: string; readonly reference: string | null }

export interface PaymentApi {
  readonly pay: (request: PaymentRequest, context: CallContext) => TaskEither<ApiFailure, PaymentAnswer>
}

/**
 * Where payments wait over a reload or a closed tab, by the name of their purchase. What is read is checked: a record
 * that is not whole reads as none. Storage that is refused reads as empty and swallows writes.
 */
export interface PaymentVault {
  readonly all: () => readonly KeptPayment[]
  readonly read: (name: string) => KeptPayment | null
  /** The client secret of a bank's check is kept for this browser session alone; a card never. */
  readonly write: (name: string, payment: KeptPayment) => void
  readonly clear: (name: string) => void
  /** Another tab wrote or cleared the payment of this name. Returns how to stop listening. */
  readonly onChange: (listener: (name: string) => void) => () => void
}
