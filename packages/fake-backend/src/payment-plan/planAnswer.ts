import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { World } from '../world/World.js'
import { overdueAmount, type PlanInstalment, planStatus, stillToCome } from '../records/PlanRecord.js'

type PlanOutput = NonNullable<t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']['payment_plan']>

export const instalmentAnswer = ({ due, amount }: PlanInstalment) => ({ iso_value: due, amount: { value: amount } })

/** An empty array if there is no plan (behaviour/payment-plan#2.5). */
export const planAnswer = (world: World, reference: string): PlanOutput => {
  const plan = world.plans.get(reference)
  if (plan === undefined) return []
  const toCome = stillToCome(plan)
  const [next] = toCome
  const final = plan.instalments.at(-1)
  return {
    id: plan.id,
    amount: { value: (next ?? final)?.amount ?? 0 },
    number_of_payments: plan.instalments.length,
    next_payment_date: next === undefined ? null : { iso_value: next.due },
    final_payment_date: final === undefined ? null : { iso_value: final.due },
    status: planStatus(plan),
    projection: toCome.map(instalmentAnswer),
    day: plan.day,
    card: { cardholder_name: plan.card.cardholder, last_four_digits: plan.card.card.last4 },
    overdue_amount: { value: overdueAmount(plan) },
  }
}
