import type { ApiCall } from '../failure/apiCalls.js'
import type { RequiredData } from '../domain/Customer.js'
import type { Booking, BookingsList, TicketAllocation } from '../domain/Booking.js'

/** A booking before its allocations are known. */
export type BookingWithoutAllocations = Omit<Booking, 'ticketAllocations'>

/** The calls about bookings. They end in a failure and never reject. */
export interface BookingsApi {
  /** GET /api/bookings */
  readonly list: ApiCall<[], BookingsList>
  /** GET /api/booking/{bookingRef} */
  readonly get: ApiCall<[bookingRef: string], BookingWithoutAllocations>
  /** GET /api/booking/{bookingRef}/requireddata: the questions of every passenger of the booking. */
  readonly requiredData: ApiCall<[bookingRef: string], RequiredData>
  /** GET /api/4.0/ticket/bookingAllocations/{bookingId}: allocations of every status. */
  readonly ticketAllocations: ApiCall<[bookingId: string], readonly TicketAllocation[]>
}
