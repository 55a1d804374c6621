import { comes } from './support/pageLoad'
import { screens } from './support/screens'
import { addSeats } from './support/shopping'
import { expect, signIn, test } from './support/world'

// What moves must move nothing else.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** On a phone: screens.e2e.ts. */
test('each screen comes as fast to a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await addSeats(page)
  for (const screen of screens) await comes(page, screen)
})
