import { right } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { createSubmitter } from '../reactive/Submission.js';
import { createDeferred } from '../testing/Deferred.js';
import { createSurroundings } from '../testing/createSurroundings.js';
import { createChangesInTurn } from './changesInTurn.js';
const open = () => {
    const { scope } = createSurroundings();
    const submitter = createSubmitter(scope);
    const change = createChangesInTurn(scope, 'updateCustomer', submitter);
    const sent = [];
    const gate = createDeferred();
    const send = (name) => change({ changes: { personalDetails: { firstName: name } } }, async () => {
        sent.push(name);
        await gate.promise;
        return right(undefined);
    })();
    return { scope, sent, gate, send, submitter };
};
const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1)
        await Promise.resolve();
};
describe('changes of the customer', () => {
    it('are sent one after the other, each of them', async () => {
        const { sent, gate, send } = open();
        const both = [send('Ada'), send('Grace')];
        await settle();
        expect(sent).toEqual(['Ada']);
        gate.resolve();
        expect(await Promise.all(both)).toEqual([right(undefined), right(undefined)]);
        expect(sent).toEqual(['Ada', 'Grace']);
    });
    it('are sent once where the same is pressed twice, and again afterwards', async () => {
        const { sent, gate, send } = open();
        const both = [send('Ada'), send('Ada')];
        gate.resolve();
        await Promise.all(both);
        expect(sent).toEqual(['Ada']);
        await send('Ada');
        expect(sent).toEqual(['Ada', 'Ada']);
    });
    it('that wait when the session ends are not sent for whoever comes next', async () => {
        const { scope, sent, gate, send, submitter } = open();
        const first = send('Ada');
        const second = send('Grace');
        await settle();
        scope.end();
        gate.resolve();
        await first;
        expect(await second).toMatchObject({ left: { cause: { kind: 'cancelled' } } });
        expect(sent).toEqual(['Ada']);
        expect(submitter.state$.value).toEqual({ kind: 'idle' });
    });
});
