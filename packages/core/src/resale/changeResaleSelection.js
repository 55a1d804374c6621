import { resaleStatus } from './ResaleSelection.js';
/** The one thing that can be chosen for a ticket now; null where nothing can. */
export const resaleChoice = ({ state }) => {
    switch (state.kind) {
        case 'available':
            return resaleStatus.putUp;
        case 'onResale':
            return resaleStatus.cancel;
        default:
            return null;
    }
};
/** Chooses what can be chosen for a ticket, or takes the choice back. */
export const toggleResale = (selection, row) => {
    const choice = resaleChoice(row);
    const next = new Map(selection);
    if (!next.delete(row.ticket.id) && choice !== null)
        next.set(row.ticket.id, choice);
    return next;
};
/** All rows for which this can be chosen, or none of them. */
export const setAllResale = (selection, rows, status, chosen) => {
    const next = new Map(selection);
    for (const row of rows) {
        if (resaleChoice(row) !== status)
            continue;
        if (chosen)
            next.set(row.ticket.id, status);
        else
            next.delete(row.ticket.id);
    }
    return next;
};
/** The rows that are chosen, without choices that the booking no longer allows: a ticket may have been sold meanwhile. */
export const chosenRows = (selection, rows) => rows.filter((row) => {
    const chosen = selection.get(row.ticket.id);
    return chosen !== undefined && chosen === resaleChoice(row);
});
/** What is sent of a selection. */
export const resaleTickets = (selection, rows) => chosenRows(selection, rows).flatMap(({ ticket, state }) => {
    const status = resaleChoice({ state });
    return status === null ? [] : [{ id: ticket.id, status }];
});
/** A selection as fields of text, for the drafts that outlive a session. */
export const toResaleDraft = (selection) => Object.fromEntries(selection);
const statuses = Object.values(resaleStatus);
const isStatus = (text) => statuses.includes(text);
/** The selection that was kept so. */
export const fromResaleDraft = (draft) => new Map(Object.entries(draft).flatMap(([id, status]) => (isStatus(status) ? [[id, status]] : [])));
