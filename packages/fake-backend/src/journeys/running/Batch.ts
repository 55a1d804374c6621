import { checkJourneys, type JourneyFailure } from './checkJourneys.js'
import { loadParts } from './ownParts.js'
import type { Progress } from './Progress.js'
import type { SubjectName } from './subjects.js'
import { type Zone, zones } from './zones.js'

/** Journeys that one process runs in sequence. */
export interface Batch {
  readonly index: number
  readonly only: SubjectName
  readonly seed: number
  readonly runs: number
  readonly steps: number
  readonly from: number
  /** The time zone of the pages. */
  readonly zone: Zone
  /** A file with custom steps and invariants. */
  readonly imported?: string
  /** One journey to replay, as a failure prints it. */
  readonly again?: { readonly path?: string; readonly commands?: string; readonly trials?: readonly string[] }
}

export interface BatchReport {
  readonly index: number
  readonly tally: readonly (readonly [string, number])[]
  /** Number of journeys run. */
  readonly journeys: number
  readonly failure: JourneyFailure | null
  /** CPU time; s. */
  readonly coreSeconds: number
}

/** Small enough to keep all cores busy until the end and to alternate subjects. */
export const batchSize = 25

/** The same seed gives the same batches for any number of workers. */
export const batchesOf = (
  subjects: readonly SubjectName[],
  { seed, runs, steps }: { readonly seed: number; readonly runs: number; readonly steps: number },
): readonly Batch[] => {
  const subjectAt = (index: number): SubjectName => subjects[index % subjects.length] ?? 'everything'
  /** A subject may be named twice: its batches continue each other all the same. */
  const before = (index: number): number =>
    Array.from({ length: index }, (_one, earlier) => subjectAt(earlier)).filter((one) => one === subjectAt(index))
      .length
  return Array.from({ length: Math.ceil(runs / batchSize) }, (_one, index) => ({
    index,
    only: subjectAt(index),
    seed: (seed + Math.imul(index, 0x9e3779b1)) | 0,
    runs: Math.min(batchSize, runs - index * batchSize),
    steps,
    from: before(index) * batchSize,
    // Every subject runs in every zone.
    zone: zones[(index + Math.floor(index / subjects.length)) % zones.length] ?? 'UTC',
  }))
}

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
