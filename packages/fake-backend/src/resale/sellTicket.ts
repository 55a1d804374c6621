import type { World } from '../world/World.js'

/** Somebody buys a ticket that is on resale. False where no such ticket is. */
export const sellTicket = (world: World, ticketId: string): boolean => {
  const record = world.bookings.flatMap(({ resale }) => resale.get(ticketId) ?? []).find(({ state }) => state === 'listed')
  if (record === undefined) return false
  record.state = 'sold'
  return true
}
