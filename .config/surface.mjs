/**
 * Compares the public surface with the stored one (`surface/`): the declaration of each name that a package exports,
 * and each operation of the contract. Fails if the changelog of the package does not name what has changed under
 * "Unreleased", with the members of a declaration. `--write` stores the surface of a release. It needs no network.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changesBetween, declarationsOf, readDeclarations, writeDeclarations } from './declarations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path) => readFileSync(root + path, 'utf8')
const stored = `${root}.config/surface`

/** Where the compiler writes the declarations of the sources of each package. */
const folders = { core: 'core', 'http-adapter': 'http-adapter/src', 'fake-backend': 'fake-backend/src' }
const names = Object.keys(folders)
execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b', 'packages/fake-backend'], {
  cwd: root,
  stdio: 'inherit',
})
const typesOf = (name) =>
  Object.entries(JSON.parse(read(`packages/${name}/package.json`)).exports).flatMap(([entry, { types }]) =>
    types === undefined
      ? []
      : [[entry.slice(1), `${root}node_modules/.cache/types/${folders[name]}/${types.replace('./dist/', '')}`]],
  )
const paths = Object.fromEntries(
  names.flatMap((name) => typesOf(name).map(([entry, file]) => [`@booking-dashboard/${name}${entry}`, [file]])),
)
const declarations = Object.fromEntries(
  names.map((name) => [
    name,
    declarationsOf(
      typesOf(name).map(([, file]) => file),
      { paths },
    ),
  ]),
)

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
  writeFileSync(`${stored}/operations.json`, `${JSON.stringify(surface, null, 2)}\n`)
  for (const name of names) writeFileSync(`${stored}/${name}.txt`, writeDeclarations(declarations[name]))
} else {
  const wrong = []
  const expectNamed = (name, did, words, lines = []) => {
    const unreleased = read(`packages/${name}/CHANGELOG.md`).split('\n## Unreleased')[1]?.split('\n## ')[0] ?? ''
    const missing = words.filter((word) => !new RegExp(`\\b${word}\\b`).test(unreleased))
    if (missing.length === 0) return
    wrong.push(
      `${name} ${did} ${words[0]}: name ${missing.join(', ')} under "Unreleased" in packages/${name}/CHANGELOG.md.`,
    )
    wrong.push(...lines.map((line) => `  ${line}`))
  }
  for (const name of names) {
    const before = readDeclarations(readFileSync(`${stored}/${name}.txt`, 'utf8'))
    for (const { name: what, did, members, lines } of changesBetween(before, declarations[name]))
      expectNamed(name, did, [what, ...members], lines)
  }
  const before = JSON.parse(readFileSync(`${stored}/operations.json`, 'utf8'))
  for (const id of new Set([...Object.keys(before), ...Object.keys(surface)]))
    if (before[id] !== surface[id]) expectNamed('http-adapter', 'changes the operation', [id])
  process.stderr.write(wrong.map((line) => `${line}\n`).join(''))
  process.exitCode = wrong.length === 0 ? 0 : 1
}
