import { createRandom } from '../../src/values/createRandom.js'
import { changesOf, type SingleChange } from '../planted/generateBugs.js'
import { plant } from '../planted/PlantedBug.js'
import { areaOf } from './areas.js'
import { Compiler } from './Compiler.js'
import { readdirSync, readFileSync } from 'node:fs'

/** Selects files that contain decisions: no texts, no files of types alone, no tests. */
const isMined = (name: string): boolean =>
  name.endsWith('.ts') && !/(\.test|Texts|Api|Ports|Contract|Wire)\.ts$|^(testing|texts\/(de|es))\//.test(name)

const filesIn = (root: string): readonly string[] =>
  ['packages/core/src', 'packages/http-adapter/src'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter(isMined)
      .toSorted()
      .map((name) => `${folder}/${name}`),
  )

/** Whether each change compiles, in order. Changes of one file are tried one after another. */
const compiling = (compiler: Compiler, changes: readonly SingleChange[]): readonly boolean[] => {
  const found = new Map<SingleChange, boolean>()
  for (let waiting = changes; waiting.length > 0; ) {
    const round = waiting.filter((one, index) => waiting.findIndex(({ file }) => file === one.file) === index)
    const results = compiler.compile(round.map((one) => ({ file: one.file, text: plant(one.from, one) })))
    for (const [index, one] of round.entries()) found.set(one, results[index] === true)
    waiting = waiting.filter((one) => !found.has(one))
  }
  return changes.map((one) => found.get(one) === true)
}

/** How many single changes to draw, and by which seed. `area`: from this area alone; null for all. */
export interface MutantsWanted {
  readonly seed: number
  readonly count: number
  readonly area: string | null
}

/** Draws single changes of the core and the adapter, from all changes that compile. */
export const drawMutants = (root: string, { seed, count, area }: MutantsWanted): readonly SingleChange[] => {
  const files = filesIn(root).filter((file) => area === null || areaOf(file) === area)
  if (files.length === 0) throw new RangeError(`${area} is no area such as core/payment.`)
  const waiting = files.flatMap((file) => changesOf(file, readFileSync(root + file, 'utf8')))
  const random = createRandom(seed)
  const compiler = new Compiler(root)
  const next = (): readonly SingleChange[] => waiting.splice(Math.floor(random() * waiting.length), 1)
  let drawn: readonly SingleChange[] = []
  while (drawn.length < count && waiting.length > 0) {
    const tried = Array.from({ length: count - drawn.length }, next).flat()
    const compile = compiling(compiler, tried)
    drawn = [...drawn, ...tried.filter((_one, index) => compile[index])]
  }
  return drawn
}
