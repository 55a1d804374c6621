import { lastAttempt } from '../payment/PaymentAttempt.js'
import type { BasketRecord } from './BasketRecord.js'

/** Whether a payment of it is in process, or waits for the bank's check. */
export const inPayment = ({ attempts }: BasketRecord): boolean => {
  const phase = lastAttempt(attempts)?.phase
  return phase === 'processing' || phase === 'challenge'
}
