import type { Page } from '@playwright/test'
import { breakIn, countDocuments, daysLeft, mend, wentWrong } from './support/faults'
import { collectReports } from './support/reports'
import { expect, goInHistory, isWhole, signIn, test } from './support/world'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()

const arrive = async (page: Page): Promise<void> => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await isWhole(page)
}

const basket = (page: Page, items: string) => page.getByRole('link', { name: `Basket, ${items}`, exact: true })

const crumb = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Barcelona/ })

/** Navigates within the document. */
const openBooking = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Barcelona: seven nights of music', exact: true }).click()

test.describe('from /error', () => {
  test.use({ expectedComplaints: [/Not understood/] })

  test('the page reloads, with the typed text', { tag: '@long' }, async ({ page }) => {
    await arrive(page)
    await page.goto('/booking/SUN1001/pay-in-full')
    await page.getByLabel('Name on card').fill('Amelia J Hart')
    // The ticket shop scrolls an outcome into view after adding.
    await breakIn(page, { owner: 'Element.prototype', name: 'scrollIntoView', at: '/booking/SUN1001/tickets' })
    await crumb(page).click()
    await page.getByRole('main').getByRole('link', { name: 'Add tickets' }).first().click()
    await button(page, /^Add one Standing/).click()
    await button(page, 'Add to basket').click()
    await expect(wentWrong(page)).toBeVisible()
    await expect(page.getByText('What you typed is kept, apart from passwords and card details.')).toBeVisible()
    const documents = countDocuments(page)
    await button(page, 'Reload the page').click()
    await expect(heading(page, 'Tickets')).toBeVisible()
    await expect(page).toHaveURL(/\/booking\/SUN1001\/tickets$/)
    expect(documents()).toBe(1)
    await crumb(page).click()
    await page.locator('main a[href="/booking/SUN1001/make-payment"]').first().click()
    await page.getByRole('main').getByRole('link', { name: 'Pay in full' }).first().click()
    await expect(page.getByLabel('Name on card')).toHaveValue('Amelia J Hart')
  })

  test('every link loads a new document, without a trace of the error', { tag: '@long' }, async ({ page }) => {
    await arrive(page)
    await page.goto('/booking/SUN1001/tickets')
    await breakIn(page, { owner: 'Element.prototype', name: 'scrollIntoView', at: '/booking/SUN1001/tickets' })
    await button(page, /^Add one Standing/).click()
    await button(page, 'Add to basket').click()
    await expect(wentWrong(page)).toBeVisible()
    // The new document has no panel that cannot be shown.
    await button(page, 'Reload the page').click()
    await expect(heading(page, 'Tickets')).toBeVisible()
    await expect(basket(page, '1 item')).toBeVisible()

    await breakIn(page, { ...daysLeft, at: '/booking' })
    const ways: readonly (readonly [leave: () => Promise<void>, leadsTo: string])[] = [
      [() => goInHistory(page, -1), 'Manage My Bookings'],
      [() => button(page, 'Go back to previous page').click(), 'Manage My Bookings'],
      [() => page.getByRole('banner').getByRole('link', { name: 'Profile' }).click(), 'Profile'],
    ]
    for (const [leave, leadsTo] of ways) {
      await page.goto('/')
      await openBooking(page)
      await expect(wentWrong(page)).toBeVisible()
      const documents = countDocuments(page)
      await leave()
      await expect(heading(page, leadsTo)).toBeVisible()
      await isWhole(page)
      expect(documents()).toBe(1)
    }
  })
})

test('a frame that fails leaves the page of the HTML, with its links', { tag: '@long' }, async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Not understood/)
  const { reports } = await collectReports(page, world)
  await arrive(page)
  await page.goto('/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  await breakIn(page, { ...daysLeft, at: '/booking' })
  // The frame of every page observes the focus.
  await breakIn(page, { owner: 'MutationObserver.prototype', name: 'observe', at: '/error' })
  await page.goto('/booking/SUN1001')
  await expect(wentWrong(page)).toBeVisible()
  await expect(page).toHaveURL(/\/error$/)
  await expect(page).toHaveTitle('It seems something went wrong.')
  await expect(page.getByText(/Your bookings, your basket and your payments/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Reload the page', 'Go back to previous page'])
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  expect(new Set(reports.map(({ tags }) => tags.code))).toEqual(new Set(['render']))
  await mend(page)
  await button(page, 'Reload the page').click()
  await expect(heading(page, 'Barcelona: seven nights of music')).toBeVisible()
})
