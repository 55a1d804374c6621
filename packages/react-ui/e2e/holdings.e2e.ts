import type { Page } from '@playwright/test'
import { expect, findingsOf, signIn, test, hasNotified } from './support/world'

const enter = async (page: Page, path: string): Promise<void> => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.goto(path)
}
const review = (page: Page) => page.getByRole('button', { name: 'Review changes' })

/** Each reason of SUN1003, verbatim. */
const reasons = [
  'Cannot be listed until your booking is paid in full',
  'Cannot be listed because the date for resale has passed',
  'Cannot be listed because resale is not open for this ticket',
  'Cannot be listed because there is no resale for this kind of ticket',
]

test('tickets are listed and withdrawn together; refused ones stay selected, and the focus returns', {
  tag: '@long',
}, async ({ page, world }) => {
  await enter(page, '/booking/SUN1003/resale')
  await expect(page.getByText('Cannot be listed for resale due to customer data changes')).toHaveCount(2)
  for (const reason of reasons) await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sold' }).getByRole('listitem')).toHaveCount(1)
  await world.ask('faults', {
    match: { path: 'putUpForResale' },
    times: 'once',
    effect: { kind: 'error', code: 500036010 },
  })
  await page.getByLabel('List for resale Numbered steps, Margaret Hart').check()
  await page.getByLabel('Take off resale Gold stalls, Oskar Brandt').check()
  await review(page).click()
  await expect(page.getByRole('dialog', { name: 'Update the resale of your tickets?' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'List 1 and take 1 off' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'The resale of your tickets was not updated in full' })
  await expect(refused).toContainText('What you chose is still chosen where it was not done.')
  const reason = "We're unable to update the resale status of some of your tickets right now."
  await expect(page.getByText(reason)).toHaveCount(1)
  await expect(page.getByLabel('List for resale Gold stalls, Oskar Brandt')).not.toBeChecked()
  await expect(page.getByLabel('List for resale Numbered steps, Margaret Hart')).toBeChecked()
  await review(page).click()
  await page.getByRole('button', { name: 'List 1 ticket' }).click()
  await hasNotified(page, 'The resale of your tickets was successfully updated!')
  await expect(page.getByLabel('Take off resale Numbered steps, Margaret Hart')).not.toBeChecked()
  await expect(page.getByLabel('List for resale Gold stalls, Oskar Brandt')).not.toBeChecked()
  await expect(review(page)).toBeFocused()
})

test('a pressed button does not move while the name of the booking appears above it', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await enter(page, '/booking/SUN1003/resale')
  await page.getByLabel('List for resale Numbered steps, Margaret Hart').check()
  await page.evaluate(() => window.scrollTo(0, 0))
  const line = page.locator('div[aria-hidden=true]').filter({ hasText: 'SUN1003' })
  await expect(line).toHaveCount(0)
  // Measured before the page learns that its heading is out of view.
  const before = await review(page).evaluate((button) => {
    window.scrollTo(0, 600)
    return button.getBoundingClientRect().top
  })
  await expect(line).toBeVisible()
  expect(await review(page).evaluate((button) => button.getBoundingClientRect().top)).toBe(before)
})

test('one address is used for every booking with a delivery, and again for the one that failed', {
  tag: '@long',
}, async ({ page, world }) => {
  await enter(page, '/booking/SUN1003/delivery/update')
  await page.getByLabel('Address line 1').fill('2 Harbour Walk')
  await page.getByLabel('Use it for every booking with a delivery').check()
  await expect(page.getByText('Barcelona: seven nights of music')).toBeVisible()
  await world.ask('faults', {
    match: { path: 'updateDelivery' },
    times: 'once',
    effect: { kind: 'error', code: 13000021 },
  })
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'We could not change every address' })).toBeVisible()
  await expect(page.getByText(/^Some of your deliveries may have the new address already/)).toBeVisible()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await hasNotified(page, 'Your delivery addresses were successfully updated!')
  await expect(page.locator('#delivery')).toBeFocused()
  await expect(page.getByText(/^To 2 Harbour Walk/)).toBeInViewport()
  await page.goto('/booking/SUN1001/delivery/update')
  await expect(page.getByLabel('Address line 1')).toHaveValue('2 Harbour Walk')
})

test('a name is changed through the basket', { tag: '@long' }, async ({ page }) => {
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
