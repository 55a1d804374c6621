import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'

export const resaleCodes = {
  500036010: { text: "We're unable to update the resale status of some of your tickets right now.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const resaleOperations = {
  resale: { text: "We're unable to update the resale of your tickets right now. Please try again.", severity: 'fatal' },
  pendingChanges: {
    text: "We're unable to check which changes of names are still waiting right now. Please try again.",
    severity: 'fatal',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** Resale codes of specification 1, §4. */
export const resaleCode = { notResalable: 0, available: 1, onResale: 2, resold: 3, customerDataChanges: 4 } as const

/** Reasons of specification 1, §4: why a ticket cannot be listed. */
export const resaleReasons = {
  0: 'notEnabled',
  1: 'outstandingBalance',
  2: 'dateExpired',
  3: 'noResellTicketType',
} as const

export type ResaleReason = (typeof resaleReasons)[keyof typeof resaleReasons]

const reasons: Readonly<Record<number, ResaleReason>> = resaleReasons

/** Null if no reason is given, or one that is not in the table. */
export const toResaleReason = (reason: number | null): ResaleReason | null =>
  reason === null ? null : (reasons[reason] ?? null)

/** A resold ticket stays in the booking at its price but belongs to somebody else. */
export const isStillHeld = ({ resale }: { readonly resale: { readonly code: number } }): boolean =>
  resale.code !== resaleCode.resold

export interface PendingChange {
  readonly ticketId: string
  readonly status: string
}

export interface ResaleApi {
  /** POST /api/booking/{ref}/resale: one batch for all that is put up. */
  readonly putUp: (
    bookingRef: string,
    ticketIds: readonly string[],
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
  /** DELETE /api/booking/{ref}/resale/{ticket id} */
  readonly cancel: (bookingRef: string, ticketId: string, context: CallContext) => TaskEither<ApiFailure, void>
  /** GET /api/booking/{bookingRef}/ticketCustomerDataChanges */
  readonly pendingChanges: (
    bookingRef: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly PendingChange[]>
}
