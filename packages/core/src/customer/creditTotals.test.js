import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/Money.js';
import { creditTotals } from './creditTotals.js';
const currencies = {
    GBP: { symbol: '£', exponent: 2 },
    EUR: { symbol: '€', exponent: 2 },
    USD: { symbol: '$', exponent: 2 },
    AUD: { symbol: '$', exponent: 2 },
    JPY: { symbol: '¥', exponent: 0 },
};
const balance = (isoCode, value, id = '1') => ({
    id,
    name: 'Goodwill',
    value: minor(value),
    currency: currencies[isoCode],
    isoCode,
});
describe('client credit', () => {
    it('is a total for each currency, never one sum, in the order in which they first appear', () => {
        expect(creditTotals([balance('EUR', 500), balance('GBP', 1000), balance('EUR', 250)])).toEqual([
            { amount: 750, currency: currencies.EUR },
            { amount: 1000, currency: currencies.GBP },
        ]);
    });
    it('is not added up where two currencies are written with the same symbol', () => {
        expect(creditTotals([balance('USD', 100), balance('AUD', 200)]).map(({ amount }) => amount)).toEqual([100, 200]);
    });
    it('is nothing where there is none', () => {
        expect(creditTotals([])).toEqual([]);
    });
    it('loses nothing and has each currency once, whatever the balances', () => {
        const codes = fc.constantFrom('GBP', 'EUR', 'USD', 'AUD', 'JPY');
        const balances = fc.array(fc.tuple(codes, fc.integer({ min: 0, max: 10_000_000 })));
        fc.assert(fc.property(balances, (drawn) => {
            const totals = creditTotals(drawn.map(([isoCode, value], place) => balance(isoCode, value, String(place))));
            const order = [...new Set(drawn.map(([isoCode]) => isoCode))];
            expect(totals).toEqual(order.map((code) => ({
                amount: drawn.filter(([isoCode]) => isoCode === code).reduce((sum, [, value]) => sum + value, 0),
                currency: currencies[code],
            })));
        }));
    });
});
