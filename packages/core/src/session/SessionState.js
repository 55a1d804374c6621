import { minutes } from '../environment/durations.js';
/** Specification 1, §9. */
export const sessionLength = minutes(30);
/** Signed in only while authenticated and fewer than 30 minutes after the login (specification 1, §4). */
export const isSignedIn = (state, now) => state.kind === 'signedIn' && now - state.since < sessionLength;
export const admission = (state) => {
    switch (state.kind) {
        case 'unknown':
        case 'checking':
            return 'wait';
        case 'signedOut':
        case 'signingIn':
            return 'signIn';
        case 'signedIn':
            return state.resetRequired ? 'changePassword' : 'admit';
    }
};
