import type { BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import { dateIn } from '../values/calendar.js'
import type { World } from '../world/World.js'
import { isFinished, overdueAmount, type PlanInstalment, type PlanRecord } from '../records/PlanRecord.js'
import { schedule } from './schedule.js'

/** The plan that is not finished. */
export const runningPlan = (world: World, booking: BookingRecord): PlanRecord | null => {
  const plan = world.plans.get(booking.reference)
  return plan === undefined || isFinished(plan) ? null : plan
}

/** The total of future instalments: the amount due without what is already overdue. */
const toSpread = (world: World, booking: BookingRecord): number => {
  const plan = runningPlan(world, booking)
  return bookingPrices(booking).outstanding - (plan === null ? 0 : overdueAmount(plan))
}

/** Empty if nothing is left to spread, or if the day does not occur before the departure. */
export const instalmentsOn = (world: World, booking: BookingRecord, day: number): PlanInstalment[] => {
  const total = toSpread(world, booking)
  if (total <= 0) return []
  return schedule({ today: dateIn(world.clock.now(), 0), departure: booking.departure }, day, total)
}

/** Whether a plan can be created now. If any day fits, tomorrow's does. */
export const planOffered = (world: World, booking: BookingRecord): boolean =>
  booking.paymentPlanAvailable &&
  runningPlan(world, booking) === null &&
  instalmentsOn(world, booking, Number(dateIn(world.clock.now(), 1).slice(8))).length > 0

export const checkOnPackage = (booking: BookingRecord): void => {
  if (!booking.paymentPlanAvailable) refuse(codes.planNotOnPackage, 'This package has no payment plan.')
}

export const isDay = (day: number | undefined): day is number =>
  day !== undefined && Number.isInteger(day) && day >= 1 && day <= 31
