import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { readShard, WrongFlag, wholeNumber } from '../../src/journeys/running/readRun.js'
import { subjectNames } from '../../src/journeys/running/subjects.js'
import { reportHelp, reportOptions } from '../../src/reports/reportOptions.js'
import { writeReports } from '../../src/reports/writeReports.js'
import { inScript } from '../inScript.js'
import { hunt, root } from './hunt.js'
import { canBePlanted, type PlantedBug } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'
import { type HuntEnd, plantedReport } from './plantedReport.js'

const help = `npm run planted -- [options]: plants each bug in a copy of the product, and counts the journeys until one finds it.

  --only <part>         a part of the bugs' names, or a pattern
  --about <subject>     one subject in place of all in turn: ${subjectNames.join(', ')}
  --runs <number>       the most journeys for each bug (2000)
  --seed <number>       the same seed is the same journeys (1)
  --workers <number>    how many bugs are hunted at once (one for each core)
  --story               prints each story
  --shard <n/m>         hunts the n-th of m parts of the bugs
${reportHelp.join('\n')}
  --help                this text

npm run journeys -- merge joins the reports of all parts.`

const asPattern = (text: string): RegExp => {
  try {
    return new RegExp(text)
  } catch {
    throw new WrongFlag(`--only has to be a part of a name or a pattern, not “${text}”.`)
  }
}

const { values, only, seed, runs, workers, shard } = inScript(help, () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      about: { type: 'string' },
      runs: { type: 'string', default: '2000' },
      workers: { type: 'string', default: String(availableParallelism()) },
      story: { type: 'boolean', default: false },
      shard: { type: 'string' },
      ...reportOptions,
    },
  })
  return {
    values,
    only: asPattern(values.only),
    seed: wholeNumber('seed', values.seed, -(2 ** 31)),
    runs: wholeNumber('runs', values.runs, 1),
    workers: wholeNumber('workers', values.workers, 1),
    shard: values.shard === undefined ? null : readShard(values.shard),
  }
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const about = subjectNames.filter((name) => name === values.about)
const bugs = plantedBugs
  .filter(({ name }) => only.test(name))
  .filter((_bug, index) => shard === null || index % shard.of === shard.index - 1)
if (bugs.length === 0 || (values.about !== undefined && about.length === 0)) {
  // A hunt for nothing would end well.
  const none = `No bug has a name with “${values.only}”${shard === null ? '' : ' in this shard'}.`
  const unknown = `--about has to be one of ${subjectNames.join(', ')}.`
  process.stderr.write(`${bugs.length === 0 ? none : unknown}\n`)
  process.exit(2)
}
const waiting = bugs.entries()
const ends: HuntEnd[] = []

const tell = ({ bug, hunt: made }: HuntEnd): void => {
  const words =
    made === null
      ? 'its line was changed'
      : made.after === null
        ? 'not found'
        : `found: journey ${made.after}, ${made.steps} steps`
  print(`${words.padEnd(34)} ${bug.name}`)
  if (values.story && made !== null) print(`\n${made.story}\n`)
}

const huntFor = (bug: PlantedBug, place: number) =>
  canBePlanted(root, bug) ? hunt(bug, { seed, runs, place, ...(about.length > 0 && { about }) }) : null

const work = async (): Promise<void> => {
  for (const [place, bug] of waiting) {
    const start = performance.now()
    const made = await huntFor(bug, place)
    const end = { bug, hunt: made, seconds: (performance.now() - start) / 1000 }
    ends.push(end)
    tell(end)
  }
}
const begun = performance.now()
print(`${bugs.length} planted bugs, ${runs} journeys at most for each, seed ${seed}`)
await Promise.all(Array.from({ length: workers }, work))

const seconds = (performance.now() - begun) / 1000
const found = ends.filter(({ hunt: made }) => made !== null && made.after !== null)
const short = found.filter(({ hunt: made }) => made !== null && made.steps <= 6).length
print(
  `\n${found.length} of ${bugs.length} found, ${short} of them told in six steps or less, in ${Math.round(seconds)} s`,
)
const inOrder = ends.toSorted((a, b) => bugs.indexOf(a.bug) - bugs.indexOf(b.bug))
writeReports(plantedReport({ seed, shard, seconds }, inOrder), values)
process.exitCode = found.length === bugs.length ? 0 : 1
