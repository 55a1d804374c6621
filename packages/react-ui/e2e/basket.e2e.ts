import type { Page } from '@playwright/test'
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
