import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReport, toJson } from '../../reports/RunReport.js'
import { Tally } from '../model/Tally.js'
import { batchesOf } from './Batch.js'
import { checkJourneys } from './checkJourneys.js'
import { journeyReport } from './journeyReport.js'
import { merge } from './merge.js'
import { loadParts } from './ownParts.js'
import { readRun } from './readRun.js'
import { runCommand } from './runCommand.js'
import { argumentsOf, readFailures, writeFailures } from './storedFailures.js'
import { subjectNames } from './subjects.js'
import { inZone, zones } from './zones.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journeys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the command line', () => {
  it.each([
    [['--runs', '0'], '--runs has to be a whole number from 1 on'],
    [['--zone', 'Mars/Olympus'], '--zone has to be one of UTC, Pacific/Kiritimati'],
    [['--seed', '1', '--shard', '9/8'], '--shard has to be such as 3/8, not “9/8”'],
    [['--shard', '3/8'], '--shard wants --seed beside it'],
    [['--journey-limit', 'soon'], '--journey-limit has to be a whole number'],
    [['--htlm', 'a.html'], '--htlm is not understood'],
    [['--trial', 'basket/paid'], '“basket/paid” is not a trial such as basket/paid/again.'],
    [['--trial', 'basket/paid/again pay:drop'], '“pay:drop” is not a fault such as pay#1:lostAnswer.'],
    [['--trial', ''], '“” is not a trial'],
    [
      ['--only', 'booking', '--seed', '1', '--path', '0', '--commands', 'x'],
      '--commands has to be such as AQ:B, not “x”.',
    ],
    [['--commands', 'AQ:B'], '--commands wants --path beside it'],
    [['--only', 'booking', '--seed', '1', '--path', 'x'], '--path has to be such as 0:3:1, not “x”.'],
  ])('%j is refused', (args, why) => {
    expect(() => readRun(args)).toThrow(why)
  })

  it('prints the story of a failure before it says that a report cannot be written', async () => {
    const hanging = join(folder, 'worker.mjs')
    writeFileSync(hanging, "process.on('message', () => process.send({ kind: 'step', words: 'waits' }))")
    const said: string[] = []
    const complaints: string[] = []
    const terminal = {
      print: (line: string) => void said.push(line),
      complain: (line: string) => void complaints.push(line),
    }
    const args = ['--only', 'booking', '--seed', '1', '--runs', '1', '--workers', '1', '--limit', '1', '--html', folder]
    expect(await runCommand(args, terminal, async () => hanging)).toBe(2)
    expect(said.join('\n')).toContain('the journey hangs')
    expect(complaints).toEqual([expect.stringMatching(/^A file cannot be read or written: EISDIR/)])
  })

  it('reads a printed replay back', () => {
    const replay = '--only booking --seed=-7 --path "3:0:1" --commands "AQ:B" --steps 12 --zone Asia/Kolkata'
    expect(argumentsOf(replay)).toEqual([
      ...['--only', 'booking', '--seed=-7', '--path', '3:0:1', '--commands', 'AQ:B', '--steps', '12'],
      ...['--zone', 'Asia/Kolkata'],
    ])
    expect(readRun(argumentsOf(replay))).toMatchObject({
      subjects: ['booking'],
      seed: -7,
      zone: 'Asia/Kolkata',
      again: { path: '3:0:1', commands: 'AQ:B' },
    })
  })

  it('each batch of a run has a time zone, and each subject runs in all of them', () => {
    const batches = batchesOf(subjectNames, { seed: 1, runs: 25 * 30, steps: 45 })
    for (const subject of subjectNames) {
      const own = batches.filter(({ only }) => only === subject)
      expect(new Set(own.map(({ zone }) => zone))).toEqual(new Set(zones))
    }
  })

  it('the batches of a subject that is named twice continue each other', () => {
    const batches = batchesOf(['payments', 'faults', 'faults'], { seed: 1, runs: 25 * 6, steps: 45 })
    expect(batches.map(({ only, from }) => `${only} ${from}`)).toEqual([
      ...['payments 0', 'faults 0', 'faults 25'],
      ...['payments 25', 'faults 50', 'faults 75'],
    ])
  })
})

it('failed journeys are stored on one line each, and an empty list deletes the file', () => {
  const file = join(folder, 'deep', 'failures.txt')
  expect(readFailures(file)).toEqual([])
  writeFailures(file, ['--only booking --seed=1 --path "0"', '--trial "a"'])
  expect(readFailures(file)).toEqual(['--only booking --seed=1 --path "0"', '--trial "a"'])
  writeFailures(file, [])
  expect(readFailures(file)).toEqual([])
})

it('a custom file adds invariants, and a file that adds nothing is refused', async () => {
  const [own, nothing] = [join(folder, 'own.mjs'), join(folder, 'nothing.mjs')]
  writeFileSync(own, "export const ownInvariants = [() => ['the sky is green']]")
  writeFileSync(nothing, 'export const steps = []')
  const parts = await loadParts(own)
  const { failure } = await checkJourneys({ seed: 1, runs: 1, ...parts, imported: own, zone: 'Asia/Kolkata' })
  expect(failure?.story).toContain('the sky is green')
  expect(failure?.replay).toContain(`--zone Asia/Kolkata --import "${own}"`)
  expect(failure?.storyReport.problems).toEqual(['the sky is green\nbecause it has to hold after each step'])
  expect(failure?.storyReport.truth.map(([name]) => name)).toContain('SUN1001')
  await expect(loadParts(nothing)).rejects.toThrow('exports neither ownSteps')
  await expect(loadParts(join(folder, 'none.mjs'))).rejects.toThrow('cannot be loaded')
})

it('a time zone applies only to its task', async () => {
  const before = new Date(0).getHours()
  expect(await inZone('Asia/Kolkata', () => Promise.resolve(new Date(0).getHours()))).toBe(5)
  expect(new Date(0).getHours()).toBe(before)
})

it('shards merge into the report of the whole run', () => {
  const [first, second] = batchesOf(['booking'], { seed: 3, runs: 50, steps: 45 })
  if (first === undefined || second === undefined) throw new Error('There are two batches')
  const shards = [first, second].map((batch, at) => {
    const tally = new Tally()
    tally.count('journeys', 25)
    tally.count('step: pay', 10)
    tally.count('compared: pay', 9)
    tally.count(`call: ${at === 0 ? 'getBooking' : 'pay'}: done`)
    const report = { index: batch.index, journeys: 25, tally: tally.entries(), failure: null, coreSeconds: 2 }
    const shard = { index: at + 1, of: 2 }
    const file = join(folder, `${at}.json`)
    writeFileSync(file, toJson(journeyReport({ subjects: ['booking'], seed: 3, shard }, tally, [{ batch, report }], 2)))
    return file
  })
  const said: string[] = []
  const json = join(folder, 'out', 'all.json')
  expect(merge([...shards, '--json', json], (line) => said.push(line))).toBe(0)
  expect(said).toContain('  journeys: 50')
  expect(() => merge(shards.slice(0, 1), () => undefined)).toThrow('The report of shard 2/2 is missing.')
  expect(() => merge([join(folder, 'none.json')], () => undefined)).toThrow('cannot be read')
  expect(readReport(json, readFileSync(json, 'utf8')).tables.find(({ title }) => title === 'Steps')?.rows).toEqual([
    ['pay', [20, 18, 0]],
  ])
})
