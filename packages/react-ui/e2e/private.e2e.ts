import type { Page } from '@playwright/test'
import { holdings } from './support/holdings'
import { expect, signInByForm, submitLogin, test, signOut } from './support/world'

const hers = /SUN1001|SUN1002|Vienna|Amelia|Hart|demo@example/
/** The address of a history entry names its booking. */
const hersBehindTheAddress = /Vienna|Amelia|Hart|demo@example/

const visit = async (page: Page): Promise<void> => {
  await signInByForm(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page
    .getByRole('link', { name: /Show tickets/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
  await page.goto('/profile')
  await expect(page.getByText('Amelia').first()).toBeVisible()
}

/** Goes back to every history entry, and checks what it shows and what the device holds. */
const expectNothingOfHer = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await holdings(page)).not.toMatch(hers)
  for (let steps = 0; steps < 4; steps += 1) {
    await page.goBack()
    if (page.url() === 'about:blank') break
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.content()).not.toMatch(hersBehindTheAddress)
    expect(await holdings(page)).not.toMatch(hersBehindTheAddress)
  }
}

test.describe('no data of a customer is left', () => {
  test('after a sign-out', async ({ page }) => {
    await visit(page)
    await signOut(page)
    await expectNothingOfHer(page)
  })

  test('after an expired session', { tag: '@long' }, async ({ page, world, expectedComplaints }) => {
    expectedComplaints.push(/401/)
    await visit(page)
    await world.ask('session/expire', {})
    await page.reload()
    await expect(page).toHaveURL(/\/login$/)
    await expectNothingOfHer(page)
  })

  test('after the next customer signed in', { tag: '@long' }, async ({ page, context, expectedComplaints }) => {
    // The previous page may still send a request: its session then runs out, and the sign-in leads back to that page.
    expectedComplaints.push(/401/)
    await visit(page)
    await context.clearCookies()
    await page.goto('/login')
    await submitLogin(page, 'plan@example.com')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(page).not.toHaveURL(/login/)
    await expectNothingOfHer(page)
  })
})
