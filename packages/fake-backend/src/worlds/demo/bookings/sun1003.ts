import { onSale } from '../../../catalogue/onSale.js'
import { bookingPayment } from '../../../records/bookingPayment.js'
import { currencies } from '../../../records/currencies.js'
import type { BookingRecord, PendingChange, TicketLine } from '../../../records/BookingRecord.js'
import { resalable, type ResaleRecord } from '../../../records/ResaleRecord.js'
import type { TicketCatalogue } from '../../../records/TicketCatalogue.js'
import { freelyTransferable, notTransferable, ticketLine } from '../../../records/ticketLine.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import { verona } from '../catalogue/verona.js'
import { sun1003Deliveries } from '../demoDeliveries.js'
import { amelia, margaret, passenger } from './demoPassengers.js'
import { quietBooking } from './quietBooking.js'
import { sun1003Holdings } from './sun1003Holdings.js'

/**
 * Departs in 120 days. In euros, with a ticket in each resale code and for each reason. Booking fees are an amount of
 * their own.
 */
export const sun1003 = (now: number): BookingRecord => {
  const catalogue = onSale([
    {
      id: '4301',
      name: 'La traviata under the stars',
      venue: 'Arena Vecchia, Verona',
      at: timeIn(now, 121, '20:45'),
      types: [
        {
          id: '43011',
          name: 'Numbered steps',
          description: 'Stone steps with a cushion',
          price: 5900,
          fee: 400,
          left: 25,
        },
        { id: '43012', name: 'Gold stalls', description: 'The first fifteen rows', price: 16500, fee: 900, left: 5 },
      ],
    },
    {
      id: '4302',
      name: 'Aida',
      venue: 'Arena Vecchia, Verona',
      at: timeIn(now, 122, '20:45'),
      types: [
        {
          id: '43021',
          name: 'Numbered steps',
          description: 'Stone steps with a cushion',
          price: 5900,
          fee: 400,
          left: 'freesale',
        },
        { id: '43022', name: 'Gold stalls', description: 'The first fifteen rows', price: 17500, fee: 900, left: 0 },
      ],
    },
    {
      id: '4303',
      name: 'Verdi’s Requiem',
      venue: 'Chiesa di Sant’Elia, Verona',
      at: timeIn(now, 123, '18:00'),
      types: [{ id: '43031', name: 'Nave', description: 'Unreserved', price: 3500, fee: 250, left: null }],
    },
  ])
  const { tickets, ...resale } = sun1003Tickets(now, catalogue)
  return quietBooking(now, {
    id: '9003',
    reference: 'SUN1003',
    customerId: '7001',
    name: 'Verona: opera nights and Lake Garda',
    departs: 120,
    nights: 5,
    currency: currencies.EUR,
    paymentDue: dateIn(now, 78),
    packageRequiresBankDetails: true,
    separateBookingFee: true,
    pax: [amelia, margaret, passenger(3, 'Oskar', 'Brandt'), passenger(4, 'Nadia', 'Brandt')],
    additionalCustomerIds: ['7103'],
    ...sun1003Holdings(now),
    ...resale,
    deliveries: sun1003Deliveries(tickets.map(({ id }) => id)),
    tickets,
    payments: [bookingPayment('PAY-60002', 'deposit', 60000, dateIn(now, -14))],
    catalogue,
    offers: verona(now),
  })
}

interface Held {
  readonly tickets: TicketLine[]
  readonly resale: Map<string, ResaleRecord>
  readonly pendingChanges: PendingChange[]
}

/** A ticket in each resale code and one for each reason (behaviour/resale#1.4), as the README lists them. */
const sun1003Tickets = (now: number, catalogue: TicketCatalogue): Held => {
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
