import { bookingPrices } from '../records/bookingPrices.js'
import type { BookingRecord, TicketLine } from '../records/BookingRecord.js'
import { notTransferable } from '../records/ticketLine.js'
import { isPast } from '../values/calendar.js'
import type { World } from '../world/World.js'
import type { ResaleRecord } from '../records/ResaleRecord.js'

type ResaleOutput = NonNullable<TicketLine['resale']>

/** The codes and reasons of behaviour/resale#1.4. */
export const resaleCodes = { notResalable: 0, available: 1, onResale: 2, resold: 3, customerDataChanges: 4 } as const
const reasons = { notEnabled: 0, outstandingBalance: 1, dateExpired: 2, noResellType: 3 } as const

const reasonOf = (record: ResaleRecord, owes: boolean, now: number): number | null => {
  if (!record.enabled) return reasons.notEnabled
  if (record.paidFirst && owes) return reasons.outstandingBalance
  if (isPast(record.until, now)) return reasons.dateExpired
  return record.resellType ? null : reasons.noResellType
}

const resaleOf = (record: ResaleRecord, inReview: boolean, owes: boolean, now: number): ResaleOutput => {
  switch (record.state) {
    case 'sold':
      return { code: resaleCodes.resold, enabled: false }
    case 'listed':
      return { code: resaleCodes.onResale, enabled: true }
    case 'never':
      return { code: resaleCodes.notResalable, enabled: false, reason: reasons.notEnabled }
    case 'held': {
      if (inReview) return { code: resaleCodes.customerDataChanges, enabled: false }
      const reason = reasonOf(record, owes, now)
      return { code: resaleCodes.available, enabled: reason === null, reason }
    }
  }
}

/** The resale state of each ticket, by its id. A new name change shows only when it is in review. */
export const ticketResales = (world: World, booking: BookingRecord): ReadonlyMap<string, ResaleOutput> => {
  const inReview = new Set(
    booking.pendingChanges.filter(({ status }) => status === 'IN_REVIEW').map(({ ticket_id }) => ticket_id),
  )
  const owes = bookingPrices(booking).outstanding > 0
  const now = world.clock.now()
  const resales = new Map<string, ResaleOutput>()
  for (const [id, record] of booking.resale) resales.set(id, resaleOf(record, inReview.has(id), owes, now))
  return resales
}

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
