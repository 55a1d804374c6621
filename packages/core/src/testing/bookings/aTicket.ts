import type { TicketLine } from '../../domain/Booking.js'
import { minor } from '../../money/Money.js'

/** £50.00 and a booking fee of £2.50; it can be put up for resale. */
export const aTicket = (id: string): TicketLine => ({
  id,
  eventName: 'Opening night',
  name: 'Stalls',
  ticketTypeId: 'T1',
  passengerId: 1,
  prices: { price: minor(5000), bookingFee: minor(250), total: minor(5250) },
  resale: { code: 1, enabled: true, reason: null },
  eventDate: null,
  venue: '',
  nameChangeAllowed: true,
  nameChangeFee: null,
})
