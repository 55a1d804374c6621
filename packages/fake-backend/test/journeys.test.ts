import { expect, it } from 'vitest'
import { checkJourneys } from '../src/journeys/checkJourneys.js'
import { drawnWorlds } from '../src/journeys/drawnWorlds.js'

/**
 * The fixed journeys of `npm test`; `npm test -- --long` runs more, and `npm run journeys` draws new ones. A failure
 * prints its story, the broken rule, and the line that replays it.
 */
it('in the demo world every rule holds after each step', async () => {
  const { steps, met } = await checkJourneys({ seed: 2, runs: 40, size: 40 })
  expect(steps).toBeGreaterThan(200)
  // A state that never occurred was not tested.
  const states = [
    'payment is bank',
    'payment is paid',
    'payment is failed: refused',
    'unended: bankOffered',
    'plan is bank',
  ]
  expect(states.filter((state) => met[state] === undefined)).toEqual([])
})

it('in drawn worlds every rule holds after each step', async () => {
  const { steps } = await checkJourneys({ world: drawnWorlds, seed: 1, runs: 40, size: 40 })
  expect(steps).toBeGreaterThan(200)
})
