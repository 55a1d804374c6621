import { isStillHeld } from '../bookings/isStillHeld.js';
import { travellerNames } from '../bookings/travellerNames.js';
import { shownDownloads } from './shownDownloads.js';
/** The downloads of one delivery, each with the tickets that it is for; one whose tickets were all sold lets nobody in. */
export const ticketsToShow = ({ tickets, pax }, delivery) => {
    const downloads = shownDownloads(delivery);
    if (downloads.length === 0)
        return [];
    const names = travellerNames(pax);
    const known = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    return downloads.flatMap((download) => {
        const named = download.ticketIds.flatMap((id) => known.get(id) ?? []);
        const held = named.filter(isStillHeld);
        if (named.length > 0 && held.length === 0)
            return [];
        return [{ download, tickets: held, holders: names(held.map(({ paxId }) => paxId)) }];
    });
};
/** Everything of a booking that can be shown at a gate now. */
export const allTicketsToShow = (booking) => booking.deliveries.flatMap((delivery) => ticketsToShow(booking, delivery));
