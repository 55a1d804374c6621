import type { ApiCall } from '../failure/Failure.js'
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
  readonly putUp: ApiCall<[bookingRef: string, ticketIds: readonly string[]], void>
  /** DELETE /api/booking/{ref}/resale/{ticket id} */
  readonly cancel: ApiCall<[bookingRef: string, ticketId: string], void>
  /** GET /api/booking/{bookingRef}/ticketCustomerDataChanges */
  readonly pendingChanges: ApiCall<[bookingRef: string], readonly PendingChange[]>
}
