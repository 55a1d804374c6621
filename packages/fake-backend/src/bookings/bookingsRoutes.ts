import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { bookingRequiredData, openQuestions } from '../customer/requiredData.js'
import { deliveryAnswer, readyTickets } from '../delivery/deliveryAnswer.js'
import { planAnswer } from '../payment-plan/planAnswer.js'
import { planOffered, runningPlan } from '../payment-plan/planOffer.js'
import { paymentLines, pollBalance } from '../payment/balancePayments.js'
import { bookingPrices, paymentStatus } from '../records/bookingPrices.js'
import type { AnsweredMoney, BookingRecord, StalePart, TicketLine } from '../records/BookingRecord.js'
import { standInKey } from '../records/StripeState.js'
import { ticketResales } from '../resale/ticketResale.js'
import { ownBooking, ownBookingById, tripIsOver } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import type { World } from '../world/World.js'

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

type SummaryOutput = t.OutputOf<typeof bookingsEndpoints.list.answer>['upcoming'][number]
type BookingOutput = t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']

const summaryAnswer = (world: World, booking: BookingRecord, prices = bookingPrices(booking)): SummaryOutput => ({
  id: booking.id,
  reference: booking.reference,
  name: booking.name,
  booking_status: { code: booking.status },
  departure_date: { iso_value: booking.departure },
  return_date: { iso_value: booking.return },
  currency: booking.currency,
  payment_status: { code: paymentStatus(booking, prices, runningPlan(world, booking), world.clock.now()) },
  payment_due_date: booking.paymentDue === null ? null : { iso_value: booking.paymentDue },
  requires_bank_details: booking.requiresBankDetails,
  packages: [{ id: `P${booking.id}`, requires_bank_details: booking.packageRequiresBankDetails }],
  ready_tickets: readyTickets(booking),
  open_questions: openQuestions(world, booking),
  prices: { outstanding_balance: { value: prices.outstanding } },
  payment_plan: planAnswer(world, booking.reference),
})

const withResale = (ticket: TicketLine, resale: TicketLine['resale']): TicketLine =>
  resale === undefined ? ticket : { ...ticket, resale }

const bookingAnswer = (world: World, booking: BookingRecord): BookingOutput => {
  const prices = bookingPrices(booking)
  const resales = ticketResales(world, booking)
  return {
    ...summaryAnswer(world, booking, prices),
    prices: {
      paid: { value: prices.paid },
      outstanding_balance: { value: prices.outstanding },
      total_booking_price: { value: prices.total },
      booking_price: { value: prices.price },
      booking_fee: { value: prices.fee },
      discounts: { value: prices.discounts },
    },
    pax: booking.pax,
    tickets: booking.tickets.map((ticket) => withResale(ticket, resales.get(ticket.id))),
    payments: paymentLines(world, booking),
    accommodations: booking.rooms,
    extras: booking.extras,
    transport: booking.transport,
    insurance: booking.insurance,
    customer_changes: booking.customerChanges,
    discount_lines: [...booking.discountLines],
    separate_booking_fee: booking.separateBookingFee,
    delivery: booking.deliveries.map((delivery) => deliveryAnswer(booking, delivery)),
    payment_info: { public_key: world.stripe.publishableKey ?? standInKey },
    payment_plan_available: planOffered(world, booking),
  }
}
