import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateBugs } from './generateBugs.js'
import { root } from './hunt.js'
import { plant } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'

it.each(plantedBugs)('$name can still be planted', (bug) => {
  const text = readFileSync(root + bug.file, 'utf8')
  expect(plant(text, bug)).not.toBe(text)
})

it('as many again are made out of the code of the models, each another', () => {
  const bugs = generateBugs(root, plantedBugs.length)
  expect(bugs).toHaveLength(plantedBugs.length)
  expect(new Set(bugs.map(({ to }) => to)).size).toBe(bugs.length)
})
