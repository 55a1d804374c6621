import type { PaymentAttempt } from '../payment/PaymentAttempt.js'
import type { PlanChange } from '../payment-plan/PlanChange.js'
import { Refusal } from './Refusal.js'

/** What was begun with an Idempotency-Key; null where it was over at once, and for good. */
export type Begun = PaymentAttempt | PlanChange | null

export interface KeyedAttempt {
  readonly operationId: string
  readonly begun: Begun
}

/** HTTP 409 without a code: what was begun with this key has not ended, and this answer says nothing of it. */
export const underWay = (): never => {
  throw new Refusal(409, [])
}
