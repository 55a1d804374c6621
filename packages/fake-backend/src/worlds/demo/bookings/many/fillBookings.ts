import type { World } from '../../../../world/World.js'
import { manyBookings } from './manyBookings.js'

/** Adds bookings to demo@example.com until there are `count` in all. */
export const fillBookings = (world: World, count: number): void => {
  const held = world.bookings.filter(({ customerId }) => customerId === '7001').length
  world.bookings.push(...manyBookings(world.clock.now(), Math.max(0, count - held), 20_001 + held))
}
