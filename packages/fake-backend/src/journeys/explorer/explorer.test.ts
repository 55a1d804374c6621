import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Tally } from '../model/Tally.js'
import { checkJourneys } from '../running/checkJourneys.js'
import { everySingle, learnCourses } from './courses.js'
import { knownStories } from './knownStories.js'
import { type Courses, trials } from './randomTrials.js'
import { oneOfEach, plainTrials } from './singleTrials.js'
import { payingByWallet } from './Trial.js'
import { readTrial, writeTrial } from './trialText.js'

/**
 * The fixed trials of `npm test`; `npm test -- --long` runs more. `npm run soak` runs each fault in every plot, and new
 * combinations each time.
 */
const together = { seed: 1, runs: 16 }
const oneIn = 9

let courses: Courses
beforeAll(async () => {
  courses = await learnCourses()
})

/** Runs these trials. A double charge, a wrong amount or an untrue message fails with a story that can be replayed. */
const travelled = async (trials: readonly string[]): Promise<Tally> => {
  const { tally, failure } = await checkJourneys({ only: 'faults', seed: 1, runs: trials.length, trials })
  if (failure !== null) throw new Error(`${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`)
  expect(tally.of('journeys')).toBe(trials.length)
  return tally
}

it('a flow without faults ends as its scenario says', async () => {
  const tally = await travelled(plainTrials.map(writeTrial))
  expect(tally.of('charges')).toBeGreaterThan(20)
})

it('after single faults at every call of each flow, all parties agree and the customer can continue', async () => {
  const singles = oneOfEach(everySingle(courses)).filter((_, index) => index % oneIn === 0)
  const tally = await travelled(singles.map(writeTrial))
  // A state that never occurred was not tested.
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

it('after up to three combined faults, all parties agree and the customer can continue', async () => {
  // `from` skips all single faults.
  const { failure } = await checkJourneys({ only: 'faults', ...together, from: Number.MAX_SAFE_INTEGER })
  expect(failure?.story ?? '').toBe('')
})

it('a wallet in place of the card form changes nothing in how a flow ends', async () => {
  const tally = await travelled(
    plainTrials
      .map(payingByWallet)
      .filter(({ byWallet }) => byWallet)
      .map(writeTrial),
  )
  expect(tally.of('paid by wallet')).toBeGreaterThan(20)
  expect(tally.of('charges')).toBeGreaterThan(15)
})

it('random trials pay by a wallet now and then, and are the same otherwise', () => {
  const drawn = fc.sample(trials(courses), { seed: 1, numRuns: 200 })
  const byWallet = drawn.filter((trial) => trial.byWallet)
  expect(byWallet.length).toBeGreaterThan(20)
  expect(byWallet.length).toBeLessThan(80)
  for (const trial of drawn) expect(readTrial(writeTrial(trial))).toEqual(trial)
  expect(() => readTrial('basket/paid/again/cash')).toThrow('is not a trial')
})

it.each(knownStories)('after %s, all parties agree and the customer can continue', async (story) => {
  expect((await travelled([story])).of('every fault struck')).toBe(1)
})
