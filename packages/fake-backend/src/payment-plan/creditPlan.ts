import type { BookingRecord } from '../bookings/BookingRecord.js'
import { bookingPrices } from '../bookings/bookingPrices.js'
import type { World } from '../world/World.js'
import { runningPlan } from './planOffer.js'

/** What the customer paid by hand: all that was owed, or all that was overdue. */
export const creditPlan = (world: World, booking: BookingRecord): void => {
  const plan = runningPlan(world, booking)
  if (plan === null) return
  const paidOff = bookingPrices(booking).outstanding <= 0
  for (const instalment of plan.instalments) {
    if (paidOff || instalment.state === 'overdue') instalment.state = 'paid'
  }
}
