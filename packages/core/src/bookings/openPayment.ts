import { isOpenPayment } from '../payment/balancePayments.js'
import { isPaying, type PaymentState } from '../payment/PaymentState.js'
import { type Attention, attentionOf, pastAttentionOf } from './attentionOf.js'
import type { Booking, BookingSummary } from './Booking.js'

/** Whether money is on its way, or may be: nothing is offered then that would pay again (decisions §2.5). */
export const isPaymentOpen = (payment: PaymentState): boolean => payment.kind === 'undecided' || isPaying(payment)

/**
 * Whether the booking lists a payment that may be paid, of which this browser knows nothing: it was begun on another
 * device, and its end is asked for (decisions §2.5).
 */
export const isBegunElsewhere = ({ payments }: Pick<Booking, 'payments'>, payment: PaymentState): boolean =>
  (payment.kind === 'unchecked' || payment.kind === 'idle') && payments.some((one) => one.basketId === null && isOpenPayment(one))

const isOwed = ({ kind }: Attention): boolean => kind === 'balance' || kind === 'balanceOverdue'

/** What needs attention beside the payment that is open; of a past booking, what its card in the list asks for. */
export const attentionBeside = (booking: BookingSummary, payment: PaymentState, past: boolean): readonly Attention[] => {
  const all = past ? pastAttentionOf(booking) : attentionOf(booking)
  return all.filter((attention) => !isPaymentOpen(payment) || !isOwed(attention))
}
