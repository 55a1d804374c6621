import { findTicketType, type TicketCatalogue } from '../catalogue/TicketCatalogue.js'
import type { Allocation, TicketLine } from './BookingRecord.js'

/** A ticket as a booking or a basket holds it, priced by the catalogue. Throws for a type that the catalogue lacks. */
export const ticketLine = (catalogue: TicketCatalogue, typeId: string, id: string, paxId: number): TicketLine => {
  const offer = findTicketType(catalogue, typeId)
  if (offer === null) throw new Error(`No ticket type ${typeId} in this catalogue`)
  return {
    id,
    event_name: offer.event.name,
    name: offer.type.name,
    ticket_type_id: typeId,
    pax_id: paxId,
    prices: offer.type.prices,
  }
}

export const withResale = (line: TicketLine, code: number): TicketLine => ({
  ...line,
  resale: { code, enabled: code !== 0 },
})

export const allocationOf = (ticket: TicketLine, status = 'ALLOCATED'): Allocation => ({
  id: `A${ticket.id}`,
  ticket_id: ticket.id,
  status,
})
