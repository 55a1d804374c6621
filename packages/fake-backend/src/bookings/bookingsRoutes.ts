import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { route, type Route } from '../routing/Route.js'
import { isPast } from '../world/calendar.js'
import { bookingAnswer, summaryAnswer } from './bookingAnswer.js'
import { ownBooking, ownBookingById } from './ownBooking.js'

export const bookingsRoutes: readonly Route[] = [
  // In no order that means anything: putting them in order is the dashboard's work.
  route(bookingsEndpoints.list, ({ world, customer }) => {
    const now = world.clock.now()
    const own = world.bookings.filter(({ customerId }) => customerId === customer.id)
    const over = own.filter((booking) => isPast(booking.return, now))
    const summaries = (bookings: typeof own) => bookings.map((booking) => summaryAnswer(world, booking))
    return { upcoming: summaries(own.filter((booking) => !over.includes(booking))), past: summaries(over) }
  }),
  route(bookingsEndpoints.get, (call) => ({
    booking: bookingAnswer(call.world, ownBooking(call, call.param('bookingRef'))),
  })),
  route(bookingsEndpoints.ticketAllocations, (call) => ({
    ticketAllocations: ownBookingById(call, call.param('bookingId')).allocations,
  })),
]
