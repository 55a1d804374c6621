import type { Page } from '@playwright/test'
import { fillBasket } from './support/fillBasket'
import { expect, findingsOf, goInHistory, signIn, test, hasNotified } from './support/world'

const count = (page: Page, items: string) => page.getByRole('link', { name: `Basket, ${items}`, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const agree = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
const remove = async (page: Page, name: string): Promise<void> => {
  await press(page, name)
  await agree(page)
}

const arrive = async (page: Page): Promise<void> => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
}

/** Adds a coach in both directions for one passenger, through every step. */
const addCoach = async (page: Page): Promise<void> => {
  await page.goto('/booking/SUN1001/transport')
  const question = (name: string) => page.getByRole('heading', { name })
  const choices = (name: string | RegExp) => page.getByRole('group', { name }).getByRole('button')
  await press(page, 'Coach')
  await expect(question('Which route?')).toBeFocused()
  await press(page, /^London to Barcelona/)
  await choices(/which day/)
    .nth(1)
    .click()
  // With only one stop at each end, there is no step for the stops.
  await expect(question('Which departure?')).toBeFocused()
  await expect(page).toHaveURL(/step=stops/)
  await goInHistory(page, -1)
  await expect(question('On which day do you set out?')).toBeFocused()
  await goInHistory(page, 1)
  await expect(question('Which departure?')).toBeFocused()
  await press(page, /Only 2 left/)
  expect(await findingsOf(page)).toEqual([])
  await press(page, /18:45/)
  await page.getByRole('checkbox', { name: 'Amelia Hart' }).check()
  await expect(page.getByRole('complementary', { name: 'Your journey' }).getByText('£132.00')).not.toHaveCount(0)
  await press(page, 'Add to basket')
  await expect(count(page, '2 items')).toBeVisible()
}

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

test('a basket with one of everything is built, then emptied item by item and in bulk', async ({ page }) => {
  await arrive(page)
  await addCoach(page)
  await fillBasket(page)
  await page.goto('/booking/SUN1001/cart')
  await expect(count(page, '7 items')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await remove(page, 'Remove Hotel Llum de Mar: Twin room, Amelia Hart')
  await expect(count(page, '6 items')).toBeVisible()
  await expect(page.getByText('1 x Twin room was removed from your basket.')).toBeVisible()
  await remove(page, 'Remove Board: Breakfast')
  await expect(count(page, '5 items')).toBeVisible()
  await remove(page, 'Remove Stalls, Amelia Hart')
  await expect(count(page, '4 items')).toBeVisible()
  await expect(page.getByRole('heading', { name: '4 items' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await remove(page, 'Remove 4 items')
  await hasNotified(page, 'Items successfully removed from your basket.')
  await expect(page).toHaveURL(/\/booking\/SUN1001$/)
  await expect(count(page, 'empty')).toBeVisible()
})
