import type { BookingsList, BookingSummary } from '../domain/Booking.js'
import type { BookingPaymentStatus, BookingStatus } from '../domain/bookingCodes.js'
import { owed } from './money/owed.js'
import { daysUntil } from '../environment/time.js'

/** The single status that a customer sees. */
export type ShownStatus =
  | { readonly of: 'booking'; readonly status: BookingStatus; readonly tone: StatusTone }
  | { readonly of: 'payment'; readonly status: ShownPaymentStatus; readonly tone: StatusTone }

/** `onPlan`: a payment plan collects what is outstanding, and nothing is overdue. */
export type ShownPaymentStatus = BookingPaymentStatus | 'onPlan'

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const bookingTone = (status: BookingStatus): StatusTone =>
  status === 'cancelled' || status === 'abandoned' ? 'danger' : 'neutral'

const paymentTones: Readonly<Record<ShownPaymentStatus, StatusTone>> = {
  onPlan: 'info',
  outstanding: 'warning',
  overdue: 'danger',
  fullyPaid: 'success',
  awaiting: 'info',
  overpaid: 'info',
  unknown: 'neutral',
}

/** While a payment plan runs, only what it failed to collect is overdue. The due date of the booking does not apply. */
const paymentStatusOf = (booking: BookingSummary): ShownPaymentStatus => {
  const { paymentStatus } = booking
  const { plan, overdue } = owed(booking)
  if (plan !== 'running' && plan !== 'inError') return paymentStatus
  if (overdue !== null) return 'overdue'
  if (paymentStatus !== 'overdue' && paymentStatus !== 'outstanding') return paymentStatus
  return plan === 'running' ? 'onPlan' : 'outstanding'
}

/** The payment status of a completed booking, the booking status of any other. */
export const statusOf = (booking: BookingSummary): ShownStatus => {
  const { status } = booking
  if (status !== 'completed') return { of: 'booking', status, tone: bookingTone(status) }
  const paymentStatus = paymentStatusOf(booking)
  return { of: 'payment', status: paymentStatus, tone: paymentTones[paymentStatus] }
}

/** How near a trip is. `off` if it was cancelled. */
export type Countdown =
  | { readonly kind: 'ahead'; readonly days: number }
  | { readonly kind: 'underWay' | 'over' | 'off' }

/** `now` is ms since the epoch. The day of the return still belongs to the trip. */
export const countdownOf = (
  { departureDate, returnDate, status }: Pick<BookingSummary, 'departureDate' | 'returnDate' | 'status'>,
  now: number,
): Countdown => {
  if (status === 'cancelled') return { kind: 'off' }
  const days = daysUntil(departureDate, now)
  if (days >= 0) return { kind: 'ahead', days }
  return daysUntil(returnDate, now) >= 0 ? { kind: 'underWay' } : { kind: 'over' }
}

/** Why a booking is read-only: nothing is on sale for it, and nothing of it changes. */
export type ReadOnly = 'cancelled' | 'past'

/**
 * Null if the booking is not read-only. The bookings list decides what is past. If it is not known (null), or does not
 * contain the booking, the dates of the trip decide. `now` is ms since the epoch.
 */
export const readOnlyOf = (booking: BookingSummary, list: BookingsList | null, now: number): ReadOnly | null => {
  if (booking.status === 'cancelled') return 'cancelled'
  return isPast(booking, list, now) ? 'past' : null
}

const isPast = (booking: BookingSummary, list: BookingsList | null, now: number): boolean => {
  const isIt = ({ reference }: BookingSummary): boolean => reference === booking.reference
  if (list?.past.some(isIt)) return true
  if (list?.upcoming.some(isIt)) return false
  return countdownOf(booking, now).kind === 'over'
}
