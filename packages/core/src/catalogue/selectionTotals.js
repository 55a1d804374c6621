import { addMinor, timesMinor, zeroMinor } from '../money/Money.js';
import { quantityOf } from './TicketSelection.js';
export const typesOnSale = (events) => events.flatMap(({ tickets }) => tickets);
/** Without the tickets of a type that went off sale meanwhile: they are no longer on the screen either. */
export const stillOnSale = (selection, events) => {
    const ids = new Set(typesOnSale(events).map(({ id }) => id));
    return { ...selection, tickets: selection.tickets.filter(({ ticketTypeId }) => ids.has(ticketTypeId)) };
};
/** How many can be chosen, beside what is in baskets already; freesale knows no limit of its own. */
export const mostOf = ({ availability }) => availability.freesale ? Number.POSITIVE_INFINITY : availability.available;
/** From this many on there is no need to say how many are left. */
const plenty = 10;
export const availabilityLevel = ({ availability: { freesale, available } }) => {
    if (freesale)
        return 'freesale';
    if (available <= 0)
        return 'soldOut';
    return available < plenty ? 'few' : 'plenty';
};
/** What the chosen tickets come to; a type that is no longer on sale counts for nothing. */
export const selectionTotals = (selection, events) => {
    const lines = events.flatMap((event) => event.tickets.flatMap((type) => {
        const quantity = quantityOf(selection, type.id);
        const each = addMinor(type.prices.price, type.prices.bookingFee);
        return quantity === 0 ? [] : [{ event, type, quantity, cost: timesMinor(each, quantity) }];
    }));
    return {
        lines,
        count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        bookingFee: lines.reduce((sum, { type, quantity }) => addMinor(sum, timesMinor(type.prices.bookingFee, quantity)), zeroMinor),
        total: lines.reduce((sum, { cost }) => addMinor(sum, cost), zeroMinor),
    };
};
