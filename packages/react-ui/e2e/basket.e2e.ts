import type { Page } from '@playwright/test'
import { beginBasket, fillBasket } from './support/fillBasket'
import { expect, test, arrive } from './support/world'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('Back, pressed before the next step of transport is shown, leads to the step before', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page)
  await page.goto('/booking/SUN1001/transport')
  await press(page, 'Coach')
  await press(page, /^London to Barcelona/)
  await expect(page).toHaveURL(/step=date/)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (state, unused, url) => {
      push(state, unused, url)
      if (String(url).includes('step=stops')) history.back()
    }
  })
  await page
    .getByRole('group', { name: /which day/ })
    .getByRole('button')
    .nth(1)
    .click()
  await expect(page).toHaveURL(/step=date/)
  await expect(page.getByRole('heading', { name: 'On which day do you set out?' })).toBeFocused()
})

test('an emptied basket says so on the first screen of a phone, with the focus in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page)
  await beginBasket(page)
  await fillBasket(page)
  await page.goto('/booking/SUN1001/cart')
  await press(page, 'Empty basket')
  const question = page.getByRole('dialog', { name: 'Empty your basket?' })
  await expect(question.getByRole('button', { name: 'Keep basket' })).toBeVisible()
  await question.getByRole('button', { name: 'Empty basket' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeInViewport()
  await expect(page.locator(':focus')).toBeInViewport()
})

test('a basket that does not load is marked as unknown on each page of its booking', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  await arrive(page)
  await world.ask('faults', { match: { path: 'getBasket' }, times: 'always', effect: { kind: 'status', status: 500 } })
  await page.goto('/booking/SUN1001/extras')
  const count = page.getByRole('link', { name: 'Basket' }).locator('[data-count]')
  await expect(count).toHaveCSS('opacity', '0')
  await expect(count).toHaveCSS('opacity', '1', { timeout: 15_000 })
})
