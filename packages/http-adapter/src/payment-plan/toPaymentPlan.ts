import type * as t from 'io-ts'
import { type Instalment, minor, type PaymentPlan, zeroMinor } from '@booking-dashboard/core/ports'
import type { InstalmentWire, PaymentPlanWire } from './paymentPlanWire.js'

export const toInstalment = ({ iso_value, amount }: t.TypeOf<typeof InstalmentWire>): Instalment => ({
  date: iso_value,
  amount: minor(amount.value),
})

/** An empty array or a missing field means no plan (behaviour/payment-plan#2.5). */
export const toPaymentPlan = (
  plan: t.TypeOf<typeof PaymentPlanWire> | readonly unknown[] | null | undefined,
): PaymentPlan | null => {
  if (plan === null || plan === undefined || !('id' in plan)) return null
  return {
    id: plan.id,
    amount: minor(plan.amount.value),
    numberOfPayments: plan.number_of_payments,
    nextPaymentDate: plan.next_payment_date?.iso_value ?? null,
    finalPaymentDate: plan.final_payment_date?.iso_value ?? null,
    status: plan.status,
    projection: plan.projection.map(toInstalment),
    day: plan.day ?? null,
    card: plan.card ? { cardholderName: plan.card.cardholder_name, lastFourDigits: plan.card.last_four_digits } : null,
    overdueAmount: plan.overdue_amount ? minor(plan.overdue_amount.value) : zeroMinor,
  }
}
