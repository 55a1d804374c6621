import { sumMinor } from '../money/Money.js';
import { byDate } from './projectionChart.js';
/** What a projection comes to, in a sentence's worth; null where it holds no payment. */
export const projectionSummary = (instalments) => {
    const inOrder = byDate(instalments);
    const first = inOrder[0];
    const final = inOrder.at(-1);
    if (first === undefined || final === undefined)
        return null;
    const alike = inOrder.slice(0, -1).every(({ amount }) => amount === first.amount);
    return {
        count: inOrder.length,
        first,
        final,
        total: sumMinor(inOrder.map(({ amount }) => amount)),
        each: alike ? first.amount : null,
    };
};
