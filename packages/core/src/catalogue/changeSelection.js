import { activePax } from '../bookings/passengers.js';
import { quantityOf, } from './TicketSelection.js';
/** The next ticket of a type is for the first passenger who has none of it here; the last one left is open. */
const suggestPassenger = ({ tickets }, ticketTypeId, pax) => {
    const taken = tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId).map(({ passenger }) => passenger);
    const free = activePax(pax).find(({ id }) => !taken.some((one) => one.kind === 'known' && one.paxId === id));
    return free === undefined ? { kind: 'open' } : { kind: 'known', paxId: free.id };
};
const addOne = (selection, ticketTypeId, pax) => ({
    ...selection,
    tickets: [
        ...selection.tickets,
        { key: selection.nextKey, ticketTypeId, passenger: suggestPassenger(selection, ticketTypeId, pax) },
    ],
    nextKey: selection.nextKey + 1,
});
const removeLast = (selection, ticketTypeId) => {
    const last = selection.tickets.findLast((ticket) => ticket.ticketTypeId === ticketTypeId);
    return { ...selection, tickets: selection.tickets.filter((ticket) => ticket !== last) };
};
/** As many tickets of a type as wanted; those that were there keep their passengers. */
export const setQuantity = (selection, ticketTypeId, quantity, pax) => {
    const now = quantityOf(selection, ticketTypeId);
    if (now === quantity || quantity < 0)
        return selection;
    const next = now < quantity ? addOne(selection, ticketTypeId, pax) : removeLast(selection, ticketTypeId);
    return setQuantity(next, ticketTypeId, quantity, pax);
};
const forTicket = (selection, ticketKey, passenger) => ({
    ...selection,
    tickets: selection.tickets.map((ticket) => (ticket.key === ticketKey ? { ...ticket, passenger } : ticket)),
});
export const choosePassenger = forTicket;
/** The ticket is for somebody new, who is typed in from here on. */
export const addNewcomer = (selection, ticketKey) => {
    const key = selection.nextKey;
    const draft = { key, firstName: '', lastName: '', email: '', telephone: '' };
    return forTicket({ ...selection, newcomers: [...selection.newcomers, draft], nextKey: key + 1 }, ticketKey, { kind: 'newcomer', key });
};
export const editNewcomer = (selection, key, field, value) => ({
    ...selection,
    newcomers: selection.newcomers.map((draft) => (draft.key === key ? { ...draft, [field]: value } : draft)),
});
