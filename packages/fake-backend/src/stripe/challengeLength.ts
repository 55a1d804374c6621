/** How long a challenge may stay open, in milliseconds. */
export const challengeLength = 15 * 60_000
