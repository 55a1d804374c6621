import type * as t from 'io-ts'
import { minor, type TicketLine, type TicketPrices } from '@booking-dashboard/core'
import type { TicketLineWire, TicketPricesWire } from './bookingsContract.js'

export const toTicketPrices = (prices: t.TypeOf<typeof TicketPricesWire>): TicketPrices => ({
  price: minor(prices.price.value),
  bookingFee: minor(prices.booking_fee.value),
  total: minor(prices.total_ticket_price.value),
})

export const toTicketLine = (line: t.TypeOf<typeof TicketLineWire>): TicketLine => ({
  id: line.id,
  eventName: line.event_name,
  name: line.name,
  ticketTypeId: line.ticket_type_id,
  paxId: line.pax_id,
  prices: toTicketPrices(line.prices),
  // A ticket that says nothing of resale cannot be resold: code 0 (specification 1, §4).
  resale: { code: line.resale?.code ?? 0, enabled: line.resale?.enabled ?? false, reason: line.resale?.reason ?? null },
  eventDate: line.event_date?.iso_value ?? null,
  venue: line.venue ?? '',
  nameChangeAllowed: line.package_configuration?.ticket_customer_data_change === 'ALLOWED',
  nameChangeFee: line.package_configuration?.fee ? minor(line.package_configuration.fee.value) : null,
})
