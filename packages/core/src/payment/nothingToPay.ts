import type { Booking } from '../bookings/Booking.js'
import { amountDue } from './amountDue.js'

/** Why a booking has nothing to pay: of all that it owes, or of what is overdue while the rest is not. */
export type NothingToPay = 'cancelled' | 'allPaid' | 'nothingOverdue'

export const nothingToPay = (booking: Pick<Booking, 'prices' | 'paymentPlan' | 'status'>): NothingToPay => {
  if (booking.status === 'cancelled') return 'cancelled'
  return amountDue(booking, 'outstanding') > 0 ? 'nothingOverdue' : 'allPaid'
}
