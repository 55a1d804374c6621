import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'
import { testSeed } from './running/testSeed.js'

it('120 random journeys through what is booked and into baskets hold every invariant at every step', { timeout: 180_000 }, async () => {
  const { tally, failure } = await checkJourneys({ about: 'booking', seed: testSeed(5), count: 120 })
  if (failure !== null) throw new Error(failure)
  // What never happened was not tested: far fewer than in any run of this length.
  const often = ['add rooms: added', 'add extras: added', 'add transport: added', 'change a name: added', 'add rooms: refused', 'resale: one: updated', 'answer a question: saved']
  for (const what of often) expect(tally.of(what), what).toBeGreaterThan(5)
  const seldom = ['remove everything: removed', 'update deliveries: updated', 'download: confirmation: arrived']
  for (const what of seldom) expect(tally.of(what), what).toBeGreaterThan(0)
  const options = ['add a room option: added', 'add a room option: refused', 'add rooms: added in part']
  expect(options.reduce((sum, what) => sum + tally.of(what), 0), options.join(', ')).toBeGreaterThan(0)
})
