import { comes } from './support/pageLoad'
import { screens } from './support/screens'
import { addSeats } from './support/shopping'
import { test, arrive } from './support/world'

// An animation must not move other content.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** screens.e2e.ts tests the same on a phone. */
test('each screen loads as fast on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await arrive(page)
  await addSeats(page)
  for (const screen of screens) await comes(page, screen)
})
