import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@booking-dashboard/core'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { allowedInReact } from './coreInReact.js'
import { onlyForTheIndex } from './onlyForTheIndex.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)
const sources = (name: string): readonly string[] =>
  filesIn(`packages/${name}/src`).filter((path) => /\.tsx?$/.test(path))

interface Import {
  readonly from: string
  /** Names of values; a type is none. */
  readonly values: readonly string[]
}

/** What a file imports, and what it hands on with `export … from`. */
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
  it('lists what screens, scripts and testers use, and no more', () => {
    const file = ts.createSourceFile(index, read(index), ts.ScriptTarget.ES2022, true)
    const listed = file.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [],
    )
    // A function inside an object is a name as well.
    const grouped = Object.entries<unknown>({ ...core }).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && name !== 'texts'
        ? Object.values<unknown>({ ...value }).filter((one) => typeof one === 'function')
        : [],
    )
    expect(listed.length + grouped.length).toBeLessThanOrEqual(204)
  })

  it('is not all that a file of the core is there for', () => {
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
  it('imports no value of the core but those of the list, which shrinks', () => {
    const imported = sources('react-ui')
      .filter((path) => !isTest(path))
      .flatMap((path) => importsOf(path).filter(({ from }) => from === '@booking-dashboard/core'))
      .flatMap(({ values }) => values)
    expect([...new Set(imported)].filter((name) => !allowedInReact.includes(name)).toSorted()).toEqual([])
  })

  it('takes of the ports of the core their types, and puts the dashboard together in its composition root alone', () => {
    const isRoot = (path: string): boolean =>
      /^packages\/react-ui\/src\/(composition|dashboard|areas|offline)\//.test(path)
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

describe('what a comment or a README cites', () => {
  const docs = 'packages/core/docs'
  const sections = (text: string): ReadonlySet<string> =>
    new Set([...text.matchAll(/^## (\d+)\. /gm)].map(([, n = '']) => n))
  /** Sections and their numbered items: 7 and 7.10; 7.10d where an item has letters. */
  const decided = (text: string): ReadonlySet<string> => {
    let section = ''
    const found = new Set<string>()
    for (const line of text.split('\n')) {
      const heading = /^## (\d+)\. /.exec(line)?.[1]
      if (heading !== undefined) section = heading
      const item = /^(\d+)\. /.exec(line)?.[1]
      found.add(section)
      if (item !== undefined) found.add(`${section}.${item}`)
    }
    return found
  }
  const known = {
    1: sections(read(`${docs}/1-account-and-bookings.txt`)),
    2: sections(read(`${docs}/2-basket-and-payments.txt`)),
    decisions: decided(read(`${docs}/3-decisions.md`)),
  }

  const unknownIn = (text: string): readonly string[] => {
    // A comment may break in the middle of a citation.
    const plain = text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ')
    const ofDecisions = [...plain.matchAll(/[Dd]ecisions §(\d+(?:\.\d+)?)/g)].filter(
      ([, section = '']) => !known.decisions.has(section),
    )
    const ofSpecification = [...plain.matchAll(/[Ss]pecification ([12]), §(\d+)/g)].filter(
      ([, part = '', section = '']) => !known[part === '1' ? 1 : 2].has(section),
    )
    return [...ofDecisions, ...ofSpecification].map(([citation]) => citation)
  }

  it('stands in the documents of the core', () => {
    const cited = ['core', 'http-adapter', 'fake-backend', 'react-ui'].flatMap((name) => [
      ...sources(name),
      `packages/${name}/README.md`,
    ])
    const wrong = [...cited, 'README.md'].flatMap((path) =>
      unknownIn(read(path)).map((citation) => `${path}: ${citation}`),
    )
    expect(wrong).toEqual([])
  })

  it('would be missed where it did not', () => {
    expect(
      unknownIn('see decisions §9.1,\n * decisions §1.99 and specification 1, §17; decisions §1.9 is there'),
    ).toEqual(['decisions §9.1', 'decisions §1.99', 'specification 1, §17'])
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
