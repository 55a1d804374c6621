import { isLeft } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { describePaymentError } from '../payment/paymentWords.js';
import { createState } from '../reactive/Behavior.js';
const latestInstalments = (state) => {
    switch (state.kind) {
        case 'none':
            return null;
        case 'loaded':
            return state.instalments;
        default:
            return state.previous;
    }
};
export const projectionFor = (state, day) => {
    const shown = { day, instalments: latestInstalments(state), failure: null };
    if (state.kind === 'none' || state.kind === 'loading' || state.day !== day)
        return { ...shown, status: 'loading' };
    return state.kind === 'loaded' ? { ...shown, status: 'ready' } : { ...shown, status: 'failed', failure: state.failure };
};
/** The newest day drops the answer for an older one; a day that is being asked for is not asked for again. */
export const createProjection = ({ api, bookingRef, failures, scope }) => {
    const state = createState({ kind: 'none' });
    let newest = 0;
    let running = null;
    scope.ended$.subscribe(() => {
        newest += 1;
        running = null;
        state.set({ kind: 'none' });
    });
    const load = async (day) => {
        const mine = (newest += 1);
        const previous = latestInstalments(state.state$.value);
        state.set({ kind: 'loading', day, previous });
        const answer = await api.projection(bookingRef, day, scope.context())();
        if (mine !== newest)
            return;
        running = null;
        if (!isLeft(answer))
            return state.set({ kind: 'loaded', day, instalments: answer.right });
        const failure = failedAt('projection')(answer.left);
        state.set({ kind: 'failed', day, failure, previous });
        failures.handle(failure);
    };
    return {
        state$: state.state$,
        ask: (day) => {
            if (running?.day === day)
                return running.end;
            running = { day, end: load(day) };
            return running.end;
        },
    };
};
/** Why there is no projection for a day: the back end's own reasons, each in the words of its code, or the one of the operation. */
export const describeProjectionFailure = ({ cause }, texts) => cause.kind === 'server' ? cause.errors.map((error) => describePaymentError(error, texts)) : [texts.failure.projection];
