import type { CardField, CardFieldState } from '@booking-dashboard/core'
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

/** The core's gateway, and the fields that its `fields` source reads. */
export interface StripeCardGateway extends CardGateway {
  /** Answers a failure if the card provider cannot be reached; a later call tries again. */
  readonly mountCardFields: (
    publicKey: string,
    hosts: CardFieldHosts,
    listeners: CardFieldListeners,
  ) => Promise<Either<CardFailure, MountedCardFields>>
}
