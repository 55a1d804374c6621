import { isLeft, right } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { httpFailure, networkFailure, timedOut } from '../failure/ApiFailure.js';
import { emptyBasket, passenger, ticketLine } from '../testing/InMemoryBasketApi.js';
import { basketWithTickets, tooMany, tooManyText } from '../testing/openBasket.js';
import { basketOf } from './BasketState.js';
describe('removing items', () => {
    it('goes tickets first, then passengers, one after the other, reloads and says so', async () => {
        const { basket, api, said, visited } = await basketWithTickets('t1', 't2', 't3');
        api.held = { ...emptyBasket, tickets: ['t1', 't2', 't3'].map((id) => ticketLine(id)), pax: [passenger(3)] };
        await basket.removeItems({ pax: [3], tickets: ['t2', 't1'] })();
        expect(api.log).toEqual(['removeTicket t2', 'removeTicket t1', 'removePax 3', 'get']);
        expect(basketOf(basket.state$.value)?.tickets.map(({ id }) => id)).toEqual(['t3']);
        expect(said).toEqual(['Items successfully removed from your basket.']);
        expect(visited).toEqual([]);
    });
    it('stops at the first error, with the basket reloaded before the errors are shown', async () => {
        const { basket, api, said } = await basketWithTickets('t1', 't2', 't3');
        api.failNext('removeTicket', tooMany);
        const saidAtReload = [];
        basket.state$.subscribe(() => saidAtReload.push([...said]));
        expect(isLeft(await basket.removeItems({ tickets: ['t1', 't2'], pax: [3] })())).toBe(true);
        expect(api.log).toEqual(['removeTicket t1', 'get']);
        expect(said).toEqual([tooManyText]);
        expect(saidAtReload.slice(0, -1).every((texts) => texts.length === 0)).toBe(true);
    });
    it('resets a basket that is empty then, leaves for the booking page and says so last', async () => {
        const { basket, api, said, visited, contents, signals } = await basketWithTickets('t1');
        await basket.removeItems({ tickets: ['t1'] })();
        expect(api.log).toEqual(['removeTicket t1', 'get', 'reset']);
        expect(contents()).toEqual({ kind: 'none' });
        expect(signals).toEqual(['resetSucceeded']);
        expect(visited).toEqual(['/booking/SUN1001']);
        expect(said).toEqual(['Items successfully removed from your basket.']);
    });
    it('keeps a basket in which a passenger is left', async () => {
        const { basket, api, visited } = await basketWithTickets('t1');
        api.held = { ...emptyBasket, tickets: [ticketLine('t1')], pax: [passenger(3)] };
        await basket.removeItems({ tickets: ['t1'] })();
        expect(api.log).not.toContain('reset');
        expect(visited).toEqual([]);
    });
    it('says nothing of success where it could not be reloaded', async () => {
        const { basket, api, said } = await basketWithTickets('t1', 't2');
        api.failNext('get', httpFailure(500));
        await basket.removeItems({ tickets: ['t1'] })();
        expect(said).toEqual(["We're unable to load your basket right now. Please try again."]);
    });
});
describe('resetting', () => {
    it('forgets the basket', async () => {
        const { basket, contents, signals } = await basketWithTickets('t1');
        expect(await basket.reset()).toEqual(right(undefined));
        expect([contents(), signals]).toEqual([{ kind: 'none' }, ['resetSucceeded']]);
    });
    it('stores the booking reference that is answered', async () => {
        const { basket, api } = await basketWithTickets('t1');
        expect(basket.state$.value.bookingRef).toBeNull();
        api.resetAnswer = 'SUN1001-B';
        await basket.reset();
        expect(basket.state$.value.bookingRef).toBe('SUN1001-B');
    });
    it('of a basket that is gone already has worked', async () => {
        const { basket, api } = await basketWithTickets('t1');
        api.failNext('reset', { kind: 'notFound', errors: [] });
        expect(await basket.reset()).toEqual(right(undefined));
    });
    it('shows the errors of the back end and keeps the basket', async () => {
        const { basket, api, said, contents, signals } = await basketWithTickets('t1');
        api.failNext('reset', tooMany);
        await basket.reset();
        expect(said).toEqual([tooManyText]);
        expect([contents().kind, signals]).toEqual(['loaded', []]);
    });
    it.each([networkFailure, timedOut, httpFailure(502), { kind: 'decode', path: 'bookingRef' }])('swallows an exception: %o', async (failure) => {
        const { basket, api, said, reports } = await basketWithTickets('t1');
        api.failNext('reset', failure);
        expect(isLeft(await basket.reset())).toBe(true);
        expect([said, reports]).toEqual([[], []]);
    });
});
