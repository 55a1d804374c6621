import { resaleState, ticketsWithChanges } from '../resale/resaleRows.js';
import { daysUntil } from './calendarDates.js';
import { isStillHeld } from './isStillHeld.js';
import { ticketDetails } from './ticketDetails.js';
const nextOf = (transport, now) => transport
    .filter(({ departureDate }) => daysUntil(departureDate, now) >= 0)
    .reduce((next, one) => (next === null || one.departureDate < next.departureDate ? one : next), null);
/** `now` is ms since the epoch; `pending` are the changes of names that wait, null while they are not known. */
export const heldInParts = (booking, now, pending) => {
    const { rooms, extras, transport, tickets } = booking;
    const changing = ticketsWithChanges(pending ?? []);
    const listed = tickets.map((ticket) => resaleState(ticket, changing).kind);
    return {
        rooms: rooms.length,
        extras: extras.length,
        journeys: transport.length,
        nextDeparture: nextOf(transport, now),
        tickets: tickets.filter(isStillHeld).length,
        onResale: listed.filter((kind) => kind === 'onResale').length,
        resalable: pending && listed.filter((kind) => kind === 'available').length,
        transferable: pending && ticketDetails(booking, pending).filter(({ nameChange }) => nameChange === 'transferable').length,
    };
};
