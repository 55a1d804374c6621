import type { Page } from '@playwright/test'
import { bankCheck } from './support/shopping'
import { switchWalletsOn } from './support/wallets'
import { expect, hasNotified, test, type World, arrive } from './support/world'

const openForm = async (page: Page, world: World): Promise<void> => {
  await switchWalletsOn(world)
  await arrive(page)
  await page.goto('/booking/SUN1001/pay-in-full')
}
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click()

test('a closed sheet changes nothing; a refused wallet charges nothing; 3-D Secure is required as for a card', {
  tag: '@long',
}, async ({ page, world }) => {
  await openForm(page, world)
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

test('a tester says which wallets the browser has, and how a sheet ends without a click in it', {
  tag: '@long',
}, async ({ page, world }) => {
  await world.ask('wallets', { offered: ['google_pay'], sheet: 'closed' })
  await openForm(page, world)
  const googlePay = page.getByRole('button', { name: 'Google Pay' })
  const failure = page.getByRole('heading', { name: 'Your payment did not go through' })
  await expect(googlePay).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apple Pay' })).toHaveCount(0)
  // The sheet learns its end after the click.
  await Promise.all([page.waitForResponse('**/__stripe/v1/wallets'), googlePay.click()])
  await world.ask('wallets', { sheet: 'declined' })
  await googlePay.click()
  await expect(failure).toBeVisible()
  expect(await world.charges()).toEqual([])
  await world.ask('wallets', { sheet: 'challenged' })
  await googlePay.click()
  await bankCheck(page).getByRole('button', { name: 'Fail authentication' }).click()
  await expect(failure).toBeVisible()
  await world.ask('wallets', { sheet: 'paid' })
  await googlePay.click()
  await hasNotified(page, 'Your payment was made successfully!')
  expect(await world.charges()).toHaveLength(1)
})

test('a browser without wallets shows a line in their place', { tag: '@long' }, async ({ page, world }) => {
  await world.ask('wallets', { offered: [] })
  await openForm(page, world)
  await expect(page.getByText('Apple Pay and Google Pay are not available in this browser.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeEnabled()
})
