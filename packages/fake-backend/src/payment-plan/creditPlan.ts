import type { BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import type { World } from '../world/World.js'
import { runningPlan } from './planOffer.js'

/** Credits a payment by the customer: the whole amount due, or the overdue part. */
export const creditPlan = (world: World, booking: BookingRecord): void => {
  const plan = runningPlan(world, booking)
  if (plan === null) return
  const paidOff = bookingPrices(booking).outstanding <= 0
  for (const instalment of plan.instalments) {
    if (paidOff || instalment.state === 'overdue') instalment.state = 'paid'
  }
}
