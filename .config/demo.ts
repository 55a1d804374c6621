/** `npm run demo`: a folder that any static server serves; `dist/demo` if no other one is named. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inScript } from '../packages/fake-backend/scripts/inScript'
import { buildDemo } from '../packages/react-ui/demo/build'
import { builtUi } from '../packages/react-ui/e2e/support/builtUi.mjs'

const { positionals } = inScript('npm run demo [-- <folder>]: builds the demo (dist/demo)', () =>
  parseArgs({ allowPositionals: true }),
)
const [outDir = fileURLToPath(new URL('../dist/demo', import.meta.url))] = positionals

builtUi()
await buildDemo(outDir)
process.stdout.write(`The demo is in ${outDir}. Any static server serves it, from any folder of its host.\n`)
