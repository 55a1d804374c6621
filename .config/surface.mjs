/**
 * Compares the public surface with the stored one (`surface.json`): the names that each entry of a package
 * exports, and each operation of the contract. Fails if the changelog of the package does not name what has changed
 * under "Unreleased". `--write` stores the surface of a release. It needs no network.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path) => readFileSync(root + path, 'utf8')
const stored = `${root}.config/surface.json`

const namesOf = (path) => {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest)
  return file.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (isExported) {
      const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
      return declared.map(({ name }) => name.text)
    }
    if (!ts.isExportDeclaration(statement)) return []
    if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause))
      throw new Error(`${path} exports everything of a module; this check reads named exports alone.`)
    return statement.exportClause.elements.map(({ name }) => name.text)
  })
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

const surface = { operations: Object.fromEntries(operations.toSorted()) }
for (const name of ['core', 'http-adapter', 'fake-backend']) {
  const entries = Object.entries(JSON.parse(read(`packages/${name}/package.json`)).exports)
  const exported = entries.flatMap(([, { source }]) =>
    source === undefined ? [] : namesOf(`packages/${name}/${source.replace('./', '')}`),
  )
  surface[name] = [...new Set(exported)].toSorted()
}

if (process.argv.includes('--write')) {
  writeFileSync(stored, `${JSON.stringify(surface, null, 2)}\n`)
} else {
  const before = JSON.parse(readFileSync(stored, 'utf8'))
  const wrong = []
  const expectNamed = (name, what, did) => {
    const unreleased = read(`packages/${name}/CHANGELOG.md`).split('\n## Unreleased')[1]?.split('\n## ')[0] ?? ''
    const isNamed = new RegExp(`\\b${what}\\b`).test(unreleased)
    if (!isNamed) wrong.push(`${name} ${did} ${what}: name it under "Unreleased" in packages/${name}/CHANGELOG.md.`)
  }
  for (const name of ['core', 'http-adapter', 'fake-backend']) {
    for (const gone of before[name].filter((one) => !surface[name].includes(one))) expectNamed(name, gone, 'removes')
    for (const added of surface[name].filter((one) => !before[name].includes(one))) expectNamed(name, added, 'adds')
  }
  for (const id of new Set([...Object.keys(before.operations), ...Object.keys(surface.operations)]))
    if (before.operations[id] !== surface.operations[id]) expectNamed('http-adapter', id, 'changes the operation')
  process.stderr.write(wrong.map((line) => `${line}\n`).join(''))
  process.exitCode = wrong.length === 0 ? 0 : 1
}
