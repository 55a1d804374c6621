import { type Money, money } from '../money/Money.js'
import type { BookingSummary } from './Booking.js'

/** What is owed; null where nothing is, and of a cancelled booking. */
export const balanceOf = (booking: Pick<BookingSummary, 'outstandingBalance' | 'currency' | 'status'>): Money | null =>
  booking.outstandingBalance > 0 && booking.status !== 'cancelled' ? money(booking.outstandingBalance, booking.currency) : null
