import { expect, it } from 'vitest'
import { root } from './hunt.js'
import { canBePlanted } from './PlantedBug.js'
import { plantedBugs } from './plantedBugs.js'

it('bugs of the table match the current code', () => {
  expect(plantedBugs.filter((bug) => !canBePlanted(root, bug)).map(({ name }) => name)).toEqual([])
})
