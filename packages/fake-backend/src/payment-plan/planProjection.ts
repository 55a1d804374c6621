import type { BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { checkOnPackage, instalmentsOn, isDay, runningPlan } from './planOffer.js'
import type { PlanInstalment } from '../records/PlanRecord.js'

/** The instalments for this day of the month: of a running plan after a change of its day, otherwise of a new plan. */
export const planProjection = (
  world: World,
  booking: BookingRecord,
  text: string | null,
): readonly PlanInstalment[] => {
  checkOnPackage(booking)
  const day = /^\d{1,2}$/.test(text ?? '') ? Number(text) : undefined
  if (!isDay(day)) return refuse('invalidDay', 'The day of a payment plan is 1 to 31.')
  if (bookingPrices(booking).outstanding <= 0) refuse(codes.nothingOutstanding, 'There is no outstanding balance.')
  const instalments = instalmentsOn(world, booking, day)
  const failure = runningPlan(world, booking) === null ? codes.planCreateFailed : codes.planUpdateFailed
  return instalments.length > 0 ? instalments : refuse(failure, 'No instalment on this day falls before the departure.')
}
