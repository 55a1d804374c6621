/** True if both lists hold the same items equally often, in any order. */
export const sameItems = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join('\n') === others.toSorted().join('\n')
