import { type Path, paths } from '../../navigation/paths.js'
import type { Booking, BookingSummary } from '../Booking.js'
import { owed } from '../money/owed.js'
import { paymentWord } from '../bookingCodes.js'
import { type Attention, attentionOf, pastAttentionOf } from '../list/attention.js'

/** The one action that stands beside a booking. */
export type MainAction = 'waysToPay' | 'payOverdue' | 'mendPlan' | 'viewBasket' | 'addTickets'

export const mainActionPaths: Readonly<Record<MainAction, (bookingRef: string) => Path>> = {
  waysToPay: paths.makePayment,
  payOverdue: paths.payOverdue,
  mendPlan: paths.changePlanPayment,
  viewBasket: paths.basket,
  addTickets: paths.tickets,
}

export interface Circumstances {
  readonly inBasket: number
  /** A payment is being made, or may be. */
  readonly isPaying: boolean
  /** A past booking is read-only: nothing is sold for it. */
  readonly past: boolean
}

/**
 * What the customer has to pay comes first; what a payment plan collects is not asked for. Null while a payment is being made,
 * so that it is not made twice, and if the booking was cancelled.
 */
export const mainActionOf = (booking: Booking, { inBasket, isPaying, past }: Circumstances): MainAction | null => {
  if (booking.status === 'cancelled' || isPaying) return null
  const { overdue, next, plan } = owed(booking)
  if (overdue !== null) return overdue.left?.amount === 0 ? 'waysToPay' : 'payOverdue'
  if (plan === 'inError') return 'mendPlan'
  if (next?.taken === 'byHand') return 'waysToPay'
  if (past) return null
  return inBasket > 0 ? 'viewBasket' : 'addTickets'
}

/** Whether a payment towards the balance is still open, on whichever device it was started. */
export const isBeingPaid = ({ payments }: Pick<Booking, 'payments'>): boolean =>
  payments.some(
    (payment) =>
      payment.basketId === null &&
      payment.type !== 'paymentPlan' &&
      ['pending', 'unknown'].includes(paymentWord(payment)),
  )

const isOwed = ({ kind }: Attention): boolean => kind === 'balance' || kind === 'balanceOverdue'

/** The same on the booking's own page: while a payment is being made, nothing that is owed. */
export const attentionBeside = (booking: BookingSummary, isPaying: boolean, past: boolean): readonly Attention[] => {
  const all = past ? pastAttentionOf(booking) : attentionOf(booking)
  return all.filter((attention) => !isPaying || !isOwed(attention))
}
