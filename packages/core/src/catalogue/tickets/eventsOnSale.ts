import type { EventOnSale, TicketAvailability, TicketEvent } from './TicketCatalogue.js'

/** The next event first. Tickets with no availability entry are dropped from events (specification 2, §5). */
export const eventsOnSale = (
  events: readonly TicketEvent[],
  { byTicketType }: TicketAvailability,
): readonly EventOnSale[] =>
  events
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map((event) => ({
      ...event,
      tickets: event.tickets.flatMap((ticket) => {
        const availability = Object.hasOwn(byTicketType, ticket.id) ? byTicketType[ticket.id] : undefined
        return availability === undefined ? [] : [{ ...ticket, availability }]
      }),
    }))
