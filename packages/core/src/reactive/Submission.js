import { isLeft, right } from 'fp-ts/lib/Either.js';
import { createState } from './Behavior.js';
const idle = { kind: 'idle' };
export const createSubmitter = (scope) => {
    const state = createState(idle);
    let running = null;
    let session = 0;
    scope.ended$.subscribe(() => {
        session += 1;
        running = null;
        state.set(idle);
    });
    const run = async (flow) => {
        const mine = session;
        state.set({ kind: 'submitting' });
        const outcome = await flow();
        if (mine !== session)
            return outcome;
        running = null;
        state.set(isLeft(outcome) ? { kind: 'failed', failure: outcome.left } : { kind: 'succeeded' });
        return isLeft(outcome) ? outcome : right(undefined);
    };
    return { state$: state.state$, submit: (flow) => () => (running ??= run(flow)) };
};
