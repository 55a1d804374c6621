import type { World } from '../../../world/World.js'
import { bigBooking } from './bigBooking.js'

/** Gives demo@example.com SUN5000, a booking with so many tickets; another one takes its place. */
export const addBigBooking = (world: World, tickets: number): void => {
  const at = world.bookings.findIndex(({ reference }) => reference === 'SUN5000')
  if (at >= 0) world.bookings.splice(at, 1)
  world.bookings.push(bigBooking(world.clock.now(), tickets))
}
