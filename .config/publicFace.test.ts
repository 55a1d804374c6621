import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@booking-dashboard/core'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { allowedInReact } from './coreInReact.js'
import { onlyForTheIndex } from './onlyForTheIndex.js'
import { anchorsOf, documentsIn } from './prose.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const sources = (name: string): readonly string[] =>
  filesIn(`packages/${name}/src`).filter((path) => /\.tsx?$/.test(path))

interface Import {
  readonly from: string
  /** Names of values, without types. */
  readonly values: readonly string[]
}

/** What a file imports, and what it re-exports with `export … from`. */
const importsOf = (path: string): readonly Import[] => {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  return file.statements.flatMap((statement) => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
    ) {
      return [{ from: statement.moduleSpecifier.text, values: [] }]
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { importClause: clause, moduleSpecifier } = statement
    const named = clause?.namedBindings
    const values =
      clause === undefined || clause.isTypeOnly || named === undefined || !ts.isNamedImports(named)
        ? []
        : named.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map(({ name, propertyName }) => (propertyName ?? name).text)
    return [{ from: moduleSpecifier.text, values }]
  })
}

const index = 'packages/core/src/index.ts'

describe('the index of the core', () => {
  it('lists what screens, scripts and testers use, and nothing else', () => {
    const file = ts.createSourceFile(index, read(index), ts.ScriptTarget.ES2022, true)
    const listed = file.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [],
    )
    // A function inside an object counts as a name too.
    const grouped = Object.entries<unknown>({ ...core }).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && name !== 'texts'
        ? Object.values<unknown>({ ...value }).filter((one) => typeof one === 'function')
        : [],
    )
    expect(listed.length + grouped.length).toBeLessThanOrEqual(240)
  })

  it('exports no file that only the index imports', () => {
    const imported = new Set(
      sources('core')
        .filter((path) => path !== index && !isTest(path))
        .flatMap((path) =>
          importsOf(path).map(({ from }) => relative(root, resolve(root, dirname(path), from.replace(/\.js$/, '.ts')))),
        ),
    )
    const idle = importsOf(index)
      .map(({ from }) => relative(root, resolve(root, dirname(index), from.replace(/\.js$/, '.ts'))))
      .filter((path) => !imported.has(path))
      .map((path) => path.replace('packages/core/src/', ''))
    expect([...new Set(idle)].filter((path) => !onlyForTheIndex.includes(path))).toEqual([])
  })
})

describe('a file of react-ui', () => {
  it('imports only the listed values of the core; the list shrinks', () => {
    const imported = sources('react-ui')
      .filter((path) => !isTest(path))
      .flatMap((path) => importsOf(path).filter(({ from }) => from === '@booking-dashboard/core'))
      .flatMap(({ values }) => values)
    expect([...new Set(imported)].filter((name) => !allowedInReact.includes(name)).toSorted()).toEqual([])
  })

  it('imports only types from the ports of the core, and composes the dashboard only in its composition root', () => {
    const isRoot = (path: string): boolean =>
      /^packages\/react-ui\/src\/(composition|browser|telemetry|areas|offline)\//.test(path)
    const wrong = sources('react-ui')
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter(({ from }) => from.endsWith('core/ports') || (from.endsWith('core/composition') && !isRoot(path)))
          .flatMap(({ values }) => values.map((name) => `${path}: ${name}`)),
      )
    expect(wrong).toEqual([])
  })
})

describe('a citation in a comment', () => {
  const folders: Readonly<Record<string, string>> = {
    behaviour: 'packages/core/docs/behaviour',
    decisions: 'packages/core/docs/decisions',
    docs: 'packages/fake-backend/docs',
  }
  const anchors = new Map(
    Object.entries(folders).flatMap(([name, folder]) =>
      documentsIn(join(root, folder)).map((path) => [
        `${name}/${basename(path, '.md')}`,
        anchorsOf(readFileSync(path, 'utf8')),
      ]),
    ),
  )

  const citations = (text: string): readonly { readonly page: string; readonly anchor: string | undefined }[] =>
    [...text.matchAll(/\b((?:behaviour|decisions|docs)\/[a-z-]+)(?:#([\w.-]*\w))?(?![\w./-]*\.(?:md|ts))/g)].map(
      ([, page = '', anchor]) => ({ page, anchor }),
    )
  const unknownIn = (text: string): readonly string[] =>
    citations(text)
      .filter(({ page, anchor }) => anchor !== undefined && anchors.get(page)?.has(anchor) !== true)
      .map(({ page, anchor }) => `${page}#${anchor}`)
  const oldForm = /\b(?:[Ss]pecification [12], §|[Dd]ecisions §)/

  const all = ['core', 'http-adapter', 'fake-backend', 'react-ui'].flatMap((name) => sources(name))

  it('has an anchor in the documents of the core', () => {
    expect(all.flatMap((path) => citations(read(path))).length).toBeGreaterThan(300)
    const wrong = all.flatMap((path) => unknownIn(read(path)).map((citation) => `${path}: ${citation}`))
    expect(wrong).toEqual([])
  })

  it('consists of page and anchor', () => {
    expect(all.filter((path) => oldForm.test(read(path)))).toEqual([])
  })
})

describe('an example for scripts', () => {
  it('compiles with the libraries of a plain project', () => {
    const folder = join(root, 'packages/http-adapter')
    const config = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config,
      ts.sys,
      folder,
    )
    const examples = filesIn('packages/http-adapter/examples').map((path) => join(root, path))
    const lib = ['lib.es2022.d.ts', 'lib.dom.d.ts']
    const program = ts.createProgram(examples, {
      ...config.options,
      lib,
      noEmit: true,
      composite: false,
      incremental: false,
    })
    const wrong = examples.flatMap((path) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(path))
        .map(({ messageText }) => `${relative(root, path)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    )
    expect(examples.length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  })
})

it('the pages in a tarball link to no package that is packed in none', () => {
  const packed = documentsIn(root).filter((path) =>
    /packages.(core|http-adapter|fake-backend)./.test(relative(root, path)),
  )
  const links = packed.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\(((?:\.\.\/)+[^)]+)\)/g)].map(([, to = '']) =>
      resolve(dirname(path), to),
    ),
  )
  const elsewhere = links
    .map((to) => relative(root, to))
    .filter((to) => !/^packages.(core|http-adapter|fake-backend)\b/.test(to))
  expect(packed.length).toBeGreaterThan(20)
  expect(elsewhere).toEqual([])
})
