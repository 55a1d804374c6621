import { testSeed } from '../running/testSeed.js'
import { everySingle, learnCourses } from './courses.js'
import { describe, explore, type Exploration } from './explore.js'
import { randomPairs } from './randomTrials.js'

/** `npm test` has so many files of trials, which its workers share. */
const parts = 4
const pairsInAPart = 300

/** One part of all trials: every fourth of those with one trouble, and pairs of its own. Throws what it finds. */
export const explorePart = async (part: number): Promise<Exploration> => {
  const courses = await learnCourses()
  const singles = everySingle(courses).filter((_, at) => at % parts === part - 1)
  const pairs = randomPairs(courses, pairsInAPart, testSeed(part + 10))
  const explored = await explore([...singles, ...pairs])
  const { tally, findings } = explored
  process.stdout.write(`Payments, part ${part}: ${tally.of('interleavings')} interleavings (${singles.length} troubles alone, ${pairs.length} pairs), ${tally.of('charges')} charges\n`)
  if (findings.length > 0) throw new Error(findings.map(describe).join('\n\n'))
  return explored
}
