import { paymentStatus } from '../payment/classifyPayments.js'

export type PaymentWord = 'paid' | 'confirmed' | 'failed' | 'pending' | 'unknown'

/** One word for the payment status of specification 2, §4. */
export const paymentWord = (status: number): PaymentWord => {
  switch (status) {
    case paymentStatus.paid:
      return 'paid'
    case paymentStatus.confirmed:
      return 'confirmed'
    case paymentStatus.failed:
      return 'failed'
    case paymentStatus.pending:
      return 'pending'
    default:
      return 'unknown'
  }
}
