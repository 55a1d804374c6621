/** The same things as often, in any order. */
export const sameThings = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join('\n') === others.toSorted().join('\n')
