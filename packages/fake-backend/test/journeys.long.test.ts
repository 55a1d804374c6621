import { expect, it } from 'vitest'
import { checkJourneys } from '../src/journeys/checkJourneys.js'
import { commandsFor } from '../src/journeys/commands/commandsFor.js'
import { drawnWorlds } from '../src/journeys/drawnWorlds.js'
import { everySingle, learnCourses } from '../src/journeys/explorer/singleTrials.js'
import { oneOfEach } from './oneOfEach.js'
import { explorePayments } from '../src/journeys/explorer/explorePayments.js'
import { writeTrial } from '../src/journeys/explorer/trialText.js'

it.each([
  ['demo', 3],
  ['drawn', 5],
] as const)('in %s worlds every rule holds after each step, and every command runs', async (name, seed) => {
  const world = name === 'drawn' ? { world: drawnWorlds } : {}
  const { ran } = await checkJourneys({ ...world, seed, runs: 300, size: 60 })
  const idle = commandsFor().filter((one) => (ran[one.name] ?? 0) === 0)
  expect(idle.map((one) => one.name)).toEqual([])
})

it('after single faults at every third call of each flow, all parties agree and the customer can continue', async () => {
  const singles = oneOfEach(everySingle(await learnCourses())).filter((_, index) => index % 3 === 0)
  const { runs, struck } = await explorePayments({ trials: singles.map(writeTrial) })
  expect(struck).toBe(runs)
})

it('after up to three combined faults, all parties agree and the customer can continue', async () => {
  expect((await explorePayments({ seed: 2, runs: 1000 })).charges).toBeGreaterThan(300)
})
