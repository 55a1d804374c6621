import { addMinor } from '../money/Money.js';
export const ticketTitle = ({ eventName, name }) => `${eventName}: ${name}`;
export const ticketCost = ({ prices }) => addMinor(prices.price, prices.bookingFee);
/** By code units, so that the order is the same in every place. */
const byTitle = (a, b) => (a < b ? -1 : Number(a > b));
/** Ticket lines sort by title ascending, then cost descending (specification 2, §9). */
export const inTicketOrder = (tickets) => tickets.toSorted((a, b) => byTitle(ticketTitle(a), ticketTitle(b)) || ticketCost(b) - ticketCost(a));
