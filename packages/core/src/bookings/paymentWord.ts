import { paymentStatus } from '../payment/classifyPayments.js'

export type PaymentWord = 'paid' | 'failed' | 'pending' | 'unknown'

/** One word for the payment status of specification 2, §4; confirmed counts as paid (decisions §1.10). */
export const paymentWord = (status: number): PaymentWord => {
  switch (status) {
    case paymentStatus.paid:
    case paymentStatus.confirmed:
      return 'paid'
    case paymentStatus.failed:
      return 'failed'
    case paymentStatus.pending:
      return 'pending'
    default:
      return 'unknown'
  }
}
