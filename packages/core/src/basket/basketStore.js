import { Subject } from 'rxjs';
import { createState, select } from '../reactive/Behavior.js';
import { initialBasketState } from './BasketState.js';
import { nothingNew } from './changeElsewhere.js';
import { withRoomExtras } from './roomExtras.js';
const noFlags = { awaitingResponse: false, accommodationsAdded: false };
export const createBasketStore = (scope) => {
    const state = createState(initialBasketState);
    const flags = createState(noFlags);
    const signals = new Subject();
    let warned = '';
    let prompt = null;
    let owing = nothingNew;
    const setContents = (contents) => state.update((current) => ({ ...current, contents }));
    const setActivity = (activity) => state.update((current) => ({ ...current, activity }));
    scope.ended$.subscribe(() => {
        warned = '';
        prompt = null;
        owing = nothingNew;
        flags.set(noFlags);
        state.set(initialBasketState);
    });
    return {
        state$: state.state$,
        processing$: select(state.state$, ({ activity }) => activity !== 'idle'),
        flags$: flags.state$,
        signals$: signals,
        signal: (signal) => signals.next(signal),
        raise: (changed) => flags.update((current) => ({ ...current, ...changed })),
        begin: setActivity,
        end: () => setActivity('idle'),
        record: (basket) => setContents({ kind: 'loaded', basket: withRoomExtras(basket) }),
        recordNone: () => setContents({ kind: 'none' }),
        clear: (bookingRef) => {
            flags.set(noFlags);
            state.update(({ activity }) => ({ ...initialBasketState, bookingRef, contents: { kind: 'none' }, activity }));
        },
        rememberPrompt: (promptId) => {
            const before = prompt;
            prompt = promptId;
            return before;
        },
        rememberWarnings: (warnings) => {
            const before = warned;
            warned = warnings.join('\n');
            return warned !== before;
        },
        owe: (expecting) => {
            if (expecting.kind !== 'nothing')
                owing = expecting;
        },
        owed: () => {
            const before = owing;
            owing = nothingNew;
            return before;
        },
        update: state.update,
    };
};
