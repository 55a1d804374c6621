import { describe, expect, it } from 'vitest'
import { minor, zeroMinor } from '../money/Money.js'
import type { PaymentPlan } from './PaymentPlan.js'
import { planTrouble } from './planTrouble.js'

const plan: PaymentPlan = {
  id: '1',
  amount: minor(5000),
  numberOfPayments: 4,
  nextPaymentDate: '2027-05-01',
  finalPaymentDate: '2027-08-01',
  status: 1,
  projection: [],
  day: 1,
  card: null,
  overdueAmount: zeroMinor,
}

describe('what is wrong with a payment plan', () => {
  it('is nothing while it runs', () => expect(planTrouble(plan)).toBeNull())
  it('is an instalment that is overdue', () => expect(planTrouble({ ...plan, overdueAmount: minor(1), status: 2 })).toBe('overdue'))
  it('is an error, which is status 2', () => expect(planTrouble({ ...plan, status: 2 })).toBe('error'))
})
