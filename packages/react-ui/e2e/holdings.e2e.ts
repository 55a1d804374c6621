import type { Page } from '@playwright/test'
import { leastOf } from './longTasks'
import { expect, findingsOf, signIn, test } from './world'

const enter = async (page: Page, path: string): Promise<void> => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.goto(path)
}
const review = (page: Page) => page.getByRole('button', { name: 'Review changes' })

test('tickets are listed and taken off in one go, and the focus is back where it was', async ({ page }) => {
  await enter(page, '/booking/SUN1003/resale')
  await page.getByLabel('List for resale Numbered steps, Margaret Hart').check()
  await page.getByLabel('Take off resale Gold stalls, Oskar Brandt').check()
  await review(page).click()
  await expect(page.getByRole('dialog', { name: 'Update the resale of your tickets?' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'List 1 and take 1 off' }).click()
  await expect(page.getByText('The resale of your tickets was successfully updated!')).toBeVisible()
  await expect(page.getByLabel('Take off resale Numbered steps, Margaret Hart')).not.toBeChecked()
  await expect(page.getByLabel('List for resale Gold stalls, Oskar Brandt')).not.toBeChecked()
  await expect(review(page)).toBeFocused()
})

test('one address is used for every booking with a delivery', async ({ page }) => {
  await enter(page, '/booking/SUN1003/delivery/update')
  await page.getByLabel('Address line 1').fill('2 Harbour Walk')
  await page.getByLabel('Use it for every booking with a delivery').check()
  await expect(page.getByText('Barcelona: seven nights of music')).toBeVisible()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Your delivery addresses were successfully updated!')).toBeVisible()
  await page.goto('/booking/SUN1001/delivery/update')
  await expect(page.getByLabel('Address line 1')).toHaveValue('2 Harbour Walk')
})

test('a name is changed through the basket', async ({ page }) => {
  await enter(page, '/booking/SUN1001/ticket-details')
  await page.getByRole('button', { name: /^Change name: .*, Amelia Hart$/ }).click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lind')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('Name Change added to basket')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View basket' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
})

test('two thousand tickets are found and chosen without a long task', async ({ page, world }) => {
  await world.ask('big-booking', { tickets: 2000 })
  await enter(page, '/booking/SUN5000/resale')
  const field = page.getByLabel('Find a ticket')
  const found = page.getByRole('search').getByRole('status')
  await expect(found).toHaveText(/^1,\d+ tickets$/)
  const type = async (): Promise<void> => {
    await field.pressSequentially('final')
    await expect(found).toHaveText(/found$/)
  }
  const clear = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect(found).toHaveText(/^1,\d+ tickets$/)
  }
  expect(await leastOf(page, type, clear)).toBe(0)
  const all = page.locator('main section input[type=checkbox]').first()
  expect(await leastOf(page, () => all.check(), () => all.uncheck())).toBe(0)
  expect(await findingsOf(page)).toEqual([])
})
