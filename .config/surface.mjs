/**
 * Compares the public surface with the stored one of the last release (`surface/`): the reports of API Extractor on
 * each entry of the packages, and each operation of the contract. Fails if the changelog of the package does not name
 * what has changed under "Unreleased", and on an exported name without a comment. `--write` stores the surface of a
 * release. It needs no network.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path) => readFileSync(root + path, 'utf8')
const cache = `${root}.cache/surface`
const reports = process.argv.includes('--write') ? `${root}.config/surface` : `${cache}/reports`

/** Where the compiler writes the declarations of the sources of each package. */
const folders = { core: 'core', 'http-adapter': 'http-adapter/src', 'fake-backend': 'fake-backend/src' }
const names = Object.keys(folders)
execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'packages/fake-backend'], {
  cwd: root,
  stdio: 'inherit',
})
// API Extractor takes declarations under node_modules for those of others.
rmSync(cache, { recursive: true, force: true })
cpSync(`${root}node_modules/.cache/types`, `${cache}/types`, { recursive: true })
const entriesOf = (name) =>
  Object.entries(JSON.parse(read(`packages/${name}/package.json`)).exports).flatMap(([entry, { types }]) =>
    types === undefined ? [] : [[entry.slice(1), `${cache}/types/${folders[name]}/${types.replace('./dist/', '')}`]],
  )
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
  paths: Object.fromEntries(
    names.flatMap((name) => entriesOf(name).map(([entry, file]) => [`@booking-dashboard/${name}${entry}`, [file]])),
  ),
}
const silent = { default: { logLevel: 'none' } }

/** Writes a report for each entry of a package. */
const report = (name) => {
  const files = entriesOf(name).map(([, file]) => file)
  const configs = entriesOf(name).map(([entry, mainEntryPointFilePath]) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath,
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, files } },
        apiReport: {
          enabled: true,
          reportFolder: reports,
          reportTempFolder: cache,
          reportFileName: name + entry.replace('/', '.'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: `${root}packages/${name}/package.json`,
    }),
  )
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: files })
  const messageCallback = (message) => {
    message.handled = true
  }
  for (const config of configs) Extractor.invoke(config, { localBuild: true, compilerState, messageCallback })
}
mkdirSync(reports, { recursive: true })
for (const name of names) report(name)

/** The declaration of each exported name in a report, without comments. */
const declarationsIn = (file) =>
  new Map(
    readFileSync(file, 'utf8')
      .replaceAll(/^ *\/\/ .*$|\/\*\*[^]*?\*\//gm, '')
      .split(/^(?=export )|^```/m)
      .flatMap((text) => {
        const name = /^export (?:(?:declare|abstract) )?\w+ (\w+)/.exec(text)?.[1]
        return name === undefined ? [] : [[name, text.replaceAll(/\s+/g, ' ')]]
      }),
  )

/** The exported names without a comment. A codec and its type share one. */
const undocumentedIn = (file) => {
  const exported = /^\/\/ @\w+(?<isSilent> \(undocumented\))?\nexport (?:(?:declare|abstract) )?\w+ (?<name>\w+)/gm
  const found = [...readFileSync(file, 'utf8').matchAll(exported)].map(({ groups }) => groups)
  const documented = found.filter(({ isSilent }) => isSilent === undefined).map(({ name }) => name)
  return found.map(({ name }) => name).filter((name) => !documented.includes(name))
}

const contract = JSON.parse(read('packages/http-adapter/openapi.json'))
/** With the definition in the place of each reference. A definition within itself stays a reference. */
const resolved = (value, within = []) => {
  if (Array.isArray(value)) return value.map((one) => resolved(one, within))
  if (typeof value !== 'object' || value === null) return value
  const { $ref: reference } = value
  if (typeof reference === 'string' && !within.includes(reference)) {
    const found = reference
      .split('/')
      .slice(1)
      .reduce((part, name) => part[name], contract)
    return resolved(found, [...within, reference])
  }
  // Words do not change what is sent.
  const entries = Object.entries(value).filter(
    ([name]) => !['description', 'summary', 'example', 'examples'].includes(name),
  )
  return Object.fromEntries(entries.map(([name, one]) => [name, resolved(one, within)]))
}
const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.operationId !== undefined)
    .map(([method, operation]) => [operation.operationId, hashOf([method, path, resolved(operation)])]),
)

const surface = Object.fromEntries(operations.toSorted())

if (process.argv.includes('--write')) {
  writeFileSync(`${reports}/operations.json`, `${JSON.stringify(surface, null, 2)}\n`)
} else {
  const wrong = new Set()
  const expectNamed = (name, what) => {
    const unreleased = read(`packages/${name}/CHANGELOG.md`).split('\n## Unreleased')[1]?.split('\n## ')[0] ?? ''
    if (!new RegExp(`\\b${what}\\b`).test(unreleased))
      wrong.add(`${name} changes ${what}: name it under "Unreleased" in packages/${name}/CHANGELOG.md.`)
  }
  const changesBetween = (before, after) =>
    [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
  for (const file of readdirSync(reports)) {
    const before = declarationsIn(`${root}.config/surface/${file}`)
    for (const name of changesBetween(before, declarationsIn(`${reports}/${file}`)))
      expectNamed(file.split('.')[0], name)
    for (const name of undocumentedIn(`${reports}/${file}`)) wrong.add(`${file} exports ${name} without a comment.`)
  }
  const stored = JSON.parse(read('.config/surface/operations.json'))
  const changed = changesBetween(new Map(Object.entries(stored)), new Map(Object.entries(surface)))
  for (const id of changed) expectNamed('http-adapter', id)
  process.stderr.write([...wrong].map((line) => `${line}\n`).join(''))
  process.exitCode = wrong.size === 0 ? 0 : 1
}
