import type { Page } from '@playwright/test'
import { bankCheck, challengedCard } from './shopping'
import { expect, test } from './world'

/** Tabs on until what is focused has this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      let active: Element | null = document.activeElement
      while (active instanceof HTMLIFrameElement) {
        const inner: Element | null = active.contentDocument?.activeElement ?? null
        if (inner === null || inner === active.contentDocument?.body) break
        active = inner
      }
      if (active === document.body) return ''
      const labels =
        active instanceof HTMLInputElement ? [...(active.labels ?? [])].map((label) => label.textContent) : []
      return [active?.getAttribute('aria-label'), ...labels, active?.textContent].filter(Boolean).join(' ')
    })
    if (name.test(focused)) return
  }
  throw new Error(`The keyboard never reached ${name}`)
}

test('from signing in to a paid basket with the keyboard alone', async ({ page, world }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /Email/)
  await page.keyboard.type('demo@example.com')
  await tabTo(page, /^Password/)
  await page.keyboard.type('Passw0rd!')
  await page.keyboard.press('Enter')

  await expect(page.getByText('SUN1001')).toBeVisible()
  await tabTo(page, /Barcelona/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Tickets', exact: true })).toBeVisible()
  await tabTo(page, /^Tickets$/)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeFocused()
  await expect(page.getByRole('button', { name: /Add one Stalls/ })).toBeVisible()
  await tabTo(page, /Add one Stalls/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tabTo(page, /Add to basket/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tickets successfully added to your basket: Stalls')).toBeVisible()

  await page.keyboard.press('Home')
  await page.getByRole('link', { name: 'Basket, 2 items' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Basket' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await tabTo(page, /checkout/i)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'Pay £145.00' })).toBeVisible()
  await tabTo(page, /Name on card/)
  await page.keyboard.type('Amelia Hart')
  await tabTo(page, /card number/)
  await page.keyboard.type(challengedCard)
  await tabTo(page, /expiration/)
  await page.keyboard.type('1234')
  await tabTo(page, /CVC/)
  await page.keyboard.type('123')
  await tabTo(page, /accept the terms/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Pay £145\.00/)
  await page.keyboard.press('Enter')

  await expect(bankCheck(page).getByRole('button', { name: 'Complete authentication' })).toBeEnabled()
  await tabTo(page, /Complete authentication/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await world.charges()).toHaveLength(1)
})
