import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'
import { testSeed } from './running/testSeed.js'

it('150 random journeys hold every invariant at every step', { timeout: 180_000 }, async () => {
  const { tally, failure } = await checkJourneys({ seed: testSeed(3), count: 150 })
  if (failure !== null) throw new Error(failure)
  // What never happened was not tested: far fewer than in any run of this length.
  for (const what of ['charged', 'payment is requiresAction', 'payment is undecided', 'payment failed: refused']) {
    expect(tally.of(what), what).toBeGreaterThan(10)
  }
})
