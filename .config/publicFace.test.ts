import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
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

/** What a file imports, and what it re-exports with `export … from`. */
const importsOf = (path: string): readonly string[] =>
  ts.preProcessFile(read(path), true, true).importedFiles.map(({ fileName }) => fileName)

const index = 'packages/core/src/index.ts'

describe('the index of the core', () => {
  it('exports no file that only the index imports', () => {
    const imported = new Set(
      sources('core')
        .filter((path) => path !== index && !isTest(path))
        .flatMap((path) =>
          importsOf(path).map((from) => relative(root, resolve(root, dirname(path), from.replace(/\.js$/, '.ts')))),
        ),
    )
    const idle = importsOf(index)
      .map((from) => relative(root, resolve(root, dirname(index), from.replace(/\.js$/, '.ts'))))
      .filter((path) => !imported.has(path))
      .map((path) => path.replace('packages/core/src/', ''))
    expect([...new Set(idle)].filter((path) => !onlyForTheIndex.includes(path))).toEqual([])
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
