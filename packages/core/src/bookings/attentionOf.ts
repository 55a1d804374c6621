import type { Money } from '../money/Money.js'
import { balanceOf } from './balanceOf.js'
import type { BookingSummary, IsoDate } from './Booking.js'
import { needsBankDetails } from './needsBankDetails.js'

/** Something about a booking that waits for the customer (decisions §4). */
export type Attention =
  | { readonly kind: 'balanceOverdue'; readonly amount: Money; readonly dueDate: IsoDate | null }
  | { readonly kind: 'questions'; readonly count: number }
  | { readonly kind: 'bankDetails' }
  | { readonly kind: 'balance'; readonly amount: Money; readonly dueDate: IsoDate | null }

/** What needs attention, the most urgent first: what is overdue, what the trip cannot go on without, what is owed in time. */
export const attentionOf = (booking: BookingSummary): readonly Attention[] => {
  if (booking.status === 'cancelled') return []
  const amount = balanceOf(booking)
  const overdue = booking.paymentStatus === 'overdue'
  const found: Attention[] = []
  if (amount !== null && overdue) found.push({ kind: 'balanceOverdue', amount, dueDate: booking.paymentDueDate })
  if (booking.openQuestions > 0) found.push({ kind: 'questions', count: booking.openQuestions })
  if (needsBankDetails(booking)) found.push({ kind: 'bankDetails' })
  if (amount !== null && !overdue) found.push({ kind: 'balance', amount, dueDate: booking.paymentDueDate })
  return found
}
