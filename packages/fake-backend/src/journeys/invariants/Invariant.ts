import type { TestContext } from '../model/TestContext.js'

/** One sentence for each problem; empty if the invariant holds. */
export type Invariant = (context: TestContext) => readonly string[]

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** How often each word is in the list. */
export const timesOf = (words: readonly string[]): ((word: string) => number) => {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return (word) => times.get(word) ?? 0
}
