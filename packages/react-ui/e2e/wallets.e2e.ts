import type { Page } from '@playwright/test'
import { bankCheck } from './support/shopping'
import { switchWalletsOn } from './support/wallets'
import { expect, hasNotified, signIn, test } from './support/world'

const openForm = async (page: Page): Promise<void> => {
  await switchWalletsOn(page)
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.goto('/booking/SUN1001/pay-in-full')
}
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click()

test('a wallet pays the balance with two clicks and no field', async ({ page, world }) => {
  await openForm(page)
  await press(page, 'Apple Pay')
  await press(page, 'Visa 4242: Paid')
  await hasNotified(page, 'Your payment was made successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})

test('a closed sheet changes nothing; a refused wallet charges nothing; 3-D Secure is required as for a card', {
  tag: '@long',
}, async ({ page, world }) => {
  await openForm(page)
  await press(page, 'Google Pay')
  await press(page, 'Close')
  await expect(page.getByRole('button', { name: 'Visa 4242: Paid' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeEnabled()
  expect(await world.charges()).toEqual([])

  await press(page, 'Google Pay')
  await press(page, 'Visa 0002: Declined')
  await expect(page.getByRole('heading', { name: 'Your payment did not go through' })).toBeVisible()
  expect(await world.charges()).toEqual([])

  await press(page, 'Google Pay')
  await press(page, 'Visa 3184: 3-D Secure, then paid')
  await bankCheck(page).getByRole('button', { name: 'Complete authentication' }).click()
  await hasNotified(page, 'Your payment was made successfully!')
  expect(await world.charges()).toHaveLength(1)
})
