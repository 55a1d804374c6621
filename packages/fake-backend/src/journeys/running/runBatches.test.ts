import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkJourneys } from './checkJourneys.js'
import { runBatches } from './runBatches.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const batch = { index: 0, only: 'booking', seed: 7, runs: 25, steps: 45, from: 0, zone: 'UTC' } as const

/** A worker that announces steps and then runs this code. */
const workerThat = (does: string): string => {
  const bundle = join(folder, 'worker.mjs')
  const says = [
    { kind: 'journey', number: 3, replay: '--only booking --seed=7 --path "2"' },
    ...['opens the booking', 'waits', 'waits', 'pays'].map((words) => ({ kind: 'step', words })),
  ]
  writeFileSync(
    bundle,
    `process.on('message', () => { for (const one of ${JSON.stringify(says)}) process.send(one); ${does} })`,
  )
  return bundle
}

it('ends a worker in an endless loop, and names its journey and step', async () => {
  const failed = await runBatches(
    [batch],
    { count: 1, limits: { step: 500, journey: 60_000 }, bundle: workerThat('for (;;) {}') },
    () => undefined,
  )
  expect(failed?.failure).toMatchObject({
    story: [
      '1. opens the booking',
      '2. waits ×2',
      '3. pays',
      '   ✗ the journey hangs in step 3, or after it: nothing followed for 0.5 s, and its process was ended',
      '     because every journey ends',
    ].join('\n'),
    steps: 4,
    isShrunk: false,
    after: 3,
    replay: '--only booking --seed=7 --path "2"',
  })
})

it('ends a worker that waits for ever', async () => {
  const failed = await runBatches(
    [batch],
    { count: 1, limits: { step: 500, journey: 60_000 }, bundle: workerThat('') },
    () => undefined,
  )
  expect(failed?.failure?.story).toContain('the journey hangs in step 3')
})

it('ends a journey with endless steps', async () => {
  const does = "setInterval(() => process.send({ kind: 'step', words: 'waits' }), 50)"
  const limits = { step: 60_000, journey: 400 }
  const failed = await runBatches([batch], { count: 1, limits, bundle: workerThat(does) }, () => undefined)
  expect(failed?.failure?.story).toContain('it did not end within 0.4 s, and its process was ended')
})

it.each([
  [false, 1],
  [true, 2],
])('continues after a failure: %s', async (goesOn, many) => {
  const failure = { story: '', told: { steps: [], problems: ['no'], truth: [] }, steps: 1, isShrunk: true, after: 1 }
  const report = { index: 0, journeys: 1, tally: [], failure: { ...failure, replay: '' }, coreSeconds: 0 }
  const bundle = workerThat(`process.send(${JSON.stringify({ kind: 'report', report })})`)
  const reports: unknown[] = []
  const failed = await runBatches([batch, batch], { count: 1, goesOn, bundle }, (one) => reports.push(one))
  expect(failed).toEqual(report)
  expect(reports).toHaveLength(many)
})

it('continues with another worker after a journey that hangs', async () => {
  const run = { count: 1, goesOn: true, limits: { step: 300, journey: 60_000 }, bundle: workerThat('') }
  const reports: unknown[] = []
  await runBatches([batch, batch], run, (one) => reports.push(one))
  expect(reports).toHaveLength(2)
})

it('reports that a worker died', async () => {
  const run = runBatches([batch], { count: 1, bundle: workerThat('process.exit(1)') }, () => undefined)
  await expect(run).rejects.toThrow('A worker ended before its journeys did')
})

it('rejects a run without journeys', async () => {
  await expect(checkJourneys({ seed: 1, runs: 0 })).rejects.toThrow('runs has to be a whole number from 1 on, not 0')
})

it.each([
  [{ only: 'nope' }, 'only has to be one of everything, booking,'],
  [{ zone: 'Mars/Base' }, 'zone has to be one of UTC,'],
  [{ seed: '7' }, 'seed has to be a whole number, not “7”'],
  [{ steps: 0 }, 'steps has to be a whole number from 1 on'],
])('rejects an invalid option: %j', async (options, words) => {
  const run = { seed: 1, runs: 1, steps: 1, ...options }
  await expect(Reflect.apply(checkJourneys, null, [run])).rejects.toThrow(words)
})

it('announces each journey and step with the options that replay it', async () => {
  const heard: string[] = []
  await checkJourneys({
    ...{ only: 'account', seed: 7, runs: 2, steps: 3 },
    onProgress: (one) => heard.push(one.kind === 'journey' ? one.replay : one.kind),
  })
  expect(heard.filter((one) => one !== 'step')).toEqual(
    [0, 1].map((n) => `--only account --seed=7 --path "${n}" --steps 3`),
  )
  expect(heard).toContain('step')
})
