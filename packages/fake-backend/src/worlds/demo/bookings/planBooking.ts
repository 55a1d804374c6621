import { priced } from '../../../records/cost.js'
import { onSale } from '../../../catalogue/onSale.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import type { BookingRecord } from '../../../records/BookingRecord.js'
import { passenger } from './demoPassengers.js'
import { bookingPayment } from '../../../records/bookingPayment.js'
import { room, transportFor } from '../../../records/heldLines.js'
import { quietBooking } from './quietBooking.js'
import { planDates, planInstalment, planReference } from '../demoPlans.js'
import { ticketLine } from '../../../records/ticketLine.js'

/** The booking of plan@example.com: on a payment plan whose last instalment is overdue. */
export const planBooking = (now: number): BookingRecord => {
  const catalogue = onSale([
    {
      id: '4601',
      name: 'Italy against Wales',
      venue: 'Stadio del Tevere, Rome',
      at: timeIn(now, 76, '15:15'),
      types: [
        {
          id: '46011',
          name: 'Main stand',
          description: 'Upper tier, on the halfway line',
          price: 7800,
          fee: 450,
          left: 14,
        },
        { id: '46012', name: 'End stand', description: 'Behind the posts', price: 3900, fee: 250, left: 'freesale' },
      ],
    },
  ])
  const [first, second, overdue] = planDates(now)
  return quietBooking(now, {
    id: '9201',
    reference: planReference,
    customerId: '7003',
    name: 'Rome: a weekend at the rugby',
    departs: 75,
    nights: 3,
    paymentPlanAvailable: true,
    rooms: [
      room({
        id: '5611',
        accoId: '3960',
        roomId: '39601',
        name: 'Albergo Ponte Vecchio',
        roomName: 'Single room',
        location: 'Trastevere, Rome',
        from: dateIn(now, 75),
        to: dateIn(now, 78),
        guests: [1],
        prices: priced(47500),
      }),
    ],
    transport: [
      ...transportFor([1], {
        id: 5641,
        name: 'Flight MB 561',
        type: 'Flight',
        direction: 'OUTBOUND',
        from: { place: 'Manchester', at: timeIn(now, 75, '08:05'), zone: 'Europe/London' },
        to: { place: 'Rome', at: timeIn(now, 75, '10:55'), zone: 'Europe/Rome' },
        prices: priced(9700),
      }),
      ...transportFor([1], {
        id: 5642,
        name: 'Flight MB 562',
        type: 'Flight',
        direction: 'RETURN',
        from: { place: 'Rome', at: timeIn(now, 78, '16:20'), zone: 'Europe/Rome' },
        to: { place: 'Manchester', at: timeIn(now, 78, '19:15'), zone: 'Europe/London' },
        prices: priced(8800),
      }),
    ],
    paymentDue: overdue,
    pax: [passenger(1, 'Priya', 'Nair', { customerId: '7003', lead: true, email: 'plan@example.com' })],
    catalogue,
    tickets: [ticketLine(catalogue, '46011', '5601', 1)],
    payments: [
      bookingPayment('PAY-59011', 'deposit', 15000, dateIn(now, -95), 2, '9995'),
      bookingPayment('PAY-59320', 'paymentPlan', planInstalment, first, 2, '9995'),
      bookingPayment('PAY-59777', 'paymentPlan', planInstalment, second, 2, '9995'),
      bookingPayment('PAY-60455', 'paymentPlan', planInstalment, overdue, 6, '9995'),
    ],
  })
}
