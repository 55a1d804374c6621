/**
 * `npm run reference`: writes the reference of the three packages for scripts and testers, from the comments in their
 * sources, as pages in .cache/reference. TypeDoc is fetched at the call. `npm run docs` includes the reference.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetched, typeDocVersion, writeReference } from './typedoc.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, '.cache/reference')

writeReference(fetched('typedoc', { typedoc: typeDocVersion }), ['--out', out, '--readme', join(root, 'README.md')])
process.stdout.write(`${join(out, 'index.html')}\n`)
