import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Batch, BatchReport } from './Batch.js'
import type { JourneyFailure } from './checkJourneys.js'
import type { Progress } from './Progress.js'
import { type Limits, longestStep, longestWhole, Watchdog } from './Watchdog.js'

/** A worker's message. */
export type FromWorker = Progress | { readonly kind: 'report'; readonly report: BatchReport }

export interface Workers {
  readonly count: number
  /** Limits for a step and a whole journey; ms. */
  readonly limits?: Limits
  /** True to run every batch in spite of failures. */
  readonly goesOn?: boolean
  /** The worker's file, if it is not this product's own. */
  readonly bundle?: string
}

/** MB: a journey discards most of what it creates, which the collector then finds less often. */
const roomForNewObjects = '--max-semi-space-size=64'

/** Runs batches in sequence in a child process of the same kind as this one. A batch that hangs ends the process. */
const startWorker = (file: string, limits: Limits) => {
  const worker = fork(file, { execArgv: [...process.execArgv, roomForNewObjects] })
  const make = (batch: Batch): Promise<BatchReport> =>
    new Promise((resolve, reject) => {
      const stopListening = (): void => {
        watchdog.stop()
        worker.off('exit', onExit)
        worker.off('message', onMessage)
      }
      const onHang = (failure: JourneyFailure): void => {
        stopListening()
        worker.kill('SIGKILL')
        resolve({ index: batch.index, journeys: failure.after, tally: [], failure, coreSeconds: 0 })
      }
      const onExit = (): void => {
        stopListening()
        reject(new Error('A worker ended before its journeys did: what it said stands above'))
      }
      const onMessage = (message: FromWorker): void => {
        if (message.kind !== 'report') return watchdog.hear(message)
        stopListening()
        resolve(message.report)
      }
      const watchdog = new Watchdog(limits, onHang)
      worker.on('exit', onExit)
      worker.on('message', onMessage)
      worker.send(batch)
    })
  const end = (): void => {
    if (worker.connected) worker.disconnect()
  }
  return { make, end }
}

/**
 * Runs the batches in parallel, in order. After a failure it starts no further batch, unless it goes on. Returns the
 * failed batch with the lowest index.
 */
export const runBatches = async (
  batches: readonly Batch[],
  { count, limits = { step: longestStep, journey: longestWhole }, goesOn = false, bundle }: Workers,
  onReport: (report: BatchReport) => void,
): Promise<BatchReport | null> => {
  const failed: BatchReport[] = []
  const waiting = [...batches]
  const isOver = (): boolean => failed.length > 0 && !goesOn
  const file = bundle ?? fileURLToPath(new URL('./worker.ts', import.meta.url))
  const work = async (): Promise<void> => {
    let worker = startWorker(file, limits)
    try {
      for (let next = waiting.shift(); next !== undefined && !isOver(); next = waiting.shift()) {
        const report = await worker.make(next)
        onReport(report)
        if (report.failure === null) continue
        failed.push(report)
        if (isOver()) return
        // A journey that hung has ended its worker.
        worker.end()
        worker = startWorker(file, limits)
      }
    } finally {
      worker.end()
    }
  }
  const many = Math.min(count, batches.length)
  await Promise.all(Array.from({ length: many }, work))
  return failed.toSorted((a, b) => a.index - b.index)[0] ?? null
}
