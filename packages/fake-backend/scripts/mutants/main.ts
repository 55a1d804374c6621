import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { reportHelp, reportOptions } from '../../src/reports/reportOptions.js'
import { type ReportCase, reportFormat, type ReportTable } from '../../src/reports/RunReport.js'
import { writeReports } from '../../src/reports/writeReports.js'
import { batchSize } from '../../src/journeys/running/Batch.js'
import { readShard, wholeNumber } from '../../src/journeys/running/readRun.js'
import type { SubjectName } from '../../src/journeys/running/subjects.js'
import { inScript } from '../inScript.js'
import type { SingleChange } from '../planted/generateBugs.js'
import { areaOf, journeysAbout, testsOf } from './areas.js'
import { drawMutants } from './drawMutants.js'
import { findByTests, type Reach, reachOfTests } from './findByTests.js'
import { bundleJourneys, type JourneysMade, runJourneys } from './runJourneys.js'
import { withSwitches } from './withSwitches.js'

const help = `npm run mutants -- [options]: draws single changes of the core and the adapter, which journeys and unit tests look for.

  --count <number>  how many mutants (300)
  --runs <number>   the most journeys for each mutant (300)
  --seed <number>   the same seed draws the same mutants (1)
  --shard <n/m>     the n-th of m parts of the mutants
  --area <name>     only mutants of this area, such as core/payment
${reportHelp.join('\n')}
  --help            this text

npm run journeys -- merge joins the reports of all parts.`

