import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PackageSettings } from '../catalogue/package/packageSettings.js'
import type { BankEnd } from './machine/record.js'

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

export interface CardInput {
  readonly cardholderName: string
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

/** Only where the setting says so is American Express offered (specification 2, §5). */
export const offersAmex = (settings: PackageSettings | null): boolean => settings?.isAmexEnabled === true

/** Whether a brand, in the card company's name for it, is refused at the field. While the settings are not known the back end decides. */
export const isBrandRefused = (settings: PackageSettings | null, brand: string | null): boolean =>
  brand === 'amex' && settings !== null && !settings.isAmexEnabled
