import { type Batch, makeBatch } from './Batch.js'
import type { FromWorker } from './runBatches.js'

const send = (message: FromWorker): void => void process.send?.(message)

/** Runs the received batches in sequence. The process ends with its parent. */
process.on('message', (batch: Batch) => {
  const died = (error: unknown): never => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  }
  void makeBatch(batch, send).then((report) => send({ kind: 'report', report }), died)
})
process.on('disconnect', () => process.exit())
