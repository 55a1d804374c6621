import { checkJourneys, type JourneyFailure } from './checkJourneys.js'
import { loadParts } from './ownParts.js'
import type { Progress } from './Progress.js'
import type { SubjectName } from './subjects.js'
import { type Zone, zones } from './zones.js'

/** Some journeys that are made one after the other in one process. */
export interface Batch {
  readonly index: number
  readonly only: SubjectName
  readonly seed: number
  readonly runs: number
  readonly steps: number
  readonly from: number
  /** The time zone in which the pages are read. */
  readonly zone: Zone
  /** A file with steps and invariants of one's own. */
  readonly imported?: string
  /** One journey again, as a failure prints it. */
  readonly again?: { readonly path?: string; readonly commands?: string; readonly trials?: readonly string[] }
}

export interface BatchReport {
  readonly index: number
  readonly tally: readonly (readonly [string, number])[]
  /** How many were made. */
  readonly journeys: number
  readonly failure: JourneyFailure | null
  /** How long a core was at work on it; s. */
  readonly coreSeconds: number
}

/** Small enough that all cores are at work until the end, and that subjects take turns. */
const size = 25

/** The same seed, the same batches, however many workers there are. */
export const batchesOf = (
  subjects: readonly SubjectName[],
  { seed, runs, steps }: { readonly seed: number; readonly runs: number; readonly steps: number },
): readonly Batch[] =>
  Array.from({ length: Math.ceil(runs / size) }, (_one, index) => ({
    index,
    only: subjects[index % subjects.length] ?? 'everything',
    seed: (seed + Math.imul(index, 0x9e3779b1)) | 0,
    runs: Math.min(size, runs - index * size),
    steps,
    from: Math.floor(index / subjects.length) * size,
    // Every subject comes to every zone.
    zone: zones[(index + Math.floor(index / subjects.length)) % zones.length] ?? 'UTC',
  }))

export const makeBatch = async (
  { index, again, ...run }: Batch,
  onProgress: (progress: Progress) => void,
): Promise<BatchReport> => {
  const before = process.cpuUsage()
  const own = run.imported === undefined ? {} : await loadParts(run.imported)
  const { tally, failure } = await checkJourneys({ ...run, ...again, ...own, onProgress })
  const { user, system } = process.cpuUsage(before)
  return { index, journeys: run.runs, tally: tally.entries(), failure, coreSeconds: (user + system) / 1e6 }
}
