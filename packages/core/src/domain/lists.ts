/** Orders items by a text, by code units: the order never depends on the locale. */
export const byText =
  <A>(textOf: (item: A) => string) =>
  (one: A, other: A): number =>
    textOf(one) < textOf(other) ? -1 : Number(textOf(one) > textOf(other))

/** Groups items by key, in the order in which the keys first appear. */
export const grouped = <A>(
  items: readonly A[],
  keyOf: (item: A) => string,
): readonly (readonly [string, readonly [A, ...A[]]])[] => {
  const groups = new Map<string, [A, ...A[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups]
}

/** The first item of each key, in the order in which the keys first appear. */
export const firstOfEach = <A>(items: readonly A[], keyOf: (item: A) => string): A[] =>
  grouped(items, keyOf).map(([, [first]]) => first)
