import { afterCheck, arrivals, endings, isPaid, nobody, progress } from './backEnd.js';
import { readings, withRows, withStatus } from './views.js';
import { statuses } from './backEnd.js';
const textOf = ({ attempts, charges, basket, changedAfter }) => `${attempts.map(({ key, state, by, isListed }) => `${key}${state}${by}${isListed}`).join()} ${charges} ${basket} ${changedAfter ?? ''}`;
const changes = { basket: 'the amount is changed elsewhere', free: '', balance: 'a part is paid elsewhere', plan: 'the plan goes into error' };
/** How what the back end says comes to the machine. */
export const toAnswer = (reply, key) => {
    switch (reply.kind) {
        case 'accepted':
            return { kind: 'accepted', reference: `PAY-${key}` };
        case 'requiresAction':
            return { kind: 'requiresAction', secret: `secret-${key}`, reference: `PAY-${key}` };
        case 'refused':
            return { kind: 'refused', errors: [{ code: reply.code, message: null }] };
        case 'conflict':
            return { kind: 'conflict' };
    }
};
/** The states of the back end in one scene; what may follow one of them is not worked out again. */
export const createBackEnds = (scene) => {
    const { wares, promises } = scene;
    const known = new Map();
    const ids = new WeakMap();
    const one = (backEnd) => {
        if (ids.has(backEnd))
            return backEnd;
        const text = textOf(backEnd);
        const same = known.get(text) ?? backEnd;
        known.set(text, same);
        if (!ids.has(same))
            ids.set(same, known.size);
        return same;
    };
    const remembered = (work) => {
        const results = new WeakMap();
        return (backEnd) => {
            const before = results.get(backEnd);
            if (before !== undefined)
                return before;
            const result = work(backEnd);
            results.set(backEnd, result);
            return result;
        };
    };
    const toOne = (all) => all.map((move) => ({ ...move, backEnd: one(move.backEnd) }));
    const arrivalsOf = remembered(() => new Map());
    const readingsOf = remembered(() => new Map());
    const swappedOf = remembered((backEnd) => one({ ...backEnd, attempts: backEnd.attempts.map((attempt) => ({ ...attempt, by: attempt.by === nobody ? nobody : 1 - attempt.by })) }));
    const changed = (backEnd) => scene.troubles.changesElsewhere && wares !== 'free' && backEnd.changedAfter === null && !isPaid(backEnd)
        ? [{ name: changes[wares], backEnd: { ...backEnd, changedAfter: wares === 'balance' ? backEnd.attempts.length : 0 } }]
        : [];
    return {
        one,
        idOf: (backEnd) => ids.get(backEnd) ?? -1,
        /** With its two devices changed round. */
        swapped: swappedOf,
        arrivals: (backEnd, request) => {
            const results = arrivalsOf(backEnd);
            const name = `${request.key}${request.by}${request.isOutdated}`;
            const result = results.get(name) ?? toOne(arrivals(backEnd, request, wares, promises));
            results.set(name, result);
            return result;
        },
        endings: (backEnd, key) => toOne(endings(backEnd, key, wares, promises)),
        moves: remembered((backEnd) => toOne([...progress(backEnd, wares, promises), ...changed(backEnd)])),
        afterCheck: (backEnd, key, how) => afterCheck(backEnd, key, how, wares, promises).map(one),
        readings: (backEnd, depth) => {
            const results = readingsOf(backEnd);
            const result = results.get(depth) ?? readings(scene, backEnd, depth);
            results.set(depth, result);
            return result;
        },
        /** The status before the payments, where both are asked for. */
        firstReadings: (backEnd, depth) => depth === 'everything' && scene.purchase.kind === 'basket' ? statuses(backEnd, wares, promises).map(withStatus) : readings(scene, backEnd, depth),
        rest: (backEnd, reading) => withRows(scene, backEnd, reading),
    };
};
