import type { Page } from '@playwright/test'
import { expect, test } from './support/world'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('after a navigation a page has its title, its top in view and the focus on its heading', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 400 })
  await page.goto('/login')
  await expect(page).toHaveTitle('Login | Customer Dashboard')
  const forgotten = page.getByRole('link', { name: 'Forgotten your password?' })
  await forgotten.scrollIntoViewIfNeeded()
  await forgotten.click()
  await expect(page).toHaveTitle('Password Reset | Customer Dashboard')
  await expect(heading(page, 'Reset your password')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Login with an existing account' }).click()
  await expect(page).toHaveTitle('Login | Customer Dashboard')
  await expect(heading(page, "Let's get you logged in")).toBeFocused()
})
