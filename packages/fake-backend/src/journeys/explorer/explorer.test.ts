import { beforeAll, expect, it } from 'vitest'
import { everySingle, learnCourses } from './courses.js'
import { describe, explore } from './explore.js'
import { type Courses, randomTrials } from './randomTrials.js'
import { oneOfEach } from './singleTrials.js'
import type { Trial } from './Trial.js'
import { readTrial } from './trialText.js'

/** What `npm test` tries, always the same; `npm run soak` tries each trouble in every plot, and new pairs each time. */
const pairs = { seed: 1, count: 250 }

/** Stories of their own, as a failure prints them. What once went wrong is kept here. */
const stories: readonly string[] = ['balance/bankAgrees/again pay#1:lostAnswer challenge#1:reloadBefore']

let courses: Courses
beforeAll(async () => {
  courses = await learnCourses()
})

/** What is paid twice, paid otherwise than shown or said untruly; each with the command that replays it. */
const untruths = async (trials: readonly Trial[]): Promise<string> => (await explore(trials)).findings.map(describe).join('\n\n')

it('each trouble alone at each call of each flow leaves one truth', async () => {
  const { tally, findings } = await explore(oneOfEach(everySingle(courses)))
  expect(findings.map(describe).join('\n\n')).toBe('')
  // What never happened was not tested.
  const states = ['payment is bank', 'payment is undecided', 'payment is bankOffered', 'payment is failed: noPayment', 'plan is bank', 'plan is failed: noPayment']
  expect(states.filter((state) => tally.of(`seen: ${state}`) === 0)).toEqual([])
  expect(tally.of('every trouble struck')).toBe(tally.of('interleavings'))
})

it('two and three troubles at once leave one truth', async () => {
  expect(await untruths(randomTrials(courses, pairs.count, pairs.seed))).toBe('')
})

it.each(stories)('%s leaves one truth', async (story) => {
  expect(await untruths([readTrial(story)])).toBe('')
})
