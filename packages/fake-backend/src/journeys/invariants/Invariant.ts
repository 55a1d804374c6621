import type { Stage } from '../model/Stage.js'

/** What is wrong on the stage, a sentence each; nothing where the invariant holds. */
export type Invariant = (stage: Stage) => readonly string[]

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
