import { expect, it } from 'vitest'
import { mergeReports } from './mergeReports.js'
import { readReport, reportFormat, type RunReport, toJson } from './RunReport.js'
import { toHtml } from './toHtml.js'
import { toJUnit } from './toJUnit.js'

const shard = (index: number, reached: number): RunReport => ({
  format: reportFormat,
  title: 'Journeys',
  seed: 7,
  shard: { index, of: 2 },
  seconds: 1.5,
  totals: [['journeys', 25]],
  cases: [
    {
      group: 'booking',
      name: `batch ${index}`,
      verdict: index === 2 ? 'failed' : 'passed',
      seconds: 1.5,
      problems: index === 2 ? ['“<b>” & €5 to be shown'] : [],
      steps: index === 2 ? [{ what: 'opens SUN1001', came: ['GET /api → 200'] }] : [],
      truth: index === 2 ? [['SUN1001 owes', '500']] : [],
      again: index === 2 ? 'npm run journeys -- --seed=7' : null,
    },
  ],
  tables: [
    {
      title: 'Calls',
      columns: ['done'],
      rows: [
        ['getBooking', [reached]],
        ['getClient', [0]],
      ],
    },
  ],
})

it('merging adds up shards, and keeps rows that none of them reached', () => {
  const merged = mergeReports([shard(1, 3), shard(2, 4)])
  expect(merged).toMatchObject({ shard: null, seconds: 3, totals: [['journeys', 50]] })
  expect(merged.cases.map(({ name }) => name)).toEqual(['batch 1', 'batch 2'])
  expect(merged.tables).toEqual([
    {
      title: 'Calls',
      columns: ['done'],
      rows: [
        ['getBooking', [7]],
        ['getClient', [0]],
      ],
    },
  ])
})

it('a shard that is missing, given twice or of another run is named', () => {
  expect(() => mergeReports([])).toThrow('There is no report to merge.')
  expect(() => mergeReports([shard(1, 1)])).toThrow('The report of shard 2/2 is missing.')
  expect(() => mergeReports([shard(1, 1), shard(1, 1)])).toThrow('Shard 1/2 is given twice.')
  expect(() => mergeReports([shard(1, 1), { ...shard(2, 1), seed: 8 }])).toThrow('different runs')
})

it('only a written JSON report can be read', () => {
  expect(readReport('a.json', toJson(shard(2, 1)))).toEqual(shard(2, 1))
  expect(() => readReport('a.json', '{"format": 1}')).toThrow('“a.json” is no report of a run')
  expect(() => readReport('a.json', 'no JSON')).toThrow('“a.json” is no report of a run')
})

it('JUnit has one case per check, and a failed one has its story and its command', () => {
  const xml = toJUnit(mergeReports([shard(1, 1), shard(2, 1)]))
  expect(xml).toContain('<testsuite name="Journeys" tests="2" failures="1" skipped="0" time="3.000">')
  expect(xml).toContain('<testcase classname="booking" name="batch 1" time="1.500"/>')
  expect(xml).toContain('<failure message="“&lt;b&gt;” &amp; €5 to be shown">')
  expect(xml).toContain('1. opens SUN1001\n     GET /api → 200\nAgain: npm run journeys -- --seed=7')
})

it('HTML shows the failure with its story and actual state, and what was never reached', () => {
  const html = toHtml(mergeReports([shard(1, 1), shard(2, 1)]))
  expect(html).toContain('1 failure.')
  expect(html).toContain('“&lt;b&gt;” &amp; €5 to be shown')
  expect(html).toContain('<li>opens SUN1001<ul><li>GET /api → 200</li></ul></li>')
  expect(html).toContain('SUN1001 owes')
  expect(html).toContain('Calls: 1 of 2 reached')
  expect(html).toContain('<strong>Never reached:</strong> getClient')
  expect(html).not.toMatch(/<(script|link)|src=|url\(/)
})
