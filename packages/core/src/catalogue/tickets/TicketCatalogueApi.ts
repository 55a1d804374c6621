import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { ApiFailure } from '../../failure/ApiFailure.js'
import type { TicketAvailability, TicketEvent } from './TicketCatalogue.js'

export interface TicketCatalogueApi {
  /** GET /api/4.0/ticket/{ref}/ticketevents */
  readonly events: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, readonly TicketEvent[]>
  /** GET /api/4.0/package/{ref}/ticketavailability */
  readonly availability: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, TicketAvailability>
}
