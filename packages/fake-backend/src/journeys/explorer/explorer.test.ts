import { beforeAll, expect, it } from 'vitest'
import type { Tally } from '../model/Tally.js'
import { checkJourneys } from '../running/checkJourneys.js'
import { everySingle, learnCourses } from './courses.js'
import { knownStories } from './knownStories.js'
import type { Courses } from './randomTrials.js'
import { oneOfEach, plainTrials } from './singleTrials.js'
import { writeTrial } from './trialText.js'

/** What `npm test` tries, always the same; `npm test -- --long` tries more, and `npm run soak` each fault in every plot, and new ones together each time. */
const together = { seed: 1, runs: 40 }
const oneIn = 9

let courses: Courses
beforeAll(async () => {
  courses = await learnCourses()
})

/** Makes these, in words; what is paid twice, paid otherwise than shown or said untruly is a story that replays. */
const travelled = async (trials: readonly string[]): Promise<Tally> => {
  const { tally, failure } = await checkJourneys({ only: 'faults', seed: 1, runs: trials.length, trials })
  if (failure !== null) throw new Error(`${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`)
  expect(tally.of('journeys')).toBe(trials.length)
  return tally
}

it('what nothing interferes with ends as it has to', async () => {
  const tally = await travelled(plainTrials.map(writeTrial))
  expect(tally.of('charges')).toBeGreaterThan(20)
})

it('faults alone, at every call of each flow, leave one truth and a way on', async () => {
  const singles = oneOfEach(everySingle(courses)).filter((_, index) => index % oneIn === 0)
  const tally = await travelled(singles.map(writeTrial))
  // What never happened was not tested.
  const states = [
    'payment is bank',
    'payment is undecided',
    'payment is bankOffered',
    'payment is failed: noPayment',
    'plan is bank',
    'plan is failed: noPayment',
  ]
  expect(states.filter((state) => tally.of(state) === 0)).toEqual([])
  expect(tally.of('every fault struck')).toBe(tally.of('journeys'))
})

it('up to three faults at once leave one truth and a way on', async () => {
  // From beyond those that come alone.
  const { failure } = await checkJourneys({ only: 'faults', ...together, from: Number.MAX_SAFE_INTEGER })
  expect(failure?.story ?? '').toBe('')
})

it.each(knownStories)('%s leaves one truth and a way on', async (story) => {
  expect((await travelled([story])).of('every fault struck')).toBe(1)
})
