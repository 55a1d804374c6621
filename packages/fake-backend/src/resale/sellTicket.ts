import { notTransferable } from '../bookings/ticketLine.js'
import type { World } from '../world/World.js'

/** Somebody buys a ticket that is on resale: nobody changes its name any more. False where no such ticket is. */
export const sellTicket = (world: World, ticketId: string): boolean => {
  for (const { resale, tickets } of world.bookings) {
    const record = resale.get(ticketId)
    if (record?.state !== 'listed') continue
    record.state = 'sold'
    const at = tickets.findIndex(({ id }) => id === ticketId)
    tickets.splice(at, 1, ...tickets.slice(at, at + 1).map(notTransferable))
    return true
  }
  return false
}
