import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { pollBalance } from '../payment/balancePayments.js'
import { bookingRequiredData } from '../customer/requiredData.js'
import { route, type Route } from '../routing/Route.js'
import { bookingAnswer, summaryAnswer } from './bookingAnswer.js'
import { ownBooking, ownBookingById } from '../routing/ownBooking.js'
import { staleAnswer } from './staleAnswer.js'
import { tripIsOver } from '../routing/tripIsOver.js'

export const bookingsRoutes: readonly Route[] = [
  // In no meaningful order: the dashboard sorts them.
  route(bookingsEndpoints.list, ({ world, customer }) => {
    const own = world.bookings.filter(({ customerId }) => customerId === customer.id)
    const over = own.filter((booking) => tripIsOver(world, booking))
    const summaries = (bookings: typeof own) => bookings.map((booking) => summaryAnswer(world, booking))
    return { upcoming: summaries(own.filter((booking) => !over.includes(booking))), past: summaries(over) }
  }),
  route(bookingsEndpoints.get, (call) => {
    const booking = ownBooking(call, call.param('bookingRef'))
    pollBalance(call.world, booking)
    return { booking: staleAnswer(call.world, bookingAnswer(call.world, booking), call.stale) }
  }),
  route(bookingsEndpoints.requiredData, (call) => ({
    required_data: bookingRequiredData(call.world, ownBooking(call, call.param('bookingRef'))),
  })),
  route(bookingsEndpoints.ticketCustomerDataChanges, (call) => ({
    ticket_customer_data_changes: [...ownBooking(call, call.param('bookingRef')).pendingChanges],
  })),
  route(bookingsEndpoints.ticketAllocations, (call) => ({
    ticketAllocations: ownBookingById(call, call.param('bookingId')).allocations,
  })),
]
