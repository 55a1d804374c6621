export const allPromises = {
    keyActsOnce: true,
    refusalsAreBound: true,
    statusIsTrue: true,
    closedCheckEnds: true,
    paidIsRefused: true,
    listsAtOnce: true,
    rowsCarryKeys: true,
    checksExpire: true,
    windowHolds: true,
};
/** Who asked for what was forgotten, and for what is over. */
export const nobody = -1;
export const newBackEnd = { attempts: [], charges: 0, basket: 'open', changedAfter: null };
const isAlive = ({ state }) => state === 'underway' || state === 'check' || state === 'processing';
export const isPaid = ({ attempts }) => attempts.some(({ state }) => state === 'paid');
const written = (backEnd, place, { key, state, by, isListed }) => ({
    ...backEnd,
    attempts: backEnd.attempts.toSpliced(place, 1, { key, state, by: state === 'paid' || state === 'failed' ? nobody : by, isListed }),
    charges: backEnd.charges + (state === 'paid' ? 1 : 0),
});
const refused = (code) => ({ kind: 'refused', code });
/** An end that is bound to its key; words that say nothing of it; a claim; an amount that is not right. */
const declined = refused('16000140');
const unsaid = refused('16000170');
const claim = refused('16000301');
const otherAmount = refused('16000307');
const nothingOwed = refused('16000040');
const conflict = { kind: 'conflict' };
const accepted = { kind: 'accepted' };
const busy = [
    ['answers 409', conflict],
    ['answers that it is processed', claim],
    ['has too many requests', unsaid],
];
/** What a repetition of a known key is answered with; nothing changes by it. */
const repeated = ({ state }, { checksExpire, refusalsAreBound }) => {
    const unbound = refusalsAreBound || state === 'failed' ? [] : [['declines the repetition alone', declined]];
    switch (state) {
        case 'paid':
            return [['answers: paid under this key', accepted], ['answers that it is completed', refused('16000110')], ...busy, ...unbound];
        case 'failed':
            return [['answers: failed under this key', declined], ['answers: failed under this key, in words that say nothing of it', unsaid], ['answers 409', conflict]];
        case 'check':
            return [...(checksExpire ? [['answers: its check is open', { kind: 'requiresAction' }]] : []), ...busy, ...unbound];
        case 'processing':
            return [['answers: accepted under this key', accepted], ...busy, ...unbound];
        case 'underway':
            return [...busy, ...unbound];
    }
};
/** How an attempt may end that is taken now. */
const taken = (wares) => {
    if (wares === 'free')
        return [['completes it', 'paid', accepted]];
    const all = [
        [wares === 'plan' ? 'changes the plan' : 'charges it', 'paid', accepted],
        ['asks for the bank’s check', 'check', { kind: 'requiresAction' }],
        ['declines it', 'failed', declined],
        ['fails it, in words that say nothing of the key', 'failed', unsaid],
    ];
    return wares === 'plan' ? all : [...all, ['takes it into processing', 'processing', accepted]];
};
const begun = (backEnd, place, { key, by }, wares, { listsAtOnce }) => {
    const failed = written(backEnd, place, { key, state: 'failed', by, isListed: true });
    const inError = { name: 'takes it, and the plan goes into error', backEnd: { ...failed, changedAfter: backEnd.changedAfter ?? 0 }, reply: accepted };
    const all = taken(wares).flatMap(([name, state, reply]) => (listsAtOnce ? [true] : [true, false]).map((isListed) => ({
        name: isListed ? name : `${name}, not listed yet`,
        backEnd: written(backEnd, place, { key, state, by, isListed }),
        reply,
    })));
    return wares === 'plan' ? [...all, inError] : all;
};
/** What may happen when a request arrives. */
export const arrivals = (backEnd, request, wares, promises) => {
    const { key, by, isOutdated } = request;
    const same = ([name, reply]) => ({ name, backEnd, reply });
    const known = backEnd.attempts.find((one) => one.key === key);
    if (known !== undefined && promises.keyActsOnce)
        return repeated(known, promises).map(same);
    const nothing = [
        ['refuses it, saying nothing of the key', unsaid],
        ['claims to have it, with nothing behind it', claim],
        ['answers 409 with nothing behind it', conflict],
        ['says that the amount is another', otherAmount],
    ];
    if (isPaid(backEnd) && promises.paidIsRefused)
        return [same(['refuses it: nothing is owed', nothingOwed])];
    if (isOutdated)
        return [same(['says that the amount is another', otherAmount])];
    const alive = backEnd.attempts.some(isAlive) ? [['refuses it: another attempt is alive', claim]] : [];
    const unbound = promises.refusalsAreBound ? [] : [['declines it, and may take it later', declined]];
    const place = backEnd.attempts.length;
    const underway = written(backEnd, place, { key, by, state: 'underway', isListed: false });
    return [
        ...begun(backEnd, place, request, wares, promises),
        { name: 'works at it', backEnd: underway, reply: null },
        ...[...nothing, ...alive, ...unbound].map(same),
    ];
};
/** How a request may end that is worked at. */
export const endings = (backEnd, key, wares, promises) => {
    const place = backEnd.attempts.findIndex((one) => one.key === key && one.state === 'underway');
    const attempt = backEnd.attempts[place];
    if (attempt === undefined)
        return [];
    if (isPaid(backEnd) && promises.paidIsRefused) {
        const failed = written(backEnd, place, { ...attempt, state: 'failed', isListed: true });
        return [{ name: 'refuses it: nothing is owed', backEnd: failed, reply: nothingOwed }];
    }
    return begun(backEnd, place, attempt, wares, promises);
};
/** What the back end does by itself. */
export const progress = (backEnd, wares, { checksExpire }) => {
    const ofAttempts = backEnd.attempts.flatMap((attempt, place) => {
        const to = (name, change) => ({ name, backEnd: written(backEnd, place, { ...attempt, ...change }) });
        const listed = { ...backEnd, attempts: backEnd.attempts.toSpliced(place, 1, { ...attempt, isListed: true }) };
        return [
            ...(attempt.isListed || attempt.state === 'underway' ? [] : [{ name: 'a list catches up', backEnd: listed }]),
            ...(attempt.state === 'processing' ? [to('processing ends paid', { state: 'paid' }), to('processing ends failed', { state: 'failed' })] : []),
            ...(attempt.state === 'check' && checksExpire ? [to('the check expires', { state: 'failed' })] : []),
        ];
    });
    if (wares !== 'basket' || backEnd.basket !== 'open' || !isPaid(backEnd))
        return ofAttempts;
    return [
        ...ofAttempts,
        { name: 'the basket is completed', backEnd: { ...backEnd, basket: 'completed' } },
        { name: 'the basket cannot be completed', backEnd: { ...backEnd, basket: 'broken' } },
    ];
};
/** What the customer does at the bank: the money moves, waits or does not. */
export const afterCheck = (backEnd, key, how, wares, promises) => {
    const place = backEnd.attempts.findIndex((one) => one.key === key && one.state === 'check');
    const attempt = backEnd.attempts[place];
    // A card that is set up is told by the card company alone: there a check that is over cannot be completed.
    if (attempt === undefined)
        return wares === 'plan' && how === 'completed' && !isPaid(backEnd) ? [] : [backEnd];
    if (how !== 'completed')
        return promises.closedCheckEnds ? [written(backEnd, place, { ...attempt, state: 'failed' })] : [backEnd];
    const states = wares === 'plan' ? ['paid'] : ['paid', 'processing', 'failed'];
    return states.map((state) => written(backEnd, place, { ...attempt, state }));
};
/** What the basket's status may say. */
export const statuses = (backEnd, wares, { statusIsTrue }) => {
    const { attempts, basket } = backEnd;
    const untrue = statusIsTrue || attempts.length === 0 ? [] : ['failed'];
    if (isPaid(backEnd))
        return basket === 'broken' ? ['failed'] : [basket === 'completed' || wares === 'free' ? 'paid' : 'pending', ...untrue];
    if (attempts.some(isAlive))
        return ['pending', ...untrue];
    return attempts.length === 0 ? ['pending'] : ['failed', 'pending', 'cancelled'];
};
