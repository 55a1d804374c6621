import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { ResaleApi } from '@booking-dashboard/core/ports'
import { bookingsEndpoints } from '../bookings/bookingsContract.js'
import type { Transport } from '../transport/Transport.js'
import { resaleEndpoints } from './resaleContract.js'

const done = (): void => undefined

export const createHttpResaleApi = ({ call }: Transport): ResaleApi => ({
  putUp: (bookingRef, ticketIds, context) =>
    pipe(
      call(resaleEndpoints.putUp, { params: { bookingRef }, body: { tickets: [...ticketIds] }, context }),
      map(done),
    ),
  cancel: (bookingRef, ticketId, context) =>
    pipe(call(resaleEndpoints.cancel, { params: { bookingRef, ticketId }, context }), map(done)),
  pendingChanges: (bookingRef, context) =>
    pipe(
      call(bookingsEndpoints.ticketCustomerDataChanges, { params: { bookingRef }, context }),
      map(({ ticket_customer_data_changes }) =>
        ticket_customer_data_changes.map(({ ticket_id, status }) => ({ ticketId: ticket_id, status })),
      ),
    ),
})
