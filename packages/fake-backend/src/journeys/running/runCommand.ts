import { Tally } from '../model/Tally.js'
import { writeReports } from '../../reports/writeReports.js'
import { type Batch, batchesOf } from './Batch.js'
import type { JourneyFailure } from './checkJourneys.js'
import { describeCoverage, shortCoverage } from './Coverage.js'
import { brokenAgain, journeyReport, type MadeBatch } from './journeyReport.js'
import { merge } from './merge.js'
import { loadParts, NoParts } from './ownParts.js'
import { type AskedRun, help, readRun, WrongFlag } from './readRun.js'
import { runBatches } from './runBatches.js'
import { argumentsOf, readFailures, writeFailures } from './storedFailures.js'

/** The command's output. */
export interface Terminal {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/** Bundles the worker, which then runs faster than from its sources. Returns the file; null for the sources. */
export type BundleWorker = () => Promise<string | null>

/** Interval between two progress lines; ms. */
const often = 2000

const describeFailure = ({ story, steps, isShrunk, after, replay }: JourneyFailure): string =>
  [
    `A journey broke, the ${after}. of its batch. ${isShrunk ? 'The shortest that shows it' : 'It'} has ${steps} ${steps === 1 ? 'step' : 'steps'}:`,
    '',
    story,
    '',
    `Again:        npm run journeys -- ${replay}`,
    ...(isShrunk ? [`In a browser: npm run story -- ${replay}`] : []),
  ].join('\n')

/** What broke in each journey, and how to replay it: the most frequent first. */
const listFailures = (failures: readonly JourneyFailure[]): readonly string[] => {
  const kindOf = ({ storyReport: told }: JourneyFailure): string => told.problems[0]?.split('\n')[0] ?? ''
  return [...new Set(failures.map(kindOf))]
    .map((kind) => ({ kind, found: failures.filter((one) => kindOf(one) === kind) }))
    .toSorted((one, other) => other.found.length - one.found.length)
    .flatMap(({ kind, found }) => [`${found.length}: ${kind}`, ...found.map(({ replay }) => `   ${replay}`)])
}

const partsOf = ({ imported, zone }: AskedRun) => ({
  zone: zone ?? 'UTC',
  ...(imported !== null && { imported }),
})

/** Replays one journey; null if it passes. */
const makeAgain = async (asked: AskedRun): Promise<JourneyFailure | null> => {
  const {
    subjects: [only = 'everything'],
    seed,
    steps,
    limits,
    again: found,
  } = asked
  const runs = found?.trials?.length ?? 1
  const batch = {
    index: 0,
    from: 0,
    only,
    seed,
    steps,
    runs,
    ...partsOf(asked),
    ...(found !== null && { again: found }),
  }
  return (await runBatches([batch], { count: 1, limits }, () => undefined))?.failure ?? null
}

const again = async (asked: AskedRun, { print }: Terminal): Promise<number> => {
  const failure = await makeAgain(asked)
  print(failure === null ? 'It holds.' : describeFailure(failure))
  return failure === null ? 0 : 1
}

/** Replays the stored failures until one fails again, and stores it with those that are left to try. */
const tryStored = async (file: string, { print }: Terminal): Promise<JourneyFailure | null> => {
  const stored = readFailures(file)
  if (stored.length > 0) print(`${stored.length} that broke before are tried first`)
  for (const [at, replay] of stored.entries()) {
    const asked = readRun(argumentsOf(replay))
    const failure = asked === 'help' ? null : await makeAgain(asked)
    writeFailures(file, stored.slice(failure === null ? at + 1 : at))
    if (failure !== null) return failure
  }
  return null
}

const partOf = (batches: readonly Batch[], { shard, ...asked }: AskedRun): readonly Batch[] =>
  batches
    .filter(({ index }) => shard === null || index % shard.of === shard.index - 1)
    .map((batch) => ({ ...batch, ...partsOf({ shard, ...asked }), zone: asked.zone ?? batch.zone }))

const draw = async (asked: AskedRun, terminal: Terminal, bundled: BundleWorker): Promise<number> => {
  const { subjects, seed, runs, steps, workers, limits, shard, failures, goesOn, reports } = asked
  const { print } = terminal
  const batches = partOf(batchesOf(subjects, { seed, runs, steps }), asked)
  if (batches.length === 0) throw new WrongFlag('This shard has no journeys: there are fewer batches than shards.')
  const before = failures === null ? null : await tryStored(failures, terminal)
  if (before !== null) {
    print(describeFailure(before))
    writeReports(brokenAgain(asked, before), reports)
    return 1
  }
  const all = batches.reduce((sum, batch) => sum + batch.runs, 0)
  print(`${all} journeys about ${subjects.join(', ')}, seed ${seed}, ${workers} at once`)
  const tally = new Tally()
  const made: MadeBatch[] = []
  const begun = performance.now()
  let coreSeconds = 0
  let printedAt = Number.NEGATIVE_INFINITY
  const perSecond = (): number => Math.round((tally.of('steps') * 1000) / (performance.now() - begun))
  // A file with custom steps and the worker have to share the modules of the sources.
  const bundle = asked.imported === null ? await bundled() : null
  const failed = await runBatches(
    batches,
    { count: workers, limits, goesOn, ...(bundle !== null && { bundle }) },
    (report) => {
      for (const [what, times] of report.tally) tally.count(what, times)
      const batch = batches.find(({ index }) => index === report.index)
      if (batch !== undefined) made.push({ batch, report })
      coreSeconds += report.coreSeconds
      if (performance.now() - printedAt < often) return
      printedAt = performance.now()
      print(`${tally.of('journeys')} of ${all} journeys, ${perSecond()} steps/s, ${shortCoverage(tally)}`)
    },
  )
  const seconds = (performance.now() - begun) / 1000
  print(`\n${describeCoverage(tally)}\n`)
  print(
    `${tally.of('journeys')} journeys, ${tally.of('steps')} steps, ${tally.of('calls')} calls: ${shortCoverage(tally)}`,
  )
  const ofCore = (what: string): number => (coreSeconds === 0 ? 0 : Math.round(tally.of(what) / coreSeconds))
  print(
    `${seconds.toFixed(1)} s: ${perSecond()} steps/s; for each core at work ` +
      `${ofCore('steps')} steps/s, ${ofCore('calls')} calls/s`,
  )
  const failure = failed?.failure ?? null
  const broken = made.flatMap(({ report }) => report.failure ?? [])
  if (broken.length > 1) print(`\n${listFailures(broken).join('\n')}`)
  if (failure !== null) print(`\n${describeFailure(failure)}`)
  // The files come last: one that cannot be written must not hide a failure.
  if (failures !== null && failure !== null)
    writeFailures(failures, [...new Set([...readFailures(failures), ...broken.map(({ replay }) => replay)])])
  writeReports(journeyReport({ subjects, seed, shard }, tally, made, seconds), reports)
  return failure === null ? 0 : 1
}

const run = async (args: readonly string[], terminal: Terminal, bundled: BundleWorker): Promise<number> => {
  const [first, ...others] = args
  if (first === 'merge') return merge(others, terminal.print)
  const asked = readRun(args)
  if (asked === 'help') {
    terminal.print(help)
    return 0
  }
  // Fails before any worker starts if the file adds nothing.
  if (asked.imported !== null) await loadParts(asked.imported)
  return asked.again === null ? draw(asked, terminal, bundled) : again(asked, terminal)
}

/** Runs `npm run journeys -- …` or `npm run soak -- …` and returns the exit code. */
export const runCommand = async (
  args: readonly string[],
  terminal: Terminal,
  bundled: BundleWorker = async () => null,
): Promise<number> => {
  try {
    return await run(args, terminal, bundled)
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      terminal.complain(`A file cannot be read or written: ${error.message}.`)
      return 2
    }
    if (!(error instanceof WrongFlag || error instanceof NoParts)) throw error
    terminal.complain(error.message)
    return 2
  }
}
