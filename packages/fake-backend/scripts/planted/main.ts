import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { generateBugs } from './generateBugs.js'
import { subjectNames } from '../../src/journeys/running/subjects.js'
import { type Hunt, hunt, root } from './hunt.js'
import { canBePlanted, type PlantedBug } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'

/**
 * `npm run planted`: plants each bug in a copy of the product and counts the journeys until one finds it.
 * `--only` is a part of the bugs' names or a pattern. `--story` prints each story. `--generated` is the number of
 * generated bugs.
 * `--about` selects one subject in place of all in turn.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    about: { type: 'string' },
    runs: { type: 'string', default: '2000' },
    generated: { type: 'string', default: String(plantedBugs.length) },
    workers: { type: 'string', default: String(availableParallelism()) },
    story: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const about = subjectNames.filter((name) => name === values.about)
const bugs = [...plantedBugs, ...generateBugs(root, Number(values.generated))].filter(({ name }) =>
  new RegExp(values.only).test(name),
)
const waiting = bugs.entries()
const found: Hunt[] = []
const missed: PlantedBug[] = []

const tell = (bug: PlantedBug, { after, steps, story }: Hunt): void => {
  const words = after === null ? 'not found'.padEnd(34) : `found: journey ${after}, ${steps} steps`.padEnd(34)
  say(`${words} ${bug.name}`)
  if (values.story) say(`\n${story}\n`)
}

const work = async (): Promise<void> => {
  for (const [place, bug] of waiting) {
    if (!canBePlanted(root, bug)) {
      say(`${'its line was changed'.padEnd(34)} ${bug.name}`)
      missed.push(bug)
      continue
    }
    const end = await hunt(bug, {
      seed: Number(values.seed),
      runs: Number(values.runs),
      place,
      ...(about.length > 0 && { about }),
    })
    tell(bug, end)
    if (end.after === null) missed.push(bug)
    else found.push(end)
  }
}
const begun = performance.now()
say(`${bugs.length} planted bugs, ${values.runs} journeys at most for each, seed ${values.seed}`)
await Promise.all(Array.from({ length: Number(values.workers) }, work))

const short = found.filter(({ steps }) => steps <= 6).length
say(
  `\n${found.length} of ${bugs.length} found, ${short} of them told in six steps or less, in ${Math.round((performance.now() - begun) / 1000)} s`,
)
process.exitCode = missed.length === 0 ? 0 : 1
