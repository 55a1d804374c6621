import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { generateBugs } from './generateBugs.js'
import { root } from './hunt.js'
import { canBePlanted } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'

/** A change to a line can invalidate its bug. At most this many wait for a repair. */
const mostInvalid = 3

it('bugs of the table match the current code', () => {
  const invalid = plantedBugs.filter((bug) => !canBePlanted(root, bug)).map(({ name }) => name)
  expect(invalid.slice(mostInvalid)).toEqual([])
})

it('the code of the models yields as many distinct bugs again', () => {
  const bugs = generateBugs(root, plantedBugs.length)
  expect(bugs).toHaveLength(plantedBugs.length)
  expect(new Set(bugs.map(({ to }) => to)).size).toBe(bugs.length)
  for (const { name, to } of bugs)
    expect(() => transformSync(to, { loader: 'ts', logLevel: 'silent' }), name).not.toThrow()
})
