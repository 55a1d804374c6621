import { type Batch, makeBatch } from './Batch.js'

/** Makes the batches that it is sent, one after the other, and ends with whoever sends them. */
process.on('message', (batch: Batch) => {
  void makeBatch(batch).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit())
