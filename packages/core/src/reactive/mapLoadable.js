/** The same state of something that is worked out from what is fetched. */
export const mapLoadable = (loadable, change) => {
    const changed = (value) => (value === null ? null : change(value));
    switch (loadable.kind) {
        case 'idle':
            return loadable;
        case 'loading':
            return { kind: 'loading', previous: changed(loadable.previous) };
        case 'loaded':
            return { kind: 'loaded', value: change(loadable.value) };
        case 'failed':
            return { ...loadable, previous: changed(loadable.previous) };
    }
};
