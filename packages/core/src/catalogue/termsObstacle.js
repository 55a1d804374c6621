/** Null where they are accepted, and where there are none. */
export const termsObstacle = (state, accepted) => {
    switch (state.kind) {
        case 'idle':
        case 'loading':
            return 'notShownYet';
        case 'unavailable':
            return 'unavailable';
        case 'notFound':
            return null;
        case 'loaded':
            return accepted ? null : 'notAccepted';
    }
};
