import { notTransferable } from '../records/ticketLine.js'
import type { World } from '../world/World.js'

/** Sells a ticket that is listed for resale. Its name can no longer change. False if there is no such ticket. */
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
