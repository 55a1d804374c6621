import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { type Batch, batchesOf, type BatchReport } from '../../src/journeys/running/Batch.js'
import { longestJourney } from '../../src/journeys/running/checkJourneys.js'
import { runBatches } from '../../src/journeys/running/runBatches.js'
import { type SubjectName, subjectNames } from '../../src/journeys/running/subjects.js'
import { plant, type PlantedBug } from './PlantedBug.js'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
const cache = `${root}node_modules/.cache`
mkdirSync(cache, { recursive: true })
/** Of this run alone: two runs in one tree do not disturb each other. In the tree, so that libraries are found. */
const folder = mkdtempSync(`${cache}/planted-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const worker = `${root}packages/fake-backend/src/journeys/running/worker.ts`

/** The product's own packages from their sources, with the bug in one of them; libraries as they are. */
const withBug = (bug: PlantedBug | null): Plugin => ({
  name: 'planted-bug',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^(#|@booking-dashboard\/)/.test(path) ? null : { path, external: true },
    )
    onLoad({ filter: /packages\/[\w-]+\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const isMeant = bug !== null && path.endsWith(bug.file)
      return {
        contents: (isMeant ? plant(text, bug) : text).replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(path).href),
        ),
        loader: 'ts',
      }
    })
  },
})

/** Nothing of the tree is touched: the bug is in a bundle of its own. */
const grow = async (bug: PlantedBug | null, place: number): Promise<string> => {
  const outfile = `${folder}/${place}.mjs`
  await build({
    entryPoints: [worker],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    sourcemap: false,
    logLevel: 'silent',
    plugins: [withBug(bug)],
  })
  return outfile
}

export interface Hunt {
  /** Of how many journeys it was found; null where all of them held. */
  readonly after: number | null
  /** How many steps its story has. */
  readonly steps: number
  readonly story: string
}

export interface HuntOptions {
  readonly seed: number
  readonly runs: number
  /** Of the bundle, among others that are hunted for at once. */
  readonly place: number
  /** What the journeys are about; everything in turn where it is not given. */
  readonly about?: readonly SubjectName[]
}

const held = new Map<string, Promise<boolean>>()

/** Whether these journeys hold in the product as it stands: what breaks there as well has found no bug. */
const holdsWithoutBug = (batch: Batch): Promise<boolean> => {
  const name = JSON.stringify(batch)
  const known = held.get(name) ?? runBatches([batch], { count: 1 }, () => undefined).then((failed) => failed === null)
  held.set(name, known)
  return known
}

/** Makes journeys of every subject with the bug in the product until one of them breaks that holds without it. */
export const hunt = async (
  bug: PlantedBug | null,
  { seed, runs, place, about = subjectNames }: HuntOptions,
): Promise<Hunt> => {
  const bundle = await grow(bug, place)
  const batches = batchesOf(about, { seed, runs, steps: longestJourney })
  let made = 0
  for (let next = 0; next < batches.length; ) {
    const count = ({ journeys, failure }: BatchReport): void => {
      made += failure === null ? journeys : failure.after
    }
    const failed = await runBatches(batches.slice(next), { count: 1, bundle }, count)
    const batch = failed === null ? undefined : batches[failed.index]
    if (failed === null || failed.failure === null || batch === undefined) break
    const { steps, story } = failed.failure
    if (await holdsWithoutBug(batch)) return { after: made, steps, story }
    next = batch.index + 1
  }
  return { after: null, steps: 0, story: '' }
}
