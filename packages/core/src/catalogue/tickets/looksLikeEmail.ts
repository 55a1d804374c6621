/** Left to the back end beyond this: something, an @, and a host with a dot. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
