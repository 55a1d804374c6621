import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { everySingle, learnCourses, plainTrials } from '../src/journeys/explorer/singleTrials.js'
import { oneOfEach } from './oneOfEach.js'
import { type ExploredPayments, explorePayments } from '../src/journeys/explorer/explorePayments.js'
import { type Courses, trials } from '../src/journeys/explorer/randomTrials.js'
import { payingByWallet } from '../src/journeys/explorer/Trial.js'
import { readTrial, writeTrial } from '../src/journeys/explorer/trialText.js'
import { knownStories } from './knownStories.js'

/**
 * The fixed trials of `npm test`; `npm test -- --long` runs more. `npm run journeys -- --payments 1000` draws new ones.
 */
const together = { seed: 1, runs: 32 }
const oneIn = 9

let courses: Courses
beforeAll(async () => {
  courses = await learnCourses()
})

/** Runs these trials. A double charge, a wrong amount or an untrue message fails with a story that can be replayed. */
const explored = async (trials: readonly string[]): Promise<ExploredPayments> => {
  const found = await explorePayments({ trials })
  expect(found.runs).toBe(trials.length)
  return found
}

it('a flow without faults ends as its scenario says', async () => {
  const found = await explored(plainTrials.map(writeTrial))
  expect(found.charges).toBeGreaterThan(20)
})

it('after single faults at every call of each flow, all parties agree and the customer can continue', async () => {
  const singles = oneOfEach(everySingle(courses)).filter((_, index) => index % oneIn === 0)
  const found = await explored(singles.map(writeTrial))
  // A state that never occurred was not tested.
  const states = [
    'payment is bank',
    'payment is undecided',
    'payment is bankOffered',
    'payment is failed: noPayment',
    'plan is bank',
    'plan is failed: noPayment',
  ]
  expect(states.filter((state) => found.met[state] === undefined)).toEqual([])
  expect(found.struck).toBe(found.runs)
})

it('after up to three combined faults, all parties agree and the customer can continue', async () => {
  expect((await explorePayments(together)).charges).toBeGreaterThan(0)
})

it('a wallet in place of the card form changes nothing in how a flow ends', async () => {
  const found = await explored(
    plainTrials
      .map(payingByWallet)
      .filter(({ byWallet }) => byWallet)
      .map(writeTrial),
  )
  expect(found.met['paid by wallet']).toBeGreaterThan(20)
  expect(found.charges).toBeGreaterThan(15)
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
  expect((await explored([story])).struck).toBe(1)
})
