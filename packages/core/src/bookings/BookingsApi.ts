import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { RequiredData } from '../domain/Customer.js'
import type { ApiFailure } from '../failure/Failure.js'
import type { Booking, BookingsList, TicketAllocation } from '../domain/Booking.js'

/** A booking before its allocations are known. */
export type BookingWithoutAllocations = Omit<Booking, 'ticketAllocations'>

/** The calls about bookings. They end in a failure and never reject. */
export interface BookingsApi {
  /** GET /api/bookings */
  readonly list: (context: CallContext) => TaskEither<ApiFailure, BookingsList>
  /** GET /api/booking/{bookingRef} */
  readonly get: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, BookingWithoutAllocations>
  /** GET /api/booking/{bookingRef}/requireddata: the questions of every passenger of the booking. */
  readonly requiredData: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, RequiredData>
  /** GET /api/4.0/ticket/bookingAllocations/{bookingId}: allocations of every status. */
  readonly ticketAllocations: (
    bookingId: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly TicketAllocation[]>
}
