import { findTicketType, type TicketCatalogue } from './TicketCatalogue.js'
import type { Allocation, TicketLine } from './BookingRecord.js'

/** In minor units. */
const nameChangeFee = 1500

/** A ticket of a booking or a basket at the catalogue's price. Throws for a type that the catalogue lacks. */
export const ticketLine = (catalogue: TicketCatalogue, typeId: string, id: string, passengerId: number): TicketLine => {
  const offer = findTicketType(catalogue, typeId)
  if (offer === null) throw new Error(`No ticket type ${typeId} in this catalogue`)
  return {
    id,
    event_name: offer.event.name,
    name: offer.type.name,
    ticket_type_id: typeId,
    pax_id: passengerId,
    prices: offer.type.prices,
    event_date: offer.event.event_date,
    venue: offer.event.venue ?? null,
    package_configuration: { ticket_customer_data_change: 'ALLOWED', fee: { value: nameChangeFee } },
  }
}

/** A ticket whose name cannot be changed. */
export const notTransferable = (line: TicketLine): TicketLine => ({
  ...line,
  package_configuration: { ticket_customer_data_change: 'NOT_ALLOWED', fee: null },
})

/** A ticket whose name can be changed for free. */
export const freelyTransferable = (line: TicketLine): TicketLine => ({
  ...line,
  package_configuration: { ticket_customer_data_change: 'ALLOWED', fee: { value: 0 } },
})

export const allocationOf = (ticket: TicketLine): Allocation => ({
  id: `A${ticket.id}`,
  ticket_id: ticket.id,
  status: 'ALLOCATED',
})
