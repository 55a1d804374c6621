import { sumMinor } from '../money/Money.js';
import { chosenRows, resaleChoice } from './changeResaleSelection.js';
import { resaleStatus } from './ResaleSelection.js';
import { resaleCode } from './resaleCodes.js';
const feesOf = (tickets) => sumMinor(tickets.map(({ prices }) => prices.bookingFee));
const toMove = (tickets) => ({ tickets, fees: feesOf(tickets) });
/** `tickets` are all of the booking, also those that the resale list hides. */
export const resalePreview = (selection, rows, tickets) => {
    const chosen = chosenRows(selection, rows);
    const moved = (status) => chosen.filter((row) => resaleChoice(row) === status).map(({ ticket }) => ticket);
    const putUp = moved(resaleStatus.putUp);
    const cancel = moved(resaleStatus.cancel);
    const leaving = new Set(putUp.map(({ id }) => id));
    const returning = new Set(cancel.map(({ id }) => id));
    const isListed = ({ id, resale }) => leaving.has(id) || (resale.code === resaleCode.onResale && !returning.has(id));
    return {
        putUp: toMove(putUp),
        cancel: toMove(cancel),
        listed: toMove(tickets.filter(isListed)),
        usable: tickets.filter((ticket) => !isListed(ticket) && ticket.resale.code !== resaleCode.resold),
        isEmpty: chosen.length === 0,
    };
};
