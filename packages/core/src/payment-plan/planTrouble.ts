import type { PaymentPlan } from './PaymentPlan.js'

/** Specification 2, §4. */
const errorStatus = 2

/** What is wrong with a plan; what is overdue comes first, since paying it mends both. */
export const planTrouble = ({ status, overdueAmount }: PaymentPlan): 'overdue' | 'error' | null => {
  if (overdueAmount > 0) return 'overdue'
  return status === errorStatus ? 'error' : null
}
