import { type Money, money } from '../money/Money.js'
import type { BookingSummary, IsoDate } from './Booking.js'

/** Something about a booking that waits for the customer (decisions §4). */
export type Attention =
  | { readonly kind: 'balanceOverdue'; readonly amount: Money; readonly dueDate: IsoDate | null }
  | { readonly kind: 'questions'; readonly count: number }
  | { readonly kind: 'bankDetails' }
  | { readonly kind: 'balance'; readonly amount: Money; readonly dueDate: IsoDate | null }

/** What needs attention, the most urgent first: what is overdue, what the trip cannot go on without, what is owed in time. */
export const attentionOf = (booking: BookingSummary): readonly Attention[] => {
  if (booking.status === 'cancelled') return []
  const owed = booking.outstandingBalance > 0
  const overdue = booking.paymentStatus === 'overdue'
  const balance = { amount: money(booking.outstandingBalance, booking.currency), dueDate: booking.paymentDueDate }
  const found: Attention[] = []
  if (owed && overdue) found.push({ kind: 'balanceOverdue', ...balance })
  if (booking.openQuestions > 0) found.push({ kind: 'questions', count: booking.openQuestions })
  if (booking.requiresBankDetails) found.push({ kind: 'bankDetails' })
  if (owed && !overdue) found.push({ kind: 'balance', ...balance })
  return found
}
