import { resaleCode } from '../resale/resaleCodes.js';
import { activePax } from './passengers.js';
/** Only if its package configuration says ALLOWED and it is not on resale (specification 1, §4). */
export const isTransferable = ({ nameChangeAllowed, resale }) => nameChangeAllowed && resale.code !== resaleCode.onResale;
/** A name that is being changed already is not changed again, and a ticket that was sold is somebody else's. */
const nameChangeState = (ticket, pending) => {
    if (ticket.resale.code === resaleCode.resold)
        return 'resold';
    if (pending !== null || ticket.resale.code === resaleCode.customerDataChanges)
        return 'changePending';
    if (ticket.resale.code === resaleCode.onResale)
        return 'onResale';
    return isTransferable(ticket) ? 'transferable' : 'notAllowed';
};
/** Who holds each ticket, in the order of the booking. */
export const ticketDetails = ({ tickets, pax }, pendingChanges) => {
    const travelling = new Map(activePax(pax).map((one) => [one.id, one]));
    const pendingOf = new Map(pendingChanges.map((change) => [change.ticketId, change]));
    return tickets.map((ticket) => {
        const pending = pendingOf.get(ticket.id) ?? null;
        return { ticket, holder: travelling.get(ticket.paxId) ?? null, nameChange: nameChangeState(ticket, pending), pending };
    });
};
