import type { World } from '../../../../world/World.js'
import { bigBooking } from './bigBooking.js'

/** Adds SUN5000 with this many tickets to demo@example.com, or replaces an earlier SUN5000. */
export const addBigBooking = (world: World, tickets: number): void => {
  const at = world.bookings.findIndex(({ reference }) => reference === 'SUN5000')
  if (at >= 0) world.bookings.splice(at, 1)
  world.bookings.push(bigBooking(world.clock.now(), tickets))
}
