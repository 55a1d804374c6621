import { createState } from '../reactive/Behavior.js';
import { sessionLength } from './SessionState.js';
export const createSessionStore = (scheduler, scope) => {
    const state = createState({ kind: 'unknown' });
    let lapse = null;
    let onLapse = () => undefined;
    const set = (next) => {
        lapse?.unsubscribe();
        lapse = next.kind === 'signedIn' ? scheduler.schedule(() => onLapse(), sessionLength) : null;
        state.set(next);
    };
    return {
        state$: state.state$,
        set,
        revoke: (how) => {
            scope.end();
            set({ kind: 'signedOut', failure: null, chosen: how === 'byCustomer' });
        },
        onLapse: (listener) => {
            onLapse = listener;
        },
        dispose: () => lapse?.unsubscribe(),
    };
};
