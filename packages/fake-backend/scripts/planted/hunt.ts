import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { type Batch, batchesOf, type BatchReport } from '../../src/journeys/running/Batch.js'
import { longestJourney } from '../../src/journeys/running/checkJourneys.js'
import { runBatches } from '../../src/journeys/running/runBatches.js'
import { type SubjectName, subjectNames } from '../../src/journeys/running/subjects.js'
import type { StoryReport } from '../../src/journeys/story/Story.js'
import { plant, type PlantedBug } from './PlantedBug.js'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
const cache = `${root}node_modules/.cache`
mkdirSync(cache, { recursive: true })
/**
 * A folder for this run alone, so that parallel runs do not disturb each other. It lies in the tree, so that imports of
 * libraries resolve.
 */
const folder = mkdtempSync(`${cache}/planted-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const worker = `${root}packages/fake-backend/src/journeys/running/worker.ts`

/** Bundles the product's packages from their sources with the bug in one of them. Libraries stay external. */
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

/** Builds a bundle of the worker, with the bug if there is one, without writing to the tree. */
export const grow = async (bug: PlantedBug | null, place: number): Promise<string> => {
  const outfile = `${folder}/${place}.mjs`
  await build({
    entryPoints: [worker],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    sourcemap: bug === null ? 'inline' : false,
    logLevel: 'silent',
    plugins: [withBug(bug)],
  })
  return outfile
}

export interface Hunt {
  /** The number of journeys until the bug was found. Null if every journey passed. */
  readonly after: number | null
  /** The number of steps in the story. */
  readonly steps: number
  readonly story: string
  /** The story for reports. Null if every journey passed. */
  readonly storyReport: StoryReport | null
}

export interface HuntOptions {
  readonly seed: number
  readonly runs: number
  /** The number of the bundle among those of parallel hunts. */
  readonly place: number
  /** The subjects of the journeys. Defaults to all of them in turn. */
  readonly about?: readonly SubjectName[]
}

const held = new Map<string, Promise<boolean>>()

/** Whether these journeys pass without the bug. A journey that fails without it has not found it. */
const holdsWithoutBug = (batch: Batch): Promise<boolean> => {
  const name = JSON.stringify(batch)
  const known = held.get(name) ?? runBatches([batch], { count: 1 }, () => undefined).then((failed) => failed === null)
  held.set(name, known)
  return known
}

/** Runs journeys of the subjects with the bug until one fails that passes without it. */
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
    const failed = await runBatches(batches.slice(next), { count: 1, bundle }, count).catch(String)
    // An error outside of every journey ends the process, as it would break the page.
    if (typeof failed === 'string') return { after: made + 1, steps: 0, story: failed, storyReport: null }
    const batch = failed === null ? undefined : batches[failed.index]
    if (failed === null || failed.failure === null || batch === undefined) break
    const { steps, story, storyReport } = failed.failure
    if (await holdsWithoutBug(batch)) return { after: made, steps, story, storyReport }
    next = batch.index + 1
  }
  return { after: null, steps: 0, story: '', storyReport: null }
}
