import type { BookingSummary } from '../Booking.js'
import { owed } from '../money/owed.js'
import type { BookingPaymentStatus, BookingStatus } from './statuses.js'

/** The one status that a customer is shown. */
export type ShownStatus =
  | { readonly of: 'booking'; readonly status: BookingStatus; readonly tone: StatusTone }
  | { readonly of: 'payment'; readonly status: BookingPaymentStatus; readonly tone: StatusTone }

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const bookingTone = (status: BookingStatus): StatusTone =>
  status === 'cancelled' || status === 'abandoned' ? 'danger' : 'neutral'

const paymentTones: Readonly<Record<BookingPaymentStatus, StatusTone>> = {
  outstanding: 'warning',
  overdue: 'danger',
  fullyPaid: 'success',
  awaiting: 'info',
  overpaid: 'info',
  unknown: 'neutral',
}

/** While a payment plan runs, what is overdue is what it could not take: the day by which the booking was to be paid no longer counts. */
const paymentStatusOf = (booking: BookingSummary): BookingPaymentStatus => {
  const { plan, overdue } = owed(booking)
  if (plan !== 'running' && plan !== 'inError') return booking.paymentStatus
  if (overdue !== null) return 'overdue'
  return booking.paymentStatus === 'overdue' ? 'outstanding' : booking.paymentStatus
}

/** A booking that is made says how its payment stands; any other says how the booking itself stands. */
export const statusOf = (booking: BookingSummary): ShownStatus => {
  const { status } = booking
  if (status !== 'completed') return { of: 'booking', status, tone: bookingTone(status) }
  const paymentStatus = paymentStatusOf(booking)
  return { of: 'payment', status: paymentStatus, tone: paymentTones[paymentStatus] }
}
