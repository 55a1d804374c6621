import { onSale } from '../catalogue/onSale.js'
import { dateIn, timeIn } from '../world/calendar.js'
import type { BookingRecord } from './BookingRecord.js'
import { amelia, theoAsGuest } from './demoPax.js'
import { bookingPayment } from './bookingPayment.js'
import { quietBooking } from './quietBooking.js'
import { ticketLine } from './ticketLine.js'

/** SUN0901 and SUN0902. */
export const pastBookings = (now: number): readonly BookingRecord[] => {
  const hall = onSale([
    {
      id: '4901',
      name: 'An evening of new plays',
      venue: 'The Old Granary, Edinburgh',
      at: timeIn(now, -209, '19:30'),
      types: [{ id: '49011', name: 'Seat', description: 'Unreserved', price: 2800, fee: 200, left: null }],
    },
  ])
  return [
    quietBooking(now, {
      id: '8901',
      reference: 'SUN0901',
      customerId: '7001',
      name: 'Edinburgh: a weekend of theatre',
      departs: -210,
      nights: 3,
      packagePrice: 52000,
      pax: [amelia, theoAsGuest],
      catalogue: hall,
      tickets: [ticketLine(hall, '49011', '5901', 1), ticketLine(hall, '49011', '5902', 2)],
      payments: [bookingPayment('PAY-51377', 'payInFull', 58000, dateIn(now, -260), 3)],
    }),
    quietBooking(now, {
      id: '8902',
      reference: 'SUN0902',
      customerId: '7001',
      name: 'Copenhagen: design and the harbour',
      departs: -405,
      nights: 4,
      packagePrice: 78900,
      pax: [amelia],
      catalogue: onSale([]),
      tickets: [],
      payments: [bookingPayment('PAY-44120', 'payInFull', 78900, dateIn(now, -470), 3, '4444')],
    }),
  ]
}
