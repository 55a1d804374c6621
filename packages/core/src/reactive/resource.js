import { isLeft, right } from 'fp-ts/lib/Either.js';
import { createState } from './Behavior.js';
import { idle, latest } from './Loadable.js';
export const createResource = (deps, fetchIt) => {
    const state = createState(idle);
    let running = null;
    let generation = 0;
    deps.scope.ended$.subscribe(() => {
        generation += 1;
        running = null;
        state.set(idle);
    });
    const run = async (isQuiet) => {
        const mine = generation;
        state.set({ kind: 'loading', previous: latest(state.state$.value) });
        const result = await fetchIt(deps.scope.context())();
        if (mine !== generation)
            return isLeft(result) ? result : right(undefined);
        running = null;
        if (isLeft(result)) {
            state.set({ kind: 'failed', previous: latest(state.state$.value), failure: result.left });
            if (!isQuiet)
                deps.onFailure(result.left);
            return result;
        }
        state.set({ kind: 'loaded', value: result.right });
        return right(undefined);
    };
    const load = () => (running ??= run(false));
    const loadQuietly = () => (running ??= run(true));
    const refresh = async () => {
        const mine = generation;
        const older = await running;
        // The session ended meanwhile: there is nobody to fetch it for.
        return older !== null && mine !== generation ? older : load();
    };
    return { state$: state.state$, load, loadQuietly, refresh };
};
/** One resource for each key, made when it is first asked for. */
export const keyed = (create) => {
    const all = new Map();
    return (key) => {
        const known = all.get(key);
        if (known !== undefined)
            return known;
        const made = create(key);
        all.set(key, made);
        return made;
    };
};
