import { expect, it } from 'vitest';
import { createDeferred } from '../testing/Deferred.js';
import { settled } from '../testing/VirtualTime.js';
import { inLanes } from './inLanes.js';
it('runs so many at a time, begins the next as one ends, and answers in the order of the tasks', async () => {
    const begun = [];
    const ends = [1, 2, 3, 4].map(() => createDeferred());
    const tasks = ends.map((end, place) => async () => {
        begun.push(place);
        await end.promise;
        return `answer ${place}`;
    });
    const all = inLanes(tasks, 2);
    await settled();
    expect(begun).toEqual([0, 1]);
    ends[1]?.resolve();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const end of ends)
        end.resolve();
    expect(await all).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3']);
});
it('has nothing to wait for where there is nothing to do', async () => {
    expect(await inLanes([], 6)).toEqual([]);
});
