import { attemptIn } from '../payment/PaymentAttempt.js'
import type { BasketRecord } from './BasketRecord.js'

/** Whether a payment of it is in process, or waits for the bank's check. */
export const inPayment = ({ attempts }: BasketRecord): boolean =>
  attemptIn('processing', attempts) !== undefined || attemptIn('challenge', attempts) !== undefined
