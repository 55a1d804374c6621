import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { generateBugs } from './generateBugs.js'
import { root } from './hunt.js'
import { canBePlanted } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'

it('bugs of the table match the current code', () => {
  expect(plantedBugs.filter((bug) => !canBePlanted(root, bug)).map(({ name }) => name)).toEqual([])
})

it('the code of the models yields as many distinct bugs again', () => {
  const bugs = generateBugs(root, plantedBugs.length)
  expect(bugs).toHaveLength(plantedBugs.length)
  expect(new Set(bugs.map(({ to }) => to)).size).toBe(bugs.length)
  for (const { name, to } of bugs)
    expect(() => transformSync(to, { loader: 'ts', logLevel: 'silent' }), name).not.toThrow()
})
