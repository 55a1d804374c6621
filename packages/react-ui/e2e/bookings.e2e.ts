import type { Page } from '@playwright/test'
import { isAlwaysLong } from './support/longTasks'
import { expect, signIn, test, type World } from './support/world'

const status = (page: Page) => page.getByRole('search').getByRole('status')
const field = (page: Page) => page.getByLabel('Find a booking')

const openThousand = async (page: Page, world: World): Promise<void> => {
  await world.ask('bookings', { count: 1000 })
  await signIn(page)
  await expect(status(page)).toHaveText('1,000 bookings')
}

/** Opens every year and shows more until every booking is there. */
const openEveryYear = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    while (document.querySelectorAll('main h4 a').length < 1000) {
      const buttons = [...document.querySelectorAll<HTMLElement>('main section button:not([aria-expanded="true"])')]
      buttons.forEach((button) => button.click())
      // The list renders in idle time: a second press on a year that still looks closed would close it again.
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += 5000) {
      window.scrollTo(0, top)
      await frame()
    }
  })

const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0))

test('a thousand bookings are filtered, opened and scrolled without a long task', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await openThousand(page, world)
  // Bookings of closed years, or not yet requested, are not in the DOM; those out of view are not laid out.
  expect(await page.locator('main h4 a').count()).toBeLessThan(80)
  await expect(page.locator('main section li').first()).toHaveCSS('content-visibility', 'auto')
  const type = async (): Promise<void> => {
    await field(page).pressSequentially('2019')
    await expect(status(page)).toHaveText(/^\d+ bookings found$/)
  }
  const choosePast = async (): Promise<void> => {
    await page.getByRole('radio', { name: /^Past/ }).check()
    await expect(status(page)).toHaveText(/^\d+ bookings found$/)
  }
  const clear = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect(status(page)).toHaveText('1,000 bookings')
  }
  const year = page.getByRole('button', { name: /^2021/ })
  expect(await isAlwaysLong(page, type, clear)).toBe(false)
  expect(await isAlwaysLong(page, choosePast, clear)).toBe(false)
  expect(
    await isAlwaysLong(
      page,
      () => year.click(),
      () => year.click(),
    ),
  ).toBe(false)
  await openEveryYear(page)
  expect(
    await isAlwaysLong(
      page,
      () => scrollThrough(page),
      () => toTop(page),
    ),
  ).toBe(false)
  // From all years open to almost no bookings, and back.
  const typeOverAll = async (): Promise<void> => {
    await type()
    await clear()
  }
  expect(await isAlwaysLong(page, typeOverAll, () => openEveryYear(page))).toBe(false)
})

test('a name of two lines is one link, also between its lines', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  const name = page.getByRole('link', { name: 'Barcelona: seven nights of music', exact: true })
  await name.scrollIntoViewIfNeeded()
  const missed = await name.evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect()
    const rows = Array.from({ length: Math.floor(height) }, (_, row) => top + row + 0.5)
    return rows.filter((y) => document.elementFromPoint(left + 20, y) !== link).map((y) => y - top)
  })
  expect(missed).toEqual([])
})
