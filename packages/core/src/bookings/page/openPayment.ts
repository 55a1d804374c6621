import { type Attention, attentionOf, pastAttentionOf } from '../list/attentionOf.js'
import type { Booking, BookingSummary } from '../Booking.js'
import { paymentWord } from '../money/paymentWord.js'

/** Whether the booking lists a payment of its balance that is neither paid nor failed: on whichever device it was begun. */
export const isBeingPaid = ({ payments }: Pick<Booking, 'payments'>): boolean =>
  payments.some(
    (payment) =>
      payment.basketId === null &&
      payment.type !== 'paymentPlan' &&
      ['pending', 'unknown'].includes(paymentWord(payment)),
  )

const isOwed = ({ kind }: Attention): boolean => kind === 'balance' || kind === 'balanceOverdue'

/** What needs attention: nothing that is owed while a payment is on its way, and of a past booking what its card in the list asks for. */
export const attentionBeside = (booking: BookingSummary, isPaying: boolean, past: boolean): readonly Attention[] => {
  const all = past ? pastAttentionOf(booking) : attentionOf(booking)
  return all.filter((attention) => !isPaying || !isOwed(attention))
}
