/** The 30 minutes are over and the back end is being asked: the screen stays where it is meanwhile. */
export const isRechecking = (state) => state.kind === 'checking' && state.previous !== null;
/** The customer signed out: whoever signs in next begins at the beginning. */
export const wasChosen = (state) => state.kind === 'signedOut' && state.chosen;
