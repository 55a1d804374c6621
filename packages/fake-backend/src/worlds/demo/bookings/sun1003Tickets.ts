import type { TicketCatalogue } from '../../../records/TicketCatalogue.js'
import { resalable, type ResaleRecord } from '../../../records/ResaleRecord.js'
import { dateIn } from '../../../values/calendar.js'
import type { PendingChange, TicketLine } from '../../../records/BookingRecord.js'
import { freelyTransferable, notTransferable, ticketLine } from '../../../records/ticketLine.js'

interface Held {
  readonly tickets: TicketLine[]
  readonly resale: Map<string, ResaleRecord>
  readonly pendingChanges: PendingChange[]
}

/** A ticket in each resale code and one for each reason (behaviour/resale#1.4), as the README lists them. */
export const sun1003Tickets = (now: number, catalogue: TicketCatalogue): Held => {
  const until = dateIn(now, 114)
  const held: readonly (readonly [
    typeId: string,
    passengerId: number,
    ResaleRecord,
    change?: (line: TicketLine) => TicketLine,
  ])[] = [
    ['43011', 1, resalable(until, { state: 'never' }), notTransferable],
    ['43011', 2, resalable(until)],
    ['43012', 3, resalable(until, { state: 'listed' })],
    ['43021', 1, resalable(until, { state: 'sold' }), notTransferable],
    ['43021', 2, resalable(until)],
    ['43012', 4, resalable(until)],
    ['43031', 1, resalable(until, { enabled: false }), notTransferable],
    ['43021', 3, resalable(until, { paidFirst: true }), freelyTransferable],
    ['43031', 2, resalable(dateIn(now, -3))],
    ['43021', 4, resalable(until, { resellType: false })],
  ]
  const tickets = held.map(([typeId, passengerId, , change = (line) => line], index) =>
    change(ticketLine(catalogue, typeId, String(5301 + index), passengerId)),
  )
  return {
    tickets,
    resale: new Map(held.map(([, , record], index) => [String(5301 + index), record])),
    pendingChanges: [
      { ticket_id: '5305', status: 'IN_REVIEW' },
      { ticket_id: '5306', status: 'PENDING' },
    ],
  }
}
