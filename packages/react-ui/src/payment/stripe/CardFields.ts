import type { CardField, CardFieldState, Minor } from '@booking-dashboard/core'

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
