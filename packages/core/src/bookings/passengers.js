import { eventKey } from './eventKey.js';
import { grouped } from './grouped.js';
import { inTicketOrder } from './ticketOrder.js';
/** Cancelled passengers are left out of every list (specification 1, §6). */
export const activePax = (...lists) => lists.flat().filter(({ cancelled }) => !cancelled);
export const fullName = ({ firstName, lastName }) => `${firstName} ${lastName}`.trim();
/** Tickets under their events, in the order of their lines (specification 2, §9); each day of an event is one by itself. */
export const ticketsByEvent = (tickets, pax) => {
    const travelling = new Map(activePax(pax).map((one) => [one.id, one]));
    return grouped(inTicketOrder(tickets), eventKey).map(([key, ofEvent]) => ({
        key,
        eventName: ofEvent[0].eventName,
        eventDate: ofEvent[0].eventDate,
        tickets: ofEvent.map((ticket) => ({ ticket, passenger: travelling.get(ticket.paxId) ?? null })),
    }));
};
