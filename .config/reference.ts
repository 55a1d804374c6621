/**
 * `npm run reference`: the reference of all that the three packages for scripts and testers hand out, made of their sources'
 * own comments, as pages in .cache/reference. TypeDoc is fetched when this is called. `npm run docs` has it too.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetched, typeDocVersion, writeReference } from './typedoc.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, '.cache/reference')

writeReference(fetched('typedoc', { typedoc: typeDocVersion }), ['--out', out, '--readme', join(root, 'README.md')])
process.stdout.write(`${join(out, 'index.html')}\n`)
