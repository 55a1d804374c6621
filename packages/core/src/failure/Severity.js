/** Severity ranks of specification 1, §8. */
export const severityRank = { fatal: 4, error: 3, warning: 2, info: 1 };
