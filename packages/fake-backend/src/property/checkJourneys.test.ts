import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aWorld } from '../index.js'
import { checkJourneys, command } from '../property.js'

const nobody = aWorld().customer('ada@example.com', { locked: true }).booking()
const ada = aWorld().customer('ada@example.com').booking()
const never = command({ name: 'never', when: () => false, input: fc.constant(null), run: () => Promise.resolve() })

it('rejects a world in which nobody can sign in', async () => {
  await expect(checkJourneys({ world: nobody, seed: 1, runs: 5 })).rejects.toThrow('Nobody in this world can sign in')
})

it('rejects a run without a step', async () => {
  await expect(checkJourneys({ world: ada, commands: [never], seed: 1, runs: 5 })).rejects.toThrow('No step ran')
})

it('repeats the same journeys for the same seed', async () => {
  const twice = [1, 2].map(() => checkJourneys({ world: ada, seed: 3, runs: 5 }))
  const [first, second] = await Promise.all(twice)
  expect(second).toEqual(first)
})
