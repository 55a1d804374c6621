import { newSeed } from './newSeed.js'

/** What continuous integration starts from: the same code gets the same verdict there. New ground is for every other run. */
const integrationSeed = 1

const baseSeed = (): number | null => {
  const given = Number(process.env['JOURNEY_SEED'] ?? Number.NaN)
  if (Number.isSafeInteger(given)) return given
  return process.env['CI'] === undefined ? null : integrationSeed
}

/** The seed of one part of a test run: derived from JOURNEY_SEED where that is set, a new one otherwise. It is printed either way. */
export const testSeed = (part: number): number => {
  const base = baseSeed()
  const seed = base === null ? newSeed() : base + part
  process.stdout.write(`Random journeys, part ${part}: seed ${seed}\n`)
  return seed
}
