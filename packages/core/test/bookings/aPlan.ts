import { minor, zeroMinor } from '../../src/money/Money.js'
import type { PaymentPlan } from '../../src/domain/PaymentPlan.js'

/** A plan with two coming instalments of six. */
export const aPlan = (change: Partial<PaymentPlan> = {}): PaymentPlan => ({
  id: 'plan_1',
  amount: minor(100),
  numberOfPayments: 6,
  nextPaymentDate: '2027-02-01',
  finalPaymentDate: '2027-03-01',
  status: 1,
  projection: [
    { date: '2027-02-01', amount: minor(100) },
    { date: '2027-03-01', amount: minor(100) },
  ],
  day: 1,
  card: { cardholderName: 'Amelia Hart', lastFourDigits: '4242' },
  overdueAmount: zeroMinor,
  ...change,
})
