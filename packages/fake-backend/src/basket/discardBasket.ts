import type { BookingRecord } from '../bookings/BookingRecord.js'
import { takeFromStock } from '../catalogue/Stock.js'
import { takeTickets } from '../catalogue/tickets/TicketCatalogue.js'
import type { World } from '../world/World.js'
import { type BasketRecord, stockedLines } from './BasketRecord.js'
import { prepareChange } from './changeBasket.js'

/** Puts all that the basket held back on sale. */
export const abandonBasket = (booking: BookingRecord, basket: BasketRecord): void => {
  for (const { ticket_type_id } of basket.tickets) takeTickets(booking.catalogue, ticket_type_id, -1)
  for (const { stockKey } of stockedLines(basket)) takeFromStock(booking.offers.stock, stockKey, -1)
  basket.state = 'discarded'
}

/** At the customer's wish; not while its payment is being processed. */
export const discardBasket = (world: World, booking: BookingRecord, basket: BasketRecord): void => {
  prepareChange(world, basket)
  abandonBasket(booking, basket)
}
