import type { Page } from '@playwright/test'
import { expect, goInHistory, signIn, test } from './support/world'

const heading = (page: Page, name: string, level = 2) => page.getByRole('heading', { level, name })

const typeContact = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit emergency contact' }).click()
  await page.getByLabel('Full name').fill('Grace Hopper')
}

test.beforeEach(async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(heading(page, 'Personal details')).toBeVisible()
})

test('the back button asks before it discards typed text', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('link', { name: 'Emergency contact' }).click()
  await typeContact(page)
  await goInHistory(page, -1)
  await expect(page).toHaveURL(/\/profile$/)
  await goInHistory(page, -1)
  const prompt = page.getByRole('dialog', { name: 'Leave without saving?' })
  await prompt.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
  await goInHistory(page, -1)
  await prompt.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(heading(page, 'Manage My Bookings', 1)).toBeVisible()
  await goInHistory(page, 1)
  await expect(heading(page, 'Emergency contact')).toBeVisible()
  await expect(page.getByText('Margaret Hart').first()).toBeVisible()
})

test('an anchor comes into view below the header, with the focus on its heading', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/profile#passport-details')
  await page.reload()
  await expect(heading(page, 'Update Passport')).toBeFocused()
  await expect(heading(page, 'Update Passport')).toBeInViewport()
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(heading(page, 'Change password')).toBeFocused()
  await expect(heading(page, 'Change password')).toBeInViewport()
})

test('a save without a network shows the failure in view, keeps the typed text, and works once there is a network', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await typeContact(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const words = page.getByText('There was no connection, so nothing was sent. Please try again once you are connected.')
  await expect(words).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Your changes were not saved')
  await context.setOffline(false)
  await expect(page.getByText("You're offline")).toHaveCount(0)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Grace Hopper')).toBeVisible()
})
