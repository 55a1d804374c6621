import { attemptIn } from '../records/PaymentAttempt.js'
import type { BasketRecord } from '../records/BasketRecord.js'

/** Whether a payment for the basket is processed or waits for its challenge. */
export const inPayment = ({ attempts }: BasketRecord): boolean =>
  attemptIn('processing', attempts) !== undefined || attemptIn('challenge', attempts) !== undefined
