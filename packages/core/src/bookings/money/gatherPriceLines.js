import { timesMinor } from '../../money/Money.js';
import { grouped } from '../grouped.js';
const sameness = ({ title, label, departure, display, cost, bookingFee }) => JSON.stringify([title, label, departure, display, cost, bookingFee]);
/** Lines that read the same, once, with how many there are of them; in the order in which they first appear. */
export const gatherPriceLines = (lines) => grouped(lines, sameness).map(([, alike]) => {
    const [line] = alike;
    const quantity = alike.length;
    return { line, quantity, cost: timesMinor(line.cost, quantity), bookingFee: timesMinor(line.bookingFee, quantity) };
});
