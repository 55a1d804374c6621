/**
 * Counts the folders of each package that import each other. It fails on a pair without a reason in
 * .config/layers.cjs, and on a reason without a pair. It also counts the functions over 80 lines, and fails on one that
 * the page on layers does not name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { longFunctionsIn } from './longFunctions.mjs'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const { pairs: reasons } = createRequire(import.meta.url)('./layers.cjs')

const srcOf = (name) => join(root, 'packages', name, 'src')

/** The files of a package, without tests. */
const productFilesOf = (name) =>
  readdirSync(srcOf(name), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))

/** The imports from one folder of a package to another, without tests: `basket > money`, and who imports whom. */
const arrowsIn = (name) => {
  const src = srcOf(name)
  const files = productFilesOf(name)
  const known = new Set(files)
  const resolve = (from, specifier) => {
    const path = join(dirname(from), specifier)
    const stem = path.replace(/\.js$/, '')
    return [path, `${stem}.ts`, `${stem}.tsx`, `${path}/index.ts`].find((file) => known.has(file))
  }
  const folderOf = (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : null)
  return files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(src, file), 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? (resolve(file, fileName) ?? []) : []))
      .map((target) => ({ file, target, from: folderOf(file), to: folderOf(target) }))
      .filter(({ from, to }) => from !== null && to !== null && from !== to),
  )
}

/** The page names each long function that stays, with its reason. */
const pageOfLayers = 'packages/core/docs/concepts/layers.md'
const page = readFileSync(new URL(`../${pageOfLayers}`, import.meta.url), 'utf8')

const problems = []
for (const name of ['core', 'http-adapter', 'fake-backend', 'react-ui']) {
  const arrows = arrowsIn(name)
  const drawn = new Set(arrows.map(({ from, to }) => `${from} > ${to}`))
  const pairs = [...drawn]
    .map((arrow) => arrow.split(' > '))
    .filter(([from, to]) => from < to && drawn.has(`${to} > ${from}`))
    .map(([from, to]) => `${from} <-> ${to}`)
  console.log(`${name}: ${drawn.size} arrows between folders, ${pairs.length} pairs that import each other`)
  const long = longFunctionsIn(srcOf(name), productFilesOf(name))
  console.log(`${name}: ${long.length} functions over 80 lines`)
  problems.push(
    ...long
      .filter((one) => !page.includes(`\`${one.name}\``))
      .map(
        ({ file, name: of, lines }) =>
          `${name}: ${of} in ${file} has ${lines} lines: split it, or say why not in ${pageOfLayers}`,
      ),
  )
  const allowed = reasons[name]
  problems.push(
    ...pairs.filter((pair) => !Object.hasOwn(allowed, pair)).map((pair) => `${name}: ${pair} import each other`),
    ...Object.keys(allowed)
      .filter((pair) => !pairs.includes(pair))
      .map((pair) => `${name}: ${pair} import each other no more`),
  )
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
