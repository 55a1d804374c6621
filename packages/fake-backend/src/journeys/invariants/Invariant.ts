import type { TestContext } from '../model/TestContext.js'

/** What is wrong here, a sentence each; nothing where the invariant holds. */
export type Invariant = (context: TestContext) => readonly string[]

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
