// @ts-check

/** An operation that cannot be done, with a sentence for the user who requested it. */
export class Refused extends Error {}
