import { expect, it } from 'vitest'
import { explorePart } from './explorePart.js'

it('whatever comes between, what is paid is paid once, as shown, and said truly (part 4)', { timeout: 180_000 }, async () => {
  const { tally } = await explorePart(4)
  // All four parts come to 5,000 and more.
  expect(tally.of('interleavings')).toBeGreaterThanOrEqual(1250)
  for (const seen of ['requiresAction', 'polling', 'undecided', 'failed: noPayment', 'plan requiresAction', 'plan failed: notReached']) {
    expect(tally.of(`seen: ${seen}`), seen).toBeGreaterThan(5)
  }
})
