import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { openQuestions } from '../customer/requiredData.js'
import { ticketResales } from '../resale/ticketResale.js'
import type { World } from '../world/World.js'
import type { BookingRecord, TicketLine } from '../records/BookingRecord.js'
import { deliveryAnswer, readyTickets } from '../delivery/deliveryAnswer.js'
import { paymentLines } from '../payment/balancePayments.js'
import { planAnswer } from '../payment-plan/planAnswer.js'
import { planOffered, runningPlan } from '../payment-plan/planOffer.js'
import { standInKey } from '../records/StripeState.js'
import { bookingPrices, paymentStatus } from '../records/bookingPrices.js'

export type SummaryOutput = t.OutputOf<typeof bookingsEndpoints.list.answer>['upcoming'][number]
export type BookingOutput = t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']

export const summaryAnswer = (
  world: World,
  booking: BookingRecord,
  prices = bookingPrices(booking),
): SummaryOutput => ({
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

export const bookingAnswer = (world: World, booking: BookingRecord): BookingOutput => {
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
