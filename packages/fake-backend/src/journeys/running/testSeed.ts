import { newSeed } from './newSeed.js'

/** The seed of one part of a test run: derived from JOURNEY_SEED where that is set, a new one otherwise. It is printed either way. */
export const testSeed = (part: number): number => {
  const base = Number(process.env['JOURNEY_SEED'] ?? Number.NaN)
  const seed = Number.isSafeInteger(base) ? base + part : newSeed()
  process.stdout.write(`Random journeys, part ${part}: seed ${seed}\n`)
  return seed
}
