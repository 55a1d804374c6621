const room = 16_384

/** Runs in its own thread, as a loop in the code under test stops every timer of the main one. */
const guard = `
  const { workerData: { shared, limit } } = require('node:worker_threads')
  const [beats, text] = [new Int32Array(shared, 0, 2), new Uint8Array(shared, 8)]
  let [last, since] = [-1, Date.now()]
  setInterval(() => {
    if (beats[0] !== last) return ([last, since] = [beats[0], Date.now()])
    if (Date.now() - since < limit) return
    require('node:fs').writeSync(2, 'No step has ended for ' + limit + ' ms:\\n' + Buffer.from(text.slice(0, beats[1])) + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, 250)`

/** Ends the process with the last words if none come for `limit` ms of real time. A browser has no such guard. */
export const watch = (limit: number): { readonly note: (words: string) => void; readonly stop: () => unknown } => {
  const shared = new SharedArrayBuffer(8 + room)
  const [beats, text] = [new Int32Array(shared, 0, 2), new Uint8Array(shared, 8)]
  const threads = 'process' in globalThis ? process.getBuiltinModule('node:worker_threads') : undefined
  if (threads === undefined) return { note: () => undefined, stop: () => undefined }
  const worker = new threads.Worker(guard, { eval: true, workerData: { shared, limit } })
  worker.unref()
  return {
    note: (words) => {
      const bytes = new TextEncoder().encode(words.slice(-room / 4))
      text.set(bytes)
      beats[1] = bytes.length
      beats[0] = (beats[0] ?? 0) + 1
    },
    stop: () => worker.terminate(),
  }
}
