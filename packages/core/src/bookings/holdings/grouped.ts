/** Groups things by key, in the order in which the keys first appear. */
export const grouped = <A>(
  things: readonly A[],
  keyOf: (thing: A) => string,
): readonly (readonly [string, readonly [A, ...A[]]])[] => {
  const groups = new Map<string, [A, ...A[]]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [thing])
    else group.push(thing)
  }
  return [...groups]
}
