import { randomInt } from 'node:crypto'

/** Any seed that fast-check takes and a person can type. */
export const newSeed = (): number => randomInt(1, 2 ** 31)
