import type { BookingsList, BookingSummary } from '../../domain/Booking.js'
import type { Money } from '../../money/Money.js'
import { type Path, paths } from '../../navigation/paths.js'
import type { IsoDate } from '../../environment/time.js'
import { owed } from '../money/owed.js'

/**
 * Whether one of its packages requires them, or the booking is complete and requires them itself
 * (behaviour/customer#1.4).
 */
export const needsBankDetails = ({ packages, status, requiresBankDetails }: BookingSummary): boolean =>
  packages.some((one) => one.requiresBankDetails) || (status === 'completed' && requiresBankDetails)

/** Whether any booking of the list still needs the customer's bank details. A cancelled booking does not. */
export const bankDetailsNeeded = ({ upcoming, past }: BookingsList): boolean =>
  [...upcoming, ...past].some((booking) => booking.status !== 'cancelled' && needsBankDetails(booking))

type Open =
  /**
   * `amount` is null if the answer does not say how much of the balance is overdue. `isAll` is true if all of it is.
   */
  | {
      readonly kind: 'balanceOverdue'
      readonly amount: Money | null
      readonly since: IsoDate | null
      readonly isAll: boolean
    }
  /** `planInError`: the payment plan is suspended until it has another card. */
  | { readonly kind: 'planInError' | 'bankDetails' }
  | { readonly kind: 'questions'; readonly count: number }
  | { readonly kind: 'balance'; readonly amount: Money; readonly dueDate: IsoDate | null }

/** A task for the customer about a booking (behaviour/screens#d4), and the page for it. */
export type Attention = Open & {
  readonly path: Path
  /** Whether something is overdue. */
  readonly isUrgent: boolean
}

/**
 * The customer's tasks in this order: overdue payments, requirements of the trip, payments that are due later. Payments
 * that a payment plan collects need no attention.
 */
export const attentionOf = (booking: BookingSummary): readonly Attention[] => {
  if (booking.status === 'cancelled') return []
  const { overdue, next, plan } = owed(booking)
  const { reference } = booking
  const found: Attention[] = []
  const add = (open: Open, path: Path): void => {
    found.push({ ...open, path, isUrgent: open.kind === 'balanceOverdue' })
  }
  if (overdue !== null) {
    const { amount, since, left } = overdue
    const isAll = left?.amount === 0
    const path = amount === null || isAll ? paths.makePayment(reference) : paths.payOverdue(reference)
    add({ kind: 'balanceOverdue', amount, since, isAll }, path)
  }
  if (plan === 'inError') add({ kind: 'planInError' }, paths.changePlanPayment(reference))
  if (booking.openQuestions > 0)
    add({ kind: 'questions', count: booking.openQuestions }, paths.mandatoryInformation(reference))
  if (needsBankDetails(booking)) add({ kind: 'bankDetails' }, paths.bankAccount)
  if (next?.taken === 'byHand')
    add({ kind: 'balance', amount: next.amount, dueDate: next.date }, paths.makePayment(reference))
  return found
}

/** Once a trip is over, its questions no longer need an answer. */
export const pastAttentionOf = (booking: BookingSummary): readonly Attention[] =>
  attentionOf(booking).filter(({ kind }) => kind !== 'questions')
