import { underEvents } from '../bookings/ticketEntries.js';
import { chosenRows, resaleChoice } from './changeResaleSelection.js';
export const resaleEntries = (rows) => rows.map((row) => ({ row, ticket: row.ticket, holder: row.passenger }));
/** The states by which a long resale list is filtered, in the order in which they are offered. */
export const resaleShown = ['all', 'available', 'onResale', 'unavailable', 'resold'];
export const resaleShownAs = ({ row: { state } }) => state.kind === 'customerDataChanges' ? 'unavailable' : state.kind;
export const resaleGroups = (entries) => ({
    events: underEvents(entries.filter((entry) => resaleShownAs(entry) !== 'resold')),
    resold: entries.filter((entry) => resaleShownAs(entry) === 'resold'),
});
/** What is still there to be chosen, and what of it is. */
export const pruneResale = (selection, rows) => new Map(chosenRows(selection, rows).flatMap((row) => {
    const choice = resaleChoice(row);
    return choice === null ? [] : [[row.ticket.id, choice]];
}));
