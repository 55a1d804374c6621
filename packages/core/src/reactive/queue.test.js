import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.js';
describe('a queue of tasks', () => {
    it('runs one after the other in the order in which they were asked for, however long each takes', async () => {
        await fc.assert(fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, count) => {
            const inTurn = createQueue();
            const log = [];
            const outcomes = Array.from({ length: count }, (_, place) => inTurn(async () => {
                log.push(`begin ${place}`);
                await scheduler.schedule(Promise.resolve(), `first call of ${place}`);
                await scheduler.schedule(Promise.resolve(), `second call of ${place}`);
                log.push(`end ${place}`);
                return place;
            })());
            await scheduler.waitFor(Promise.all(outcomes));
            expect(await Promise.all(outcomes)).toEqual(Array.from({ length: count }, (_, place) => place));
            expect(log).toEqual(Array.from({ length: count }, (_, place) => [`begin ${place}`, `end ${place}`]).flat());
        }));
    });
    it('does nothing before a task is run, and takes one that is asked for while another runs', async () => {
        const inTurn = createQueue();
        const log = [];
        const second = inTurn(async () => void log.push('second'));
        const first = inTurn(async () => {
            log.push('first');
            void second();
            log.push('still first');
        });
        expect(log).toEqual([]);
        await first();
        await inTurn(async () => undefined)();
        expect(log).toEqual(['first', 'still first', 'second']);
    });
    it('goes on after one that throws, which its caller hears of', async () => {
        const inTurn = createQueue();
        const thrown = inTurn(() => Promise.reject(new Error('thrown')))();
        const next = inTurn(async () => 'next')();
        await expect(thrown).rejects.toThrow('thrown');
        expect(await next).toBe('next');
    });
});
