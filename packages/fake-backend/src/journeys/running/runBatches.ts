import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Batch, type BatchReport, makeBatch } from './Batch.js'

/** Makes one batch after the other. */
interface Maker {
  readonly make: (batch: Batch) => Promise<BatchReport>
  readonly end: () => void
}

const here: Maker = { make: makeBatch, end: () => undefined }

/** In a process of its own, started as this one was. */
const elsewhere = (file: string): Maker => {
  const worker = fork(file)
  return {
    make: (batch) =>
      new Promise((resolve, reject) => {
        const died = (): void => reject(new Error('A worker ended before its journeys did: what it said stands above'))
        worker.once('exit', died)
        worker.once('message', (report: BatchReport) => {
          worker.off('exit', died)
          resolve(report)
        })
        worker.send(batch)
      }),
    end: () => worker.disconnect(),
  }
}

/** Makes them side by side, in their order; after a failure none is begun. The failure of the first of them, whichever came to it first. */
export const runBatches = async (
  batches: readonly Batch[],
  workers: number,
  onReport: (report: BatchReport) => void,
  /** What the processes run, where that is not the product as it stands here. */
  bundle?: string,
): Promise<BatchReport | null> => {
  const failed: BatchReport[] = []
  const waiting = [...batches]
  const work = async (maker: Maker): Promise<void> => {
    try {
      for (let next = waiting.shift(); next !== undefined && failed.length === 0; next = waiting.shift()) {
        const report = await maker.make(next)
        onReport(report)
        if (report.failure !== null) failed.push(report)
      }
    } finally {
      maker.end()
    }
  }
  const many = Math.min(workers, batches.length)
  const file = bundle ?? fileURLToPath(new URL('./worker.ts', import.meta.url))
  const isHere = many < 2 && bundle === undefined
  await Promise.all(isHere ? [work(here)] : Array.from({ length: many }, () => work(elsewhere(file))))
  return failed.toSorted((a, b) => a.index - b.index)[0] ?? null
}
