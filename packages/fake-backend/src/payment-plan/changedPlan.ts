import type { BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import { dateIn } from '../values/calendar.js'
import type { World } from '../world/World.js'
import { instalmentsOn, runningPlan } from './planOffer.js'
import { overdueAmount, type PlanInstalment, stillToCome, sumOf } from '../records/PlanRecord.js'

/**
 * Adjusts a running plan to the amount due after a refund or a price change.
 * The remaining amount is spread over new instalments. What no date before the departure can take becomes overdue.
 */
export const alignPlan = (world: World, booking: BookingRecord): void => {
  const plan = runningPlan(world, booking)
  if (plan === null) return
  const owed = Math.max(0, bookingPrices(booking).outstanding)
  if (overdueAmount(plan) + sumOf(stillToCome(plan)) === owed) return
  const paid = plan.instalments.filter(({ state }) => state === 'paid')
  const overdue = upTo(
    owed,
    plan.instalments.filter(({ state }) => state === 'overdue'),
  )
  plan.instalments = [...paid, ...overdue]
  const toCome = instalmentsOn(world, booking, plan.day)
  const left = owed - sumOf(overdue) - sumOf(toCome)
  const late: PlanInstalment[] = left > 0 ? [{ due: dateIn(world.clock.now(), 0), amount: left, state: 'overdue' }] : []
  plan.instalments = [...paid, ...overdue, ...late, ...toCome]
}

/** The first instalments that add up to `total`, the last of them reduced to fit. */
const upTo = (total: number, instalments: readonly PlanInstalment[]): readonly PlanInstalment[] => {
  let left = total
  return instalments.flatMap((one) => {
    const amount = Math.min(one.amount, left)
    left -= amount
    return amount > 0 ? [{ ...one, amount }] : []
  })
}

/** Credits a payment by the customer: the whole amount due, or the overdue part. */
export const creditPlan = (world: World, booking: BookingRecord): void => {
  const plan = runningPlan(world, booking)
  if (plan === null) return
  const paidOff = bookingPrices(booking).outstanding <= 0
  for (const instalment of plan.instalments) {
    if (paidOff || instalment.state === 'overdue') instalment.state = 'paid'
  }
}

/** Puts a plan in error. It collects nothing until the customer changes the card. False if there is no plan. */
export const failPlan = ({ plans }: World, reference: string): boolean => {
  const plan = plans.get(reference)
  if (plan !== undefined) plan.inError = true
  return plan !== undefined
}
