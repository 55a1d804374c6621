export const replaced = <A>(all: readonly A[], place: number, change: Partial<A>): readonly A[] =>
  all.map((one, at) => (at === place ? { ...one, ...change } : one))
