import { type Money, money, zeroMinor } from '../../money/Money.js'
import { type BalancePart, owed, type OwingBooking } from './owed.js'

export interface BalanceToPay {
  readonly amount: Money
  /** What the booking owes once it is paid. */
  readonly left: Money
}

/** What a payment of this part of the balance comes to; null where nothing of it is due, or it is not known how much. */
export const balanceToPay = (booking: OwingBooking, part: BalancePart): BalanceToPay | null => {
  const { outstanding, overdue } = owed(booking)
  if (outstanding.amount === 0) return null
  if (part === 'outstanding') return { amount: outstanding, left: money(zeroMinor, booking.currency) }
  const { amount = null, left = null } = overdue ?? {}
  return amount === null || left === null ? null : { amount, left }
}

/** Why a booking has nothing to pay: of all that it owes, or of what is overdue while the rest is not. */
export type NothingToPay = 'cancelled' | 'allPaid' | 'nothingOverdue'

export const nothingToPay = (booking: OwingBooking): NothingToPay => {
  if (booking.status === 'cancelled') return 'cancelled'
  return owed(booking).outstanding.amount > 0 ? 'nothingOverdue' : 'allPaid'
}
