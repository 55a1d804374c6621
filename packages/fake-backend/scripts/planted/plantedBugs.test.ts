import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { generateBugs } from './generateBugs.js'
import { root } from './hunt.js'
import { canBePlanted } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'

/** `npm run planted` needs at least this many bugs. A change to a line invalidates its bug. */
const fewest = 20

it('bugs of the table match the current code', () => {
  const standing = plantedBugs.filter((bug) => canBePlanted(root, bug))
  expect(standing.length).toBeGreaterThanOrEqual(fewest)
})

it('the models’ code yields as many distinct bugs again', () => {
  const bugs = generateBugs(root, plantedBugs.length)
  expect(bugs).toHaveLength(plantedBugs.length)
  expect(new Set(bugs.map(({ to }) => to)).size).toBe(bugs.length)
  for (const { name, to } of bugs)
    expect(() => transformSync(to, { loader: 'ts', logLevel: 'silent' }), name).not.toThrow()
})
