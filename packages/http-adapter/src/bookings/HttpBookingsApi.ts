import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { BookingsApi } from '@booking-dashboard/core/ports'
import type { Transport } from '../transport/Transport.js'
import { toRequiredData } from '../customer/toRequiredData.js'
import { bookingsEndpoints } from './bookingsContract.js'
import { toBooking, toBookingsList } from './toBooking.js'

/** Bookings, over HTTP. */
export const createHttpBookingsApi = ({ call }: Transport): BookingsApi => ({
  list: (context) => pipe(call(bookingsEndpoints.list, { params: {}, context }), map(toBookingsList)),
  get: (bookingRef, context) =>
    pipe(
      call(bookingsEndpoints.get, { params: { bookingRef }, context }),
      map(({ booking }) => toBooking(booking)),
    ),
  requiredData: (bookingRef, context) =>
    pipe(call(bookingsEndpoints.requiredData, { params: { bookingRef }, context }), map(toRequiredData)),
  ticketAllocations: (bookingId, context) =>
    pipe(
      call(bookingsEndpoints.ticketAllocations, { params: { bookingId }, context }),
      map(({ ticketAllocations }) =>
        ticketAllocations.map(({ id, ticket_id, status }) => ({ id, ticketId: ticket_id ?? null, status })),
      ),
    ),
})
