import { zeroMinor } from '../money/Money.js';
export const byDate = (instalments) => instalments.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
/** Scaled in integers to the highest of `all`. */
export const barHeight = (amount, all, height) => {
    if (amount <= zeroMinor)
        return 0;
    return Math.max(1, Number((BigInt(amount) * BigInt(height)) / BigInt(Math.max(amount, ...all))));
};
/** Bars in the order of their dates. `height` is that of the chart, in whole units. */
export const projectionChart = (instalments, height) => {
    const amounts = instalments.map(({ amount }) => amount);
    return byDate(instalments).map(({ date, amount }) => ({ date, amount, height: barHeight(amount, amounts, height) }));
};
