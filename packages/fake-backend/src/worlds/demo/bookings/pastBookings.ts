import { priced } from '../../../records/cost.js'
import { onSale } from '../../../catalogue/onSale.js'
import { dateIn, timeIn } from '../../../values/calendar.js'
import type { BookingRecord } from '../../../records/BookingRecord.js'
import { amelia, theoAsGuest } from './demoPassengers.js'
import { bookingPayment } from '../../../records/bookingPayment.js'
import { extra, room } from '../../../records/heldLines.js'
import { quietBooking } from './quietBooking.js'
import { ticketLine } from '../../../records/ticketLine.js'

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
      rooms: [
        room({
          id: '5911',
          accoId: '3900',
          roomId: '39001',
          name: 'The Weaver’s House',
          roomName: 'Double room',
          location: 'Old Town, Edinburgh',
          from: dateIn(now, -210),
          to: dateIn(now, -207),
          guests: [1, 2],
          prices: priced(52000),
        }),
      ],
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
      rooms: [
        room({
          id: '5921',
          accoId: '3910',
          roomId: '39101',
          name: 'Hotel Kanalen',
          roomName: 'Single room',
          location: 'Christianshavn, Copenhagen',
          from: dateIn(now, -405),
          to: dateIn(now, -401),
          guests: [1],
          prices: priced(59900),
        }),
      ],
      extras: [
        extra({
          id: '5922',
          extraId: '3290',
          name: 'Harbour tour',
          option: 'By kayak',
          optionId: '32901',
          group: [1, 'Around your trip'],
          display: 1,
          prices: priced(19000),
        }),
      ],
      pax: [amelia],
      catalogue: onSale([]),
      tickets: [],
      payments: [bookingPayment('PAY-44120', 'payInFull', 78900, dateIn(now, -470), 3, '4444')],
    }),
  ]
}
