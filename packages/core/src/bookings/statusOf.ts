import type { BookingSummary } from './Booking.js'
import type { BookingPaymentStatus, BookingStatus } from './statuses.js'

/** The one status that a customer is shown. */
export type ShownStatus =
  | { readonly of: 'booking'; readonly status: BookingStatus; readonly tone: StatusTone }
  | { readonly of: 'payment'; readonly status: BookingPaymentStatus; readonly tone: StatusTone }

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const bookingTone = (status: BookingStatus): StatusTone => (status === 'cancelled' || status === 'abandoned' ? 'danger' : 'neutral')

const paymentTones: Readonly<Record<BookingPaymentStatus, StatusTone>> = {
  outstanding: 'warning',
  overdue: 'danger',
  fullyPaid: 'success',
  awaiting: 'info',
  overpaid: 'info',
  unknown: 'neutral',
}

/** A booking that is made says how its payment stands; any other says how the booking itself stands. */
export const statusOf = ({ status, paymentStatus }: BookingSummary): ShownStatus =>
  status === 'completed'
    ? { of: 'payment', status: paymentStatus, tone: paymentTones[paymentStatus] }
    : { of: 'booking', status, tone: bookingTone(status) }
