import type { Page } from '@playwright/test'
import { expect, test, arrive } from './support/world'

const enter = async (page: Page, path: string): Promise<void> => {
  await arrive(page)
  await page.goto(path)
}
const review = (page: Page) => page.getByRole('button', { name: 'Review changes' })

test('a pressed button does not move while the name of the booking appears above it', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await enter(page, '/booking/SUN1003/resale')
  await page.getByLabel('List for resale Numbered steps, Margaret Hart').check()
  await page.evaluate(() => window.scrollTo(0, 0))
  const line = page.locator('div[aria-hidden=true]').filter({ hasText: 'SUN1003' })
  await expect(line).toHaveCount(0)
  // Measured before the page learns that its heading is out of view.
  const before = await review(page).evaluate((button) => {
    window.scrollTo(0, 600)
    return button.getBoundingClientRect().top
  })
  await expect(line).toBeVisible()
  expect(await review(page).evaluate((button) => button.getBoundingClientRect().top)).toBe(before)
})
