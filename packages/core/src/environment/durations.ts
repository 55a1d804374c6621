/** Milliseconds. */
export const seconds = (count: number): number => count * 1000
/** Milliseconds. */
export const minutes = (count: number): number => seconds(count * 60)
