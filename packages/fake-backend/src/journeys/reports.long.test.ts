import { afterAll, expect, it } from 'vitest'
import { Tally } from './model/Tally.js'
import { checkJourneys } from './running/checkJourneys.js'
import { subjectNames } from './running/subjects.js'

const counted = new Tally()
const ofReports = () => counted.entries().filter(([what]) => what.startsWith('reported: '))

// 2000 journeys in all. Each reads every report that it causes (`reportsAreAnonymous`).
it.each(subjectNames)('about %s: the reports of 400 journeys say nothing personal', async (only) => {
  const { tally, failure } = await checkJourneys({ only, seed: 30, runs: 400, steps: 20 })
  for (const [what, times] of tally.entries()) counted.count(what, times)
  expect(failure?.story ?? '').toBe('')
})

it('they report requests, and errors of many kinds', () => {
  expect(counted.of('reported: a request')).toBeGreaterThan(10_000)
  expect(ofReports().length).toBeGreaterThan(20)
})

afterAll(() => {
  const lines = [['journeys', counted.of('journeys')] as const, ...ofReports()].map((line) => line.join(' '))
  process.stdout.write(`${lines.join('\n')}\n`)
})
