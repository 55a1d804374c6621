/** Null where there are none, whyever. */
export const termsOf = (state) => (state.kind === 'loaded' ? state.terms : null);
