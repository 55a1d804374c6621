import { expect, it } from 'vitest'
import { mergeReports } from '../../src/reports/mergeReports.js'
import { readReport, toJson } from '../../src/reports/RunReport.js'
import { toJUnit } from '../../src/reports/toJUnit.js'
import { type HuntEnd, plantedReport } from './plantedReport.js'

const told = { steps: [{ what: 'pays', came: ['POST /api/payment/ → 200'] }], problems: ['charged twice'], truth: [] }
const end = (name: string, hunt: HuntEnd['hunt']): HuntEnd => ({
  bug: { name, file: 'packages/core/src/a.ts', from: 'a', to: 'b' },
  hunt,
  seconds: 2,
})
const found = end('a “key” (used twice)', { after: 3, steps: 1, story: 'pays', storyReport: told })
const missed = end('missed', { after: null, steps: 0, story: '', storyReport: null })
const changed = end('changed', null)
const all = { seed: 7, shard: null, seconds: 9 }

it('a found bug passes with its story, a missed one fails, and one that cannot be planted is skipped', () => {
  const { cases, totals } = plantedReport(all, [found, missed, changed])
  expect(cases.map(({ verdict, problems }) => [verdict, ...problems])).toEqual([
    ['passed', 'Found by journey 3, in 1 step.'],
    ['failed', 'Every journey passes with the bug in the product.'],
    ['skipped', 'Its line was changed, so it cannot be planted.'],
  ])
  expect(cases[0]?.steps).toEqual(told.steps)
  expect(totals.map(([, number]) => number)).toEqual([3, 1, 1, 1, 1])
})

it('the command that repeats a hunt selects this bug alone', () => {
  const [first] = plantedReport(all, [found]).cases
  const only = /--only "(.*)"$/.exec(first?.again ?? '')?.[1] ?? ''
  expect([found, missed, changed].filter(({ bug }) => new RegExp(only).test(bug.name))).toEqual([found])
})

it('parts of a run are read and joined like those of other commands', () => {
  const parts = [found, missed].map((one, index) =>
    readReport('a.json', toJson(plantedReport({ ...all, shard: { index: index + 1, of: 2 } }, [one]))),
  )
  const whole = mergeReports(parts)
  expect(whole.cases.map(({ name }) => name)).toEqual([found.bug.name, 'missed'])
  expect(toJUnit(whole)).toContain('failures="1"')
})
