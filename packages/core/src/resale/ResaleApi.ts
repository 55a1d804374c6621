import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'

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
