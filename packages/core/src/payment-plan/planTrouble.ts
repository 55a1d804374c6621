import type { PaymentPlan } from './PaymentPlan.js'
import { isPlanInError } from './planRules.js'

/** What is wrong with a plan; what is overdue comes first, since paying it mends both. */
export const planTrouble = (plan: PaymentPlan): 'overdue' | 'error' | null => {
  if (plan.overdueAmount > 0) return 'overdue'
  return isPlanInError(plan) ? 'error' : null
}
