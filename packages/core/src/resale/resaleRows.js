import { activePax } from '../bookings/passengers.js';
import { resaleCode, toResaleReason } from './resaleCodes.js';
/** The tickets with a pending change of customer data. */
export const ticketsWithChanges = (pending) => new Set(pending.map(({ ticketId }) => ticketId));
/** One with a pending change of customer data shows as code 4 (specification 1, §4). */
const codeOf = ({ id, resale }, changing) => changing.has(id) ? resaleCode.customerDataChanges : resale.code;
/** A reason beside the code says that it is not available after all, whatever the code. */
const availability = ({ resale }) => {
    const reason = toResaleReason(resale.reason);
    return resale.enabled && reason === null ? { kind: 'available' } : { kind: 'unavailable', reason };
};
export const resaleState = (ticket, changing) => {
    switch (codeOf(ticket, changing)) {
        case resaleCode.available:
            return availability(ticket);
        case resaleCode.onResale:
            return { kind: 'onResale' };
        case resaleCode.resold:
            return { kind: 'resold' };
        case resaleCode.customerDataChanges:
            return { kind: 'customerDataChanges' };
        default:
            return { kind: 'unavailable', reason: toResaleReason(ticket.resale.reason) };
    }
};
/** The resale list: tickets of code 0 are hidden, resold ones come last (specification 1, §4). */
export const resaleRows = ({ tickets, pax }, pending) => {
    const changing = ticketsWithChanges(pending);
    const travelling = new Map(activePax(pax).map((one) => [one.id, one]));
    const rows = tickets
        .filter((ticket) => codeOf(ticket, changing) !== resaleCode.notResalable)
        .map((ticket) => ({ ticket, passenger: travelling.get(ticket.paxId) ?? null, state: resaleState(ticket, changing) }));
    const isResold = ({ state }) => state.kind === 'resold';
    return [...rows.filter((row) => !isResold(row)), ...rows.filter(isResold)];
};
