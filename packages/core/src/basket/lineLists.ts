import { grouped } from '../domain/lists.js'

/** Items to add, by kind. */
export type ItemLists = Readonly<Record<string, readonly unknown[]>>

/** The lines that were not there before. */
export const newLines = <A extends { readonly id: string | number }>(
  before: readonly A[],
  after: readonly A[],
): readonly A[] => after.filter(({ id }) => before.every((line) => line.id !== id))

/** Removes the first item for which `is` is true, and returns it. */
export const take = <A>(items: A[], is: (item: A) => boolean): A | undefined => {
  const index = items.findIndex(is)
  return index < 0 ? undefined : items.splice(index, 1)[0]
}

/** What is left of `wanted` after each line has accounted for one entry. */
export const without = <A, B>(
  wanted: readonly A[],
  lines: readonly B[],
  standsFor: (line: B, one: A) => boolean,
): readonly A[] => {
  const free = [...lines]
  return wanted.filter((one) => take(free, (line) => standsFor(line, one)) === undefined)
}

/** Each name once, in the order of first appearance, joined as the messages quote them (behaviour/basket#2.9). */
export const uniqueJoined = (names: readonly string[]): string => [...new Set(names)].join(', ')

/** The count of each name, in the order of first appearance. */
export const countsByName = (names: readonly string[]): readonly (readonly [name: string, count: number])[] =>
  grouped(names, (name) => name).map(([name, { length }]) => [name, length])
