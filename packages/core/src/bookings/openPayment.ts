import { isPaying, type PaymentState } from '../payment/PaymentState.js'
import { type Attention, attentionOf } from './attentionOf.js'
import type { BookingSummary } from './Booking.js'

/** Whether money is on its way, or may be: nothing is offered then that would pay again (decisions §2.5). */
export const isPaymentOpen = (payment: PaymentState): boolean => payment.kind === 'undecided' || isPaying(payment)

const isOwed = ({ kind }: Attention): boolean => kind === 'balance' || kind === 'balanceOverdue'

/** What needs attention beside the payment that is open. */
export const attentionBeside = (booking: BookingSummary, payment: PaymentState): readonly Attention[] =>
  attentionOf(booking).filter((attention) => !isPaymentOpen(payment) || !isOwed(attention))
