import type { EventOnSale } from './TicketCatalogue.js'

/** Whether there is a ticket to show at all, be it sold out; an event without any is nothing to choose from. */
export const isAnyOnSale = (events: readonly Pick<EventOnSale, 'tickets'>[]): boolean =>
  events.some(({ tickets }) => tickets.length > 0)
