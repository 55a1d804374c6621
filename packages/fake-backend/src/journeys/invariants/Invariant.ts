import type { TestContext } from '../model/TestContext.js'

/** One sentence for each problem; empty if the invariant holds. */
export type Invariant = (context: TestContext) => readonly string[]

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
