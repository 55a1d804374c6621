import { expect, it } from 'vitest'
import { checkJourneys } from './running/checkJourneys.js'
import { testSeed } from './running/testSeed.js'

it('30 journeys pay by card and by plan, change and fail, while days go by, and hold every invariant', { timeout: 180_000 }, async () => {
  const { tally, failure } = await checkJourneys({ about: 'payments', seed: testSeed(6), count: 30 })
  if (failure !== null) throw new Error(failure)
  for (const what of ['charged: outstanding', 'plan is updated', 'plan is failed', 'instalments taken']) {
    expect(tally.of(what), what).toBeGreaterThan(2)
  }
})
