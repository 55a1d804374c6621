import { barcelona } from '../catalogue/barcelona.js'
import { onSale } from '../../../catalogue/onSale.js'
import { sun1001Deliveries } from '../demoDeliveries.js'
import { resalable } from '../../../records/ResaleRecord.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import type { BookingRecord } from '../../../records/BookingRecord.js'
import { amelia, passenger, theo } from './demoPassengers.js'
import { bookingPayment } from '../../../records/bookingPayment.js'
import { quietBooking } from './quietBooking.js'
import { sun1001Holdings } from './sun1001Holdings.js'
import { allocationOf, ticketLine } from '../../../records/ticketLine.js'

/** Departs in 60 days; balance outstanding, tickets on sale in every state of availability. */
export const sun1001 = (now: number): BookingRecord => {
  const catalogue = onSale([
    {
      id: '4101',
      name: 'Opening night at the Palau',
      venue: 'Palau de l’Aire, Barcelona',
      at: timeIn(now, 61, '19:30'),
      types: [
        { id: '41011', name: 'Stalls', description: 'Rows A to M, facing the stage', price: 6800, fee: 450, left: 12 },
        { id: '41012', name: 'Balcony', description: 'First balcony, unreserved', price: 4200, fee: 300, left: 4 },
        {
          id: '41013',
          name: 'Box for two, per seat',
          description: 'Side box with a glass of cava',
          price: 12000,
          fee: 600,
          left: 0,
        },
      ],
    },
    {
      id: '4102',
      name: 'Flamenco by candlelight',
      venue: 'Teatre del Port, Barcelona',
      at: timeIn(now, 63, '21:00'),
      types: [
        {
          id: '41021',
          name: 'Front table',
          description: 'Shared table at the stage, tapas included',
          price: 5500,
          fee: 350,
          left: 2,
        },
        {
          id: '41022',
          name: 'General admission',
          description: 'Seats as you come',
          price: 3500,
          fee: 250,
          left: 'freesale',
        },
        { id: '41023', name: 'Restricted view', description: 'Behind a column', price: 1500, fee: 150, left: null },
      ],
    },
    {
      id: '4103',
      name: 'Closing concert on the beach',
      venue: 'Platja Nova Arena, Barcelona',
      at: timeIn(now, 66, '20:00'),
      types: [
        { id: '41031', name: 'Standing', description: 'In front of the stage', price: 4800, fee: 300, left: 40 },
        {
          id: '41032',
          name: 'Terrace hospitality',
          description: 'Seat, dinner and drinks',
          price: 14500,
          fee: 800,
          left: 3,
        },
      ],
    },
    {
      id: '4104',
      name: 'Welcome reception',
      venue: 'Hotel Llum de Mar, roof terrace',
      at: timeIn(now, 60, '18:00'),
      types: [
        {
          id: '41041',
          name: 'Complimentary',
          description: 'A drink with your fellow travellers',
          price: 0,
          fee: 0,
          left: 30,
        },
        {
          id: '41042',
          name: 'With a guided walk',
          description: 'Ninety minutes through the Gothic quarter first',
          price: 1800,
          fee: 0,
          left: 16,
        },
      ],
    },
  ])
  const tickets = [ticketLine(catalogue, '41012', '5101', 1), ticketLine(catalogue, '41012', '5102', 2)]
  return quietBooking(now, {
    id: '9001',
    reference: 'SUN1001',
    customerId: '7001',
    name: 'Barcelona: seven nights of music',
    departs: 60,
    nights: 7,
    paymentDue: dateIn(now, 18),
    paymentPlanAvailable: true,
    amexEnabled: true,
    pax: [amelia, theo, passenger(3, 'Sofia', 'Lang', { cancelled: true })],
    additionalCustomerIds: ['7101', '7102'],
    ...sun1001Holdings(now),
    resale: new Map(tickets.map(({ id }) => [id, resalable(dateIn(now, 58), { paidFirst: true })])),
    deliveries: sun1001Deliveries(),
    tickets,
    payments: [
      bookingPayment('PAY-60118', 'deposit', 60000, dateIn(now, -45)),
      bookingPayment('PAY-60371', 'payInFull', 20000, dateIn(now, -9), 6, '0002'),
    ],
    // A withdrawn allocation: only ALLOCATED ones count.
    allocations: [
      ...tickets.map((ticket) => allocationOf(ticket)),
      { id: 'A5100', ticket_id: '5100', status: 'RELEASED' },
    ],
    catalogue,
    offers: barcelona(now),
  })
}