// All mutants that compile are built once, each with a switch. A first run without any records which journeys and which
// test files reach which mutant. Only those look for it, because no other can notice it.
const { values, seed, runs, count, shard, area } = inScript(help, () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '300' },
      runs: { type: 'string', default: '300' },
      shard: { type: 'string' },
      area: { type: 'string' },
      ...reportOptions,
    },
  })
  return {
    values,
    seed: wholeNumber('seed', values.seed, -(2 ** 31)),
    runs: wholeNumber('runs', values.runs, 1),
    count: wholeNumber('count', values.count, 1),
    shard: values.shard === undefined ? null : readShard(values.shard),
    area: values.area ?? null,
  }
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const cache = `${root}node_modules/.cache`
mkdirSync(cache, { recursive: true })
/** A folder for this run alone, so that parallel runs do not disturb each other. */
const folder = mkdtempSync(`${cache}/mutants-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

interface Mutant extends SingleChange {
  readonly number: number
  readonly area: string
}

interface Found {
  readonly mutant: Mutant
  /** The number of journeys until one failed. Null if no journey found the mutant. */
  readonly after: number | null
  readonly byTests: boolean
  /** Whether any journey reaches its place. */
  readonly isReached: boolean
  readonly seconds: number
}

const begun = performance.now()
const mutants: readonly Mutant[] = drawMutants(root, { seed, count, area })
  .map((one, number) => ({ ...one, number, area: areaOf(one.file) }))
  .filter(({ number }) => shard === null || number % shard.of === shard.index - 1)
print(`${mutants.length} mutants, ${runs} journeys at most for each, seed ${seed}`)

const texts = new Map(
  [...new Set(mutants.map(({ file }) => file))].map((file) => {
    const own = mutants.filter((one) => one.file === file)
    return [file, withSwitches(readFileSync(root + file, 'utf8'), own)]
  }),
)
const textsFile = `${folder}/texts.json`
writeFileSync(textsFile, JSON.stringify(Object.fromEntries(texts)))
const bundle = `${folder}/journeys.mjs`
await bundleJourneys(root, texts, bundle)

const areas = [...new Set(mutants.map(({ area }) => area))].toSorted()
const reach: Reach = await reachOfTests(
  { root, texts: textsFile, paths: [...new Set(areas.flatMap((area) => testsOf(root, area)))] },
  `${folder}/reach.jsonl`,
)
print(`${reach.size} test files run without a mutant, after ${Math.round((performance.now() - begun) / 1000)} s`)

const madeWithout = new Map<string, Promise<JourneysMade>>()
/** The journeys of these subjects without a mutant. */
const withoutMutant = (about: readonly SubjectName[]): Promise<JourneysMade> => {
  const name = about.join()
  const known = madeWithout.get(name) ?? makeAll(about)
  madeWithout.set(name, known)
  return known
}

/** All of them have to end: a journey that is missing would seem to reach no mutant. */
const makeAll = async (about: readonly SubjectName[]): Promise<JourneysMade> => {
  const made = await runJourneys(bundle, { about, seed, runs, only: null, untilFailure: false }, null)
  if (made.ends.length !== runs) throw new Error(`${made.ends.length} of ${runs} journeys about ${about.join()} ended`)
  return made
}

/** Code that runs once in a process, while its module loads or at its first use. */
const runsOnce = ({ number, change }: Mutant, { loaded, ends }: JourneysMade): boolean =>
  change.unit.runsOnce || loaded.includes(number) || ends.filter(({ reached }) => reached.includes(number)).length === 1

const huntByJourneys = async (mutant: Mutant): Promise<Pick<Found, 'after' | 'isReached'>> => {
  const about = journeysAbout(mutant.area)
  const made = await withoutMutant(about)
  const sound = made.ends.filter(({ hasFailed }) => !hasFailed)
  const all = runsOnce(mutant, made)
  const only = sound.filter(({ reached }) => all || reached.includes(mutant.number)).map(({ number }) => number)
  if (only.length === 0) return { after: null, isReached: false }
  const wanted = { about, seed, runs, only, untilFailure: true }
  // Twenty times the slowest journey without the mutant, so that a busy machine finds nothing by itself.
  const { failed } = await runJourneys(bundle, wanted, mutant.number, 60_000 + 20 * made.slowest)
  if (failed === null) return { after: null, isReached: true }
  // Trials of faults share a world. One that fails alike without the mutant has not found it.
  const until = only.filter((number) => number <= failed)
  const isShared = about[Math.floor(failed / batchSize) % about.length] === 'faults'
  const isFound = !isShared || (await runJourneys(bundle, { ...wanted, only: until }, null)).failed === null
  return { after: isFound ? Math.max(failed, 0) + 1 : null, isReached: true }
}

const huntByTests = (mutant: Mutant): Promise<boolean> => {
  const folders = testsOf(root, mutant.area)
  const paths = [...reach].flatMap(([file, reached]) =>
    folders.some((one) => file.startsWith(one)) && (mutant.change.unit.runsOnce || reached.has(mutant.number))
      ? [file]
      : [],
  )
  return findByTests({ root, texts: textsFile, paths }, mutant.number)
}

const find = async (mutant: Mutant): Promise<Found> => {
  const start = performance.now()
  const byTests = await huntByTests(mutant)
  const byJourneys = await huntByJourneys(mutant)
  return { mutant, ...byJourneys, byTests, seconds: (performance.now() - start) / 1000 }
}

const words = ({ after, byTests, isReached }: Found): string =>
  [
    after !== null ? `journeys: after ${after}` : isReached ? 'journeys: no' : 'journeys: never there',
    `tests: ${byTests ? 'yes' : 'no'}`,
  ].join(', ')

const toCase = (one: Found): ReportCase => {
  const isFound = one.byTests || one.after !== null
  return {
    group: one.mutant.area,
    name: one.mutant.name,
    verdict: isFound ? 'passed' : 'failed',
    seconds: one.seconds,
    problems: [isFound ? words(one) : 'Neither journeys nor unit tests notice it.'],
    steps: [],
    truth: [],
    again: null,
  }
}

const tableOf = (all: readonly Found[]): ReportTable => ({
  title: 'Mutants by area',
  columns: ['drawn', 'by journeys', 'by unit tests', 'by neither'],
  rows: [...new Set(all.map(({ mutant: { area } }) => area))].toSorted().map((area) => {
    const own = all.filter((one) => one.mutant.area === area)
    const by = (isSo: (one: Found) => boolean): number => own.filter(isSo).length
    return [
      area,
      [
        own.length,
        by(({ after }) => after !== null),
        by(({ byTests }) => byTests),
        by(({ after, byTests }) => after === null && !byTests),
      ],
    ]
  }),
})

const found: Found[] = []
const byJourneys = (): number => found.filter(({ after }) => after !== null).length
const byTests = (): number => found.filter((one) => one.byTests).length
const missed = (): readonly Found[] => found.filter((one) => one.after === null && !one.byTests)

/** Written after each mutant, so that a run that is stopped leaves what it has found. */
const write = (): void =>
  writeReports(
    {
      format: reportFormat,
      title: 'Mutants drawn from the core and the adapter',
      seed,
      shard,
      seconds: (performance.now() - begun) / 1000,
      totals: [
        ['mutants', found.length],
        ['found by journeys', byJourneys()],
        ['found by unit tests', byTests()],
        ['found by neither', missed().length],
      ],
      cases: found.map(toCase),
      tables: [tableOf(found)],
    },
    values,
  )

for (const mutant of mutants) {
  const one = await find(mutant)
  found.push(one)
  print(`${words(one).padEnd(36)} ${mutant.name}`)
  write()
}
const table = tableOf(found)
const share = (count: number): string => `${count} of ${found.length} (${Math.round((100 * count) / found.length)}%)`
print(`\n${table.columns.join(', ')}`)
for (const [area, numbers] of table.rows) print(`${area.padEnd(34)} ${numbers.join(', ')}`)
print(
  `\nFound by journeys ${share(byJourneys())}, by unit tests ${share(byTests())}, by neither ${share(missed().length)}`,
)
for (const { mutant } of missed()) print(`  ${mutant.name}`)
process.exitCode = missed().length === 0 ? 0 : 1
