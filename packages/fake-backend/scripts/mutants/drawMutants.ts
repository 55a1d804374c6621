import { createRandom } from '../../src/world/createRandom.js'
import { changesOf } from '../planted/generateBugs.js'
import { plant, type PlantedBug } from '../planted/PlantedBug.js'
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

/** Draws `count` single changes of the core and the adapter by this seed, from all changes that compile. */
export const drawMutants = (root: string, seed: number, count: number): readonly PlantedBug[] => {
  const waiting = filesIn(root).flatMap((file) => changesOf(file, readFileSync(root + file, 'utf8')))
  const random = createRandom(seed)
  const compiler = new Compiler(root)
  const drawn: PlantedBug[] = []
  while (drawn.length < count && waiting.length > 0) {
    const [one] = waiting.splice(Math.floor(random() * waiting.length), 1)
    if (one !== undefined && compiler.compiles(one.file, plant(one.from, one))) drawn.push(one)
  }
  return drawn
}
