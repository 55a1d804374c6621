/** Items to add, by kind. */
export type ItemLists = Readonly<Record<string, readonly unknown[]>>

interface Lines {
  readonly id: string | number
}

/** The lines that were not there before. */
export const newLines = <A extends Lines>(before: readonly A[], after: readonly A[]): readonly A[] =>
  after.filter(({ id }) => before.every((line) => line.id !== id))

/** What is left of `wanted` after each line has accounted for one entry. */
export const without = <A, B>(
  wanted: readonly A[],
  lines: readonly B[],
  standsFor: (line: B, one: A) => boolean,
): readonly A[] => {
  const free = [...lines]
  return wanted.filter((one) => {
    const index = free.findIndex((line) => standsFor(line, one))
    if (index < 0) return true
    free.splice(index, 1)
    return false
  })
}

/** Each name once, in the order of first appearance, joined as the messages quote them (behaviour/basket#2.9). */
export const uniqueJoined = (names: readonly string[]): string => [...new Set(names)].join(', ')

/** The count of each name, in the order of first appearance. */
export const countsByName = (names: readonly string[]): readonly (readonly [name: string, count: number])[] =>
  [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length])
