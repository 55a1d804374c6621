import type { TicketLine, TicketResale } from '../../src/domain/Booking.js'
import { minor } from '../../src/money/Money.js'

/** By its code: 1 can be listed, 2 is listed, 3 is sold. */
export const aResale = (code: number, given: Partial<TicketResale> = {}): TicketResale => ({
  code,
  enabled: false,
  reason: null,
  ...given,
})

/** £50.00 and a booking fee of £2.50; it can be put up for resale. */
export const aTicket = (id: string): TicketLine => ({
  id,
  eventName: 'Opening night',
  name: 'Stalls',
  ticketTypeId: 'T1',
  passengerId: 1,
  prices: { price: minor(5000), bookingFee: minor(250), total: minor(5250) },
  resale: aResale(1, { enabled: true }),
  eventDate: null,
  venue: '',
  nameChangeAllowed: true,
  nameChangeFee: null,
})
