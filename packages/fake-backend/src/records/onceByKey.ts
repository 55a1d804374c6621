import type { PaymentAttempt } from './PaymentAttempt.js'
import type { PlanChange } from './PlanRecord.js'
import { Refusal } from '../refusal/Refusal.js'

/** What a call with an Idempotency-Key began. Null if it finished at once for good. */
export type Begun = PaymentAttempt | PlanChange | null

export interface KeyedAttempt {
  readonly operationId: string
  readonly begun: Begun
}

/** HTTP 409 without a code: what the key began has not ended, and this answer does not say how it ends. */
export const underWay = (): never => {
  throw new Refusal(409, [])
}
