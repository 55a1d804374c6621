import { bookingPayment } from '../records/bookingPayment.js'
import { Nonsense } from '../values/readAs.js'
import { alignPlan, creditPlan } from '../payment-plan/changedPlan.js'
import type { World } from '../world/World.js'

/** A telephone payment that was entered by hand. It has no key, because no request made it. */
export const enterPayment = (world: World, bookingReference: string, amount: number): string => {
  const booking = world.bookings.find(({ reference }) => reference === bookingReference)
  if (booking === undefined) throw new Nonsense(`There is no booking ${bookingReference}.`)
  const reference = `PAY-${world.ids.next('payment', 61001)}`
  booking.payments.push(bookingPayment(reference, 'payInFull', amount, new Date(world.clock.now()).toISOString()))
  creditPlan(world, booking)
  alignPlan(world, booking)
  return reference
}
