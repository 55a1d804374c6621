/** The next event first. Tickets with no availability entry are dropped from events (specification 2, §5). */
export const eventsOnSale = (events, { byTicketType }) => events.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))).map((event) => ({
    ...event,
    tickets: event.tickets.flatMap((ticket) => {
        const availability = Object.hasOwn(byTicketType, ticket.id) ? byTicketType[ticket.id] : undefined;
        return availability === undefined ? [] : [{ ...ticket, availability }];
    }),
}));
