import type * as t from 'io-ts'
import {
  type BookingsList,
  type BookingSummary,
  minor,
  toBookingPaymentStatus,
  toBookingStatus,
} from '@booking-dashboard/core'
import { toCurrency } from '../contract/toCurrency.js'
import { toPaymentPlan } from '../payment-plan/toPaymentPlan.js'
import type { bookingsEndpoints, BookingSummaryWire } from './bookingsContract.js'

export const toBookingsList = ({ upcoming, past }: t.TypeOf<typeof bookingsEndpoints.list.answer>): BookingsList => ({
  upcoming: upcoming.map(toBookingSummary),
  past: past.map(toBookingSummary),
})

export const toBookingSummary = (booking: t.TypeOf<typeof BookingSummaryWire>): BookingSummary => ({
  id: booking.id,
  reference: booking.reference,
  name: booking.name,
  status: toBookingStatus(booking.booking_status.code),
  departureDate: booking.departure_date.iso_value,
  returnDate: booking.return_date.iso_value,
  currency: toCurrency(booking.currency),
  outstandingBalance: minor(booking.prices.outstanding_balance.value),
  paymentStatus: toBookingPaymentStatus(booking.payment_status.code),
  paymentDueDate: booking.payment_due_date?.iso_value ?? null,
  requiresBankDetails: booking.requires_bank_details ?? false,
  packages: (booking.packages ?? []).map((one) => ({ requiresBankDetails: one.requires_bank_details ?? false })),
  openQuestions: booking.open_questions ?? 0,
  readyTickets: booking.ready_tickets ?? 0,
  ...(booking.payment_plan !== undefined && { paymentPlan: toPaymentPlan(booking.payment_plan) }),
})
