import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reportOptions } from '../../src/reports/reportOptions.js'
import { type ReportCase, reportFormat, type ReportTable, type Shard } from '../../src/reports/RunReport.js'
import { writeReports } from '../../src/reports/writeReports.js'
import { readShard } from '../../src/journeys/running/readRun.js'
import { hunt, root } from '../planted/hunt.js'
import type { PlantedBug } from '../planted/PlantedBug.js'
import { areaOf, journeysAbout, testsOf } from './areas.js'
import { drawMutants } from './drawMutants.js'
import { findByTests } from './findByTests.js'

/**
 * `npm run mutants`: draws single changes of the core and the adapter by a seed, from all that compile.
 * Journeys and unit tests of the mutant's area look for each one.
 * `--count` is the number of mutants, `--runs` the number of journeys for each.
 * `--shard 3/8` runs one part, whose report `npm run journeys -- merge` joins with the others.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    runs: { type: 'string', default: '300' },
    shard: { type: 'string' },
    ...reportOptions,
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const seed = Number(values.seed)
const shard: Shard | null = values.shard === undefined ? null : readShard(values.shard)

const cache = `${root}node_modules/.cache`
mkdirSync(cache, { recursive: true })
/** A folder for this run alone, so that parallel runs do not disturb each other. */
const folder = mkdtempSync(`${cache}/mutants-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

interface Found {
  readonly mutant: PlantedBug
  readonly area: string
  /** Null if no journey found the mutant. */
  readonly after: number | null
  readonly byTests: boolean
  readonly seconds: number
}

const find = async (mutant: PlantedBug, place: number): Promise<Found> => {
  const begun = performance.now()
  const area = areaOf(mutant.file)
  const byTests = await findByTests(root, mutant, testsOf(root, area), `${folder}/${place}.ts`)
  const { after } = await hunt(mutant, { seed, runs: Number(values.runs), place, about: journeysAbout(area) })
  return { mutant, area, after, byTests, seconds: (performance.now() - begun) / 1000 }
}

const words = ({ after, byTests }: Found): string =>
  [after === null ? 'journeys: no' : `journeys: after ${after}`, `tests: ${byTests ? 'yes' : 'no'}`].join(', ')

const toCase = (one: Found): ReportCase => {
  const isFound = one.byTests || one.after !== null
  return {
    group: one.area,
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
  rows: [...new Set(all.map(({ area }) => area))].toSorted().map((area) => {
    const own = all.filter((one) => one.area === area)
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

const begun = performance.now()
const drawn = drawMutants(root, seed, Number(values.count)).filter(
  (_mutant, index) => shard === null || index % shard.of === shard.index - 1,
)
say(`${drawn.length} mutants, ${values.runs} journeys at most for each, seed ${seed}`)
const found: Found[] = []
for (const [place, mutant] of drawn.entries()) {
  const one = await find(mutant, place)
  found.push(one)
  say(`${words(one).padEnd(34)} ${mutant.name}`)
}
const table = tableOf(found)
const share = (count: number): string => `${count} of ${found.length} (${Math.round((100 * count) / found.length)}%)`
const byJourneys = found.filter(({ after }) => after !== null).length
const byTests = found.filter(({ byTests: isSo }) => isSo).length
const missed = found.filter(({ after, byTests: isSo }) => after === null && !isSo)
say(`\n${table.columns.join(', ')}`)
for (const [area, numbers] of table.rows) say(`${area.padEnd(34)} ${numbers.join(', ')}`)
say(`\nFound by journeys ${share(byJourneys)}, by unit tests ${share(byTests)}, by neither ${share(missed.length)}`)
for (const { mutant } of missed) say(`  ${mutant.name}`)
const seconds = (performance.now() - begun) / 1000
writeReports(
  {
    format: reportFormat,
    title: 'Mutants drawn from the core and the adapter',
    seed,
    shard,
    seconds,
    totals: [
      ['mutants', found.length],
      ['found by journeys', byJourneys],
      ['found by unit tests', byTests],
      ['found by neither', missed.length],
    ],
    cases: found.map(toCase),
    tables: [table],
  },
  values,
)
process.exitCode = missed.length === 0 ? 0 : 1
