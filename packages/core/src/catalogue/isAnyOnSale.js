/** Whether there is a ticket to show at all, be it sold out; an event without any is nothing to choose from. */
export const isAnyOnSale = (events) => events.some(({ tickets }) => tickets.length > 0);
