import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const importOfSheet = /^import (\w+) from ["']([^"']+\.module\.css)["'];?$/gm

interface SheetInUse {
  readonly statement: string
  readonly from: string
  /** Reads one class by its name: `styles.heading`. */
  readonly read: RegExp
  /** The code does nothing else with the sheet than that. */
  readonly byNameOnly: boolean
}

const sheetsIn = (code: string): readonly SheetInUse[] =>
  [...code.matchAll(importOfSheet)].map(([statement, sheet = '', from = '']) => {
    const read = new RegExp(String.raw`(?<![.\w$'"-])${sheet}\.(\w+)`, 'g')
    const rest = code.replace(statement, '')
    const uses = rest.match(new RegExp(String.raw`\b${sheet}\b`, 'g')) ?? []
    return { statement, from, read, byNameOnly: uses.length === (rest.match(read) ?? []).length }
  })

const classesOf = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
]

/**
 * `_2f_3`: which sheet of the product, and which class of that sheet. Every class stands in the styles, in the code and in the HTML: words
 * and hashes hardly get smaller when they are compressed. The same in each build, since the HTML is one of its own.
 *
 * The names stand in the code itself. An object with all names of a sheet, which parts hand to each other, is made only of
 * sheets whose classes are chosen while the code runs.
 */
export const shortClassNames = (source: string): Plugin[] => {
  let sheets: ReadonlyMap<string, readonly string[]> = new Map()
  let chosenWhileRunning: ReadonlySet<string> = new Set()
  const shortName = (name: string, id: string): string => {
    const file = resolve(id.replace(/\?.*$/, ''))
    const classes = sheets.get(file)
    if (classes === undefined) throw new Error(`${file} is not a sheet of ${source}`)
    const [sheet, at] = [[...sheets.keys()].indexOf(file), classes.indexOf(name)]
    // A sheet names its animations too.
    return `_${sheet.toString(36)}_${at < 0 ? name : at.toString(36)}`
  }
  const sheetOf = (id: string, from: string): string => resolve(dirname(id), from)
  const names: Plugin = {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => {
      const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => resolve(source, file))
      sheets = new Map(
        files
          .filter((file) => file.endsWith('.module.css'))
          .toSorted()
          .map((file) => [file, classesOf(readFileSync(file, 'utf8'))]),
      )
      chosenWhileRunning = new Set(
        files
          .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
          .flatMap((file) =>
            sheetsIn(readFileSync(file, 'utf8')).flatMap(({ from, byNameOnly }) =>
              byNameOnly ? [] : [sheetOf(file, from)],
            ),
          ),
      )
      return { css: { modules: { generateScopedName: shortName } } }
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code, id) => ({
        code: sheetsIn(code).reduce((text, { statement, from, read }) => {
          const file = sheetOf(id, from)
          if (chosenWhileRunning.has(file)) return text
          return text
            .replace(statement, `import ${JSON.stringify(from)}`)
            .replace(read, (_, name: string) => JSON.stringify(shortName(name, file)))
        }, code),
        map: null,
      }),
    },
  }
  const objects: Plugin = {
    name: 'sheets-without-objects',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (_, id) =>
        chosenWhileRunning.has(id) ? null : { code: '', map: null, moduleSideEffects: 'no-treeshake' },
    },
  }
  return [names, objects]
}
