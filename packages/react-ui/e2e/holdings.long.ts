import type { Page } from '@playwright/test'
import { isAlwaysLong } from './support/longTasks'
import { expect, findingsOf, test, arrive } from './support/world'

/** Scrolls down the page and up again. */
const scrolled = (page: Page): Promise<boolean> => {
  const to = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          window.scrollTo(0, y)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
      top,
    )
  return isAlwaysLong(
    page,
    async () => {
      for (const top of [600, 1200, 2400, 4800, 100_000]) await to(top)
    },
    () => to(0),
  )
}

test('two thousand tickets are filtered, selected and scrolled without a long task, on each of their screens', async ({
  page,
  world,
}) => {
  await world.ask('big-booking', { tickets: 2000 })
  await arrive(page)
  await page.goto('/booking/SUN5000/resale')
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
  expect(await isAlwaysLong(page, type, clear)).toBe(false)
  const all = page.locator('main section input[type=checkbox]').first()
  const pressed = (box: Element): boolean => {
    if (!(box instanceof HTMLInputElement)) throw new TypeError('Not a box')
    box.click()
    return box.checked
  }
  expect(await all.evaluate(pressed), 'a press shows at once').toBe(true)
  expect(await all.evaluate(pressed)).toBe(false)
  expect(
    await isAlwaysLong(
      page,
      () => all.check(),
      () => all.uncheck(),
    ),
  ).toBe(false)
  expect(await scrolled(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])

  for (const part of ['/ticket-details', '/tickets']) {
    await page.goto(`/booking/SUN5000${part}`)
    await expect(found).toHaveText(/^2,000 tickets$/)
    expect(
      await isAlwaysLong(page, type, async () => {
        await page.getByRole('button', { name: 'Clear the filter' }).click()
        await expect(found).toHaveText(/^2,000 tickets$/)
      }),
      part,
    ).toBe(false)
    expect(await scrolled(page), part).toBe(false)
  }
  await page.goto('/booking/SUN5000')
  await expect(page.getByRole('heading', { name: 'Price summary' })).toBeVisible()
  expect(await scrolled(page)).toBe(false)
})
