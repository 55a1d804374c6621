import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { changesOf } from '../planted/generateBugs.js'
import { plant } from '../planted/PlantedBug.js'
import './isMutant.js'
import { withSwitches } from './withSwitches.js'

const text = `
const first = 1
export const run = (a: number, b: number) => {
  const seen: string[] = []
  if (a > first && (b === 1 || a + b === 1 + first)) seen.push('both')
  else seen.push('not both')
  const sums = { 1: a + 1 }
  return JSON.stringify([seen, sums])
}
`
const changes = changesOf('sample.ts', text)
const given = [0, 1, 2, 3].flatMap((a) => [0, 1, 2].map((b): [number, number] => [a, b]))

/** What the code answers to every pair of numbers. */
const answersOf = async (code: string): Promise<readonly string[]> => {
  const { code: script } = transformSync(code, { loader: 'ts' })
  const { run } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  return given.map((pair) => run(...pair))
}

it('makes the change that is switched on, and none of the others', async () => {
  const switched = withSwitches(
    text,
    changes.map(({ change }, number) => ({ number, change })),
  )
  expect(changes.length).toBeGreaterThan(10)
  const isMutant = globalThis.isMutant
  for (const [active, one] of changes.entries()) {
    globalThis.isMutant = (number) => number === active
    const wanted = await answersOf(plant(text, one))
    // The number makes a module of its own, which reads the switches anew.
    expect(await answersOf(`${switched}\nexport const active = ${active}`), one.name).toEqual(wanted)
  }
  globalThis.isMutant = isMutant
  expect(await answersOf(switched)).toEqual(await answersOf(text))
})
