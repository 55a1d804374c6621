import { press, tabTo } from './support/keyboard'
import { bankCheck, cardFields, challengedCard } from './support/shopping'
import { expect, test, hasNotified } from './support/world'

test('from signing in to a paid basket with the keyboard alone', async ({ page, world }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /Email/)
  await page.keyboard.type('demo@example.com')
  await tabTo(page, /^Password/)
  await page.keyboard.type('Passw0rd!')
  await press(page, 'Enter')

  await expect(page.getByText('SUN1001')).toBeVisible()
  await tabTo(page, /Barcelona/)
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Add tickets' })).toBeVisible()
  await tabTo(page, /^Add tickets/)
  await press(page, 'Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeFocused()
  await expect(page.getByRole('button', { name: /Add one Standing/ })).toBeVisible()
  await tabTo(page, /Add one Standing/)
  await press(page, 'Enter')
  await press(page, 'Enter')
  await tabTo(page, /Add to basket/)
  await press(page, 'Enter')
  await hasNotified(page, 'Tickets successfully added to your basket: Standing')

  await tabTo(page, /^Basket, 2 items/, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Basket' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await tabTo(page, /checkout/i)
  await press(page, 'Enter')

  await expect(page.getByRole('button', { name: 'Pay £102.00' })).toBeVisible()
  // Tab skips a field of the card provider that has not loaded.
  for (const field of cardFields(page)) await expect(field).toBeVisible()
  await tabTo(page, /Name on card/)
  await page.keyboard.type('Amelia Hart')
  await tabTo(page, /card number/)
  await page.keyboard.type(challengedCard)
  await tabTo(page, /expiration/)
  await page.keyboard.type('1234')
  await tabTo(page, /CVC/)
  await page.keyboard.type('123')
  await tabTo(page, /accept the terms/)
  await press(page, 'Space')
  await tabTo(page, /^Pay £102\.00/)
  await press(page, 'Enter')

  await expect(bankCheck(page).getByRole('button', { name: 'Complete authentication' })).toBeEnabled()
  await tabTo(page, /Complete authentication/)
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})
