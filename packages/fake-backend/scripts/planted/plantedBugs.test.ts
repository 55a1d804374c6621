import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { plant, plantedBugs } from './plantedBugs.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

it.each(plantedBugs)('$name: can be planted', (bug) => {
  const text = readFileSync(root + bug.file, 'utf8')
  expect(plant(text, bug)).not.toBe(text)
})
