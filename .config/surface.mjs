/**
 * Compares the public surface with the stored one of the last release (`surface/`): the reports of API Extractor on
 * each entry of the packages. Fails if the changelog of the package does not name
 * what has changed under "Unreleased", and on an exported name without a comment. `--write` stores the surface of a
 * release. It needs no network.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

if (!process.argv.includes('--write')) {
  const wrong = new Set()
  for (const file of readdirSync(reports)) {
    const [name] = file.split('.')
    const unreleased = read(`packages/${name}/CHANGELOG.md`).split('\n## Unreleased')[1]?.split('\n## ')[0] ?? ''
    const [before, after] = [`${root}.config/surface/${file}`, `${reports}/${file}`].map(declarationsIn)
    for (const what of new Set([...before.keys(), ...after.keys()]))
      if (before.get(what) !== after.get(what) && !new RegExp(`\\b${what}\\b`).test(unreleased))
        wrong.add(`${name} changes ${what}: name it under "Unreleased" in packages/${name}/CHANGELOG.md.`)
    for (const what of undocumentedIn(`${reports}/${file}`)) wrong.add(`${file} exports ${what} without a comment.`)
  }
  process.stderr.write([...wrong].map((line) => `${line}\n`).join(''))
  process.exitCode = wrong.size === 0 ? 0 : 1
}
