import { left, right } from 'fp-ts/lib/Either.js';
/** Specification 1, §9. */
export const defaultCurrency = { symbol: '£', exponent: 2 };
/** Refuses fractions and what is beyond exact integers. Throws a RangeError: a broken amount must never be shown or charged. */
export const minor = (value) => {
    if (!Number.isSafeInteger(value))
        throw new RangeError('An amount is an integer of minor units');
    return (value === 0 ? 0 : value);
};
export const zeroMinor = minor(0);
export const addMinor = (a, b) => minor(a + b);
export const sumMinor = (amounts) => amounts.reduce(addMinor, zeroMinor);
export const timesMinor = (amount, count) => minor(amount * count);
export const negateMinor = (amount) => minor(-amount);
export const money = (amount, currency) => ({ amount, currency });
export const sameCurrency = (a, b) => a.symbol === b.symbol && a.exponent === b.exponent;
/** Left where the currencies differ (decisions §3.3: never one sum over several currencies). */
export const addMoney = (a, b) => sameCurrency(a.currency, b.currency)
    ? right(money(addMinor(a.amount, b.amount), a.currency))
    : left({ kind: 'currencyMismatch', expected: a.currency, actual: b.currency });
