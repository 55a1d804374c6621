/** Milliseconds. */
export const seconds = (count) => count * 1000;
/** Milliseconds. */
export const minutes = (count) => seconds(count * 60);
