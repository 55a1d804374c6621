import { fileURLToPath } from 'node:url'
import { builtUi } from '../e2e/support/builtUi.mjs'
import { buildDemo } from './build.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const [outDir = `${root}dist/demo`] = process.argv.slice(2)

if (outDir.startsWith('-')) {
  const isHelp = outDir === '--help'
  const words = isHelp
    ? 'npm run demo [-- <folder>]: builds the demo (dist/demo)'
    : `There is no option ${outDir}: see --help.`
  process[isHelp ? 'stdout' : 'stderr'].write(`${words}\n`)
  process.exit(isHelp ? 0 : 2)
}

/** `npm run demo`: a folder that any static server serves; `dist/demo` if no other one is named. */
builtUi()
await buildDemo(outDir)
process.stdout.write(`The demo is in ${outDir}. Any static server serves it, from any folder of its host.\n`)
