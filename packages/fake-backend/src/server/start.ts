import { fileURLToPath } from 'node:url'
import { BuildFailed, buildUi } from './ui/buildUi.js'
import { runOnThisTerminal } from './onThisTerminal.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** `npm start`: serves the whole product from one process on one port. Builds the UI if its sources have changed. */
await runOnThisTerminal((stop) => ({
  prepareUi: () => buildUi(root, stop, (line) => void process.stdout.write(`${line}\n`)),
  isExpected: (error) => error instanceof BuildFailed,
}))
