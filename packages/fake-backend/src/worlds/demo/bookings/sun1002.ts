import { vienna } from '../catalogue/vienna.js'
import { onSale } from '../../../catalogue/onSale.js'
import { sun1002Deliveries } from '../demoDeliveries.js'
import { resalable } from '../../../records/ResaleRecord.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import type { BookingRecord } from '../../../records/BookingRecord.js'
import { amelia, theoAsGuest } from './demoPassengers.js'
import { bookingPayment } from '../../../records/bookingPayment.js'
import { quietBooking } from './quietBooking.js'
import { sun1002Holdings } from './sun1002Holdings.js'
import { notTransferable, ticketLine } from '../../../records/ticketLine.js'

/** Departs in 20 days; fully paid, e-tickets ready. */
export const sun1002 = (now: number): BookingRecord => {
  const catalogue = onSale([
    {
      id: '4201',
      name: 'Strauss and friends',
      venue: 'Konzerthaus am Park, Vienna',
      at: timeIn(now, 21, '19:00'),
      types: [
        { id: '42011', name: 'Category A', description: 'Parterre, rows 1 to 12', price: 8900, fee: 500, left: 6 },
        {
          id: '42012',
          name: 'Category B',
          description: 'Parterre, rows 13 to 24',
          price: 6400,
          fee: 400,
          left: 'freesale',
        },
      ],
    },
    {
      id: '4202',
      name: 'Behind the scenes at the opera',
      venue: 'Haus am Ring, Vienna',
      at: timeIn(now, 22, '10:30'),
      types: [{ id: '42021', name: 'Guided tour', description: 'In English, one hour', price: 1500, fee: 0, left: 9 }],
    },
  ])
  const tickets = [
    ticketLine(catalogue, '42011', '5201', 1),
    ticketLine(catalogue, '42011', '5202', 2),
    notTransferable(ticketLine(catalogue, '42021', '5203', 1)),
  ]
  return quietBooking(now, {
    id: '9002',
    reference: 'SUN1002',
    customerId: '7001',
    name: 'Vienna: three nights in concert',
    departs: 20,
    nights: 3,
    pax: [amelia, theoAsGuest],
    ...sun1002Holdings(now),
    resale: new Map([
      ['5201', resalable(dateIn(now, 18))],
      ['5202', resalable(dateIn(now, 18))],
    ]),
    deliveries: sun1002Deliveries(),
    tickets,
    payments: [
      bookingPayment('PAY-58804', 'deposit', 30000, dateIn(now, -120)),
      bookingPayment('PAY-59940', 'payInFull', 85500, dateIn(now, -30), 3, '4444'),
    ],
    catalogue,
    offers: vienna(now),
  })
}
