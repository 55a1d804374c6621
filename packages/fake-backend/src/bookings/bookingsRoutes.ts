import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { bookingRequiredData } from '../customer/requiredData.js'
import { pollBalance } from '../payment/balancePayments.js'
import type { AnsweredMoney, StalePart } from '../records/BookingRecord.js'
import { ownBooking, ownBookingById } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { tripIsOver } from '../routing/tripIsOver.js'
import type { World } from '../world/World.js'
import { bookingAnswer, type BookingOutput, summaryAnswer } from './bookingAnswer.js'

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

/**
 * An answer of a back end that reads the balance or the payments from an outdated copy.
 * Its `counted` fields always match its prices.
 */
const staleAnswer = (world: World, booking: BookingOutput, stale: StalePart | null): BookingOutput => {
  const { reference, prices, payment_status, payments } = booking
  const last = world.answered.get(reference)
  if (stale === null || last === undefined) {
    world.answered.set(reference, { prices, payment_status, payments })
    return booking
  }
  return stale === 'balance'
    ? {
        ...booking,
        prices: last.prices,
        payment_status: last.payment_status,
        payments: withCountedOf(payments, last.payments),
      }
    : { ...booking, payments: withCountedOf(last.payments, payments) }
}

const withCountedOf = (rows: AnsweredMoney['payments'], other: AnsweredMoney['payments']): AnsweredMoney['payments'] =>
  rows.map((row) => ({
    ...row,
    counted: other.some(({ reference, counted }) => reference === row.reference && counted === true),
  }))
