export const idle = { kind: 'idle' };
/** The newest value that is known, fresh or not. */
export const latest = (loadable) => {
    switch (loadable.kind) {
        case 'idle':
            return null;
        case 'loaded':
            return loadable.value;
        default:
            return loadable.previous;
    }
};
export const isLoading = (loadable) => loadable.kind === 'loading';
export const isLoaded = (loadable) => loadable.kind === 'loaded';
/** Whether the first load has come to an end, whichever. */
export const isKnown = (state) => state.kind === 'loaded' || state.kind === 'failed';
