/** Isolates a text of others with letters from right to left, so that it moves no number beside it. */
export const isolated = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text

/** Texts on one line, without the empty ones. Those from right to left do not move the others. */
export const joined = (parts: readonly (string | null)[], between: string = ' · '): string =>
  parts.flatMap((part) => (part ? isolated(part) : [])).join(between)
