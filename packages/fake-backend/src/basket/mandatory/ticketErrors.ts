import type { BookingRecord } from '../../records/BookingRecord.js'
import type { BasketRecord } from '../../records/BasketRecord.js'
import { isOnResale } from '../kinds/nameChanges.js'
import { travellingPassengers } from './travellingPassengers.js'

/** Each ticket must name a passenger who travels. A ticket with a name change must not be listed for resale since. */
export const ticketErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const nameless = basket.tickets.filter(({ pax_id }) => !coming.has(pax_id))
  const changing = new Set(basket.nameChanges.map(({ ticket_id }) => ticket_id))
  const listed = booking.tickets.filter((ticket) => changing.has(ticket.id) && isOnResale(booking, ticket))
  return [
    ...nameless.map(({ event_name, name }) => `Please say who the ticket ‘${name}’ for ${event_name} is for.`),
    ...listed.map(
      ({ event_name, name }) =>
        `The ticket ‘${name}’ for ${event_name} is on resale. Please remove the change of its name.`,
    ),
  ]
}
