import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'
import { learnCourses, everySingle } from './explorer/courses.js'
import { oneOfEach } from './explorer/singleTrials.js'
import { writeTrial } from './explorer/trialText.js'

const wrongIn = async (options: Parameters<typeof checkJourneys>[0]): Promise<string> => {
  const { failure } = await checkJourneys(options)
  return failure === null ? '' : `${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`
}

it.each([
  { only: 'everything', seed: 6, runs: 120 },
  { only: 'booking', seed: 2, runs: 120 },
  { only: 'payments', seed: 1, runs: 60 },
  { only: 'account', seed: 2, runs: 80 },
] as const)('about $only: $runs journeys hold every invariant at every step', async (options) => {
  expect(await wrongIn(options)).toBe('')
})

it('single faults at every third call of each flow leave one truth and a way on', async () => {
  const singles = oneOfEach(everySingle(await learnCourses())).filter((_, index) => index % 3 === 0)
  expect(await wrongIn({ only: 'faults', seed: 1, runs: singles.length, trials: singles.map(writeTrial) })).toBe('')
})

it('up to three combined faults leave one truth and a way on', async () => {
  // `from` skips all single faults.
  expect(await wrongIn({ only: 'faults', seed: 1, runs: 240, from: Number.MAX_SAFE_INTEGER })).toBe('')
})
