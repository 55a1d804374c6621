/**
 * `npm run reference`: the reference of all that the three packages for scripts and testers hand out, made of their sources'
 * own comments, as pages in .cache/reference. TypeDoc is fetched when this is called.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faces } from './faces.js'
import { npm } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, '.cache/typedoc')
const out = join(root, '.cache/reference')
const version = '0.28.20'

if (!existsSync(join(home, 'node_modules/typedoc'))) {
  // Without its peer: the compiler that it runs is this project's own.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error']
  const [program, ...args] = npm('install', '--prefix', home, ...flags, `typedoc@${version}`)
  execFileSync(program, args, { stdio: 'inherit' })
}

const entryPoints = faces.map(({ source }) => join(root, source))
mkdirSync(home, { recursive: true })
const tsconfig = join(home, 'tsconfig.json')
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: join(root, '.config/tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      ...{ composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true },
    },
    files: entryPoints,
  }),
)
const { resolve } = createRequire(join(home, 'package.json'))
const folder = dirname(resolve('typedoc/package.json'))
const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: { typedoc: string } }
execFileSync(
  process.execPath,
  [
    join(folder, bin.typedoc),
    ...['--tsconfig', tsconfig, '--out', out, '--name', 'Booking dashboard', '--readme', join(root, 'README.md')],
    ...['--basePath', join(root, 'packages'), '--disableGit', '--sourceLinkTemplate', '{path}', '--excludeExternals'],
    // What is not handed out has no page; where a type names it, it is plain text.
    ...[
      '--validation.notExported',
      'false',
      '--validation.invalidPath',
      'false',
      '--hideGenerator',
      '--logLevel',
      'Error',
    ],
    ...entryPoints,
  ],
  { stdio: 'inherit' },
)
process.stdout.write(`${join(out, 'index.html')}\n`)
