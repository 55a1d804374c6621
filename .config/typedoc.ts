import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faces } from './faces.js'
import { npm } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Programs too large for the root install: fetched once, at these versions, into a folder of .cache. */
export const fetched = (name: string, packages: Readonly<Record<string, string>>): string => {
  const home = join(root, '.cache', name)
  const isThere = Object.entries(packages).every(([library, version]) => {
    const manifest = join(home, 'node_modules', library, 'package.json')
    if (!existsSync(manifest)) return false
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version === version
  })
  if (!isThere) {
    mkdirSync(home, { recursive: true })
    // Without peer dependencies: TypeDoc runs this project's own compiler.
    const flags = ['--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error']
    const wanted = Object.entries(packages).map(([library, version]) => `${library}@${version}`)
    const [program = '', ...args] = npm('install', '--prefix', home, ...flags, ...wanted)
    execFileSync(program, args, { stdio: 'inherit' })
  }
  return home
}

/** The script of a program in such a folder. */
export const programIn = (home: string, name: string): string => {
  const manifest = createRequire(join(home, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly bin: Readonly<Record<string, string>> }
  return join(dirname(manifest), bin[name] ?? '')
}

export const typeDocVersion = '0.28.20'

/** Writes the reference of the three packages for scripts and testers, from their comments. */
export const writeReference = (home: string, options: readonly string[]): void => {
  const entryPoints = faces.map(({ source }) => join(root, source))
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
  execFileSync(
    process.execPath,
    [
      programIn(home, 'typedoc'),
      ...['--tsconfig', tsconfig, '--name', 'API reference', '--basePath', join(root, 'packages')],
      ...['--disableGit', '--sourceLinkTemplate', '{path}', '--excludeExternals', '--hideGenerator'],
      // A type that is not exported has no page; where another type names it, it is plain text.
      ...['--validation.notExported', 'false', '--validation.invalidPath', 'false', '--logLevel', 'Error'],
      ...options,
      ...entryPoints,
    ],
    { stdio: 'inherit' },
  )
}
