import type { Page } from '@playwright/test'
import { holdRequests } from './support/holdRequests'
import { expect, signInByForm, submitLogin, test, hasNotified, signOut } from './support/world'
import { addSeats, arriveAtCheckout, typeCard } from './support/shopping'

test.describe('signing out', () => {
  test.beforeEach(async ({ page }) => {
    await signInByForm(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
  })

  test('in one tab signs out the others', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/booking/SUN1001')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await signOut(page)
    await expect(other).toHaveURL(/\/login$/)
    await expect(other.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
  })

  test('is possible on a phone, in the menu above what sticks on the basket’s page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await addSeats(page)
    await page.goto('/booking/SUN1001/cart')
    await expect(page.getByText('Select all')).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await signOut(page)
  })
})

test('the login explains above 720 pixels which details to use', async ({ page }) => {
  await page.goto('/login')
  const online = page.getByRole('heading', { name: 'I booked online' })
  const forMe = page.getByRole('heading', { name: 'My booking was made for me' })
  await page.setViewportSize({ width: 721, height: 800 })
  await expect(online).toBeVisible()
  await expect(forMe).toBeVisible()
  await page.setViewportSize({ width: 720, height: 800 })
  await expect(online).toBeHidden()
  await expect(forMe).toBeHidden()
})

test('an expired session loses neither the page nor the typed text', async ({ page, world, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  await signInByForm(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await arriveAtCheckout(page)
  await typeCard(page, '4242 4242 4242 4242')
  // A pending request would be refused, and would lead back to this page.
  await page.waitForLoadState('networkidle')
  await world.ask('session/expire', {})
  await page.getByRole('link', { name: 'Basket, 2 items' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await hasNotified(page, 'You have been automatically logged out after a period of inactivity. Please login again.')
  await expect(page.getByText('Sign in to continue; what you typed is kept, without card details.')).toBeVisible()
  await submitLogin(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Basket' })).toBeVisible()
  await page.getByRole('link', { name: /checkout/i }).click()
  await expect(page.getByLabel('Name on card')).toHaveValue('Amelia Hart')
})

test.describe('the login page before its script', () => {
  const held = async (page: Page): Promise<() => void> => {
    const release = await holdRequests(page, /\/build\/.*\.js$/)
    await page.goto('/login', { waitUntil: 'commit' })
    return release
  }

  test('is usable, and keeps the typed text and the focus', { tag: '@long' }, async ({ page }) => {
    const release = await held(page)
    await page.getByLabel('Email address').fill('demo@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd')
    await page.getByLabel('Password', { exact: true }).focus()
    release()
    await expect(page.locator('[data-shell]')).toHaveCount(0)
    await expect(page.getByLabel('Email address')).toHaveValue('demo@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Manage My Bookings' })).toBeVisible()
  })

  test('submits once its script has loaded, if it was submitted before', async ({ page }) => {
    const release = await held(page)
    await page.getByLabel('Email address').fill('demo@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
    await page.keyboard.press('Enter')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage My Bookings' })).toBeVisible()
  })
})
