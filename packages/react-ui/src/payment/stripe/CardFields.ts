import type { CardField, CardFieldState, Minor } from '@booking-dashboard/core'
import type { CardFailure, CardGateway } from '@booking-dashboard/core/ports'
import type { Either } from 'fp-ts/lib/Either.js'

/** The empty elements into which the fields are mounted. */
export type CardFieldHosts = Readonly<Record<CardField, HTMLElement>>

export interface CardFieldListeners {
  readonly onReady: (field: CardField) => void
  readonly onChange: (field: CardField, state: CardFieldState) => void
}

export interface MountedCardFields {
  readonly focus: (field: CardField) => void
  /** Removes the fields with everything typed in them. */
  readonly unmount: () => void
}

export interface WalletListeners {
  /** False if this browser has neither Apple Pay nor Google Pay. */
  readonly onReady: (isAvailable: boolean) => void
  /** The customer clicks a wallet's button. The sheet opens only if this answers true. */
  readonly onPress: () => boolean
  /** The customer agreed to the amount on the sheet. Ends with the payment. */
  readonly onConfirm: (agreed: Minor, name: string) => Promise<unknown>
}

/** What the sheet shows. `currency` is a code of ISO 4217. */
export interface SheetAmount {
  readonly amount: Minor
  readonly currency: string
}

export interface MountedWallets {
  /** The amount of the next sheet. An open sheet stays as it is. */
  readonly update: (amount: Minor) => void
  readonly unmount: () => void
}

/** The core's gateway, and the fields that its `fields` source reads. */
export interface StripeCardGateway extends CardGateway {
  /** Answers a failure if the card provider cannot be reached; a later call tries again. */
  readonly mountCardFields: (
    publicKey: string,
    hosts: CardFieldHosts,
    listeners: CardFieldListeners,
  ) => Promise<Either<CardFailure, MountedCardFields>>
  /** Mounts the buttons of Apple Pay and Google Pay; answers a failure if the card provider cannot be reached. */
  readonly mountWallets: (
    publicKey: string,
    host: HTMLElement,
    shown: SheetAmount,
    listeners: WalletListeners,
  ) => Promise<Either<CardFailure, MountedWallets>>
}
