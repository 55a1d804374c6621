import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import type { PendingChange } from '../domain/Ticket.js'

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

/** The calls that list tickets for resale and withdraw them. They end in a failure and never reject. */
export interface ResaleApi {
  /** POST /api/booking/{ref}/resale: one batch for all tickets that are listed. */
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
