import { breakOff, isThere, outages, restore, unreachable } from './support/outage'
import { expect, findingsOf, isWhole, signIn, test, usualDay } from './support/world'

const begin = Date.parse(usualDay)

test.describe('a back end that is down', () => {
  test.beforeEach(async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/)
    await page.clock.install({ time: begin })
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
  })

  test('signs nobody out: the page explains it after 10 s, and loads on the next attempt', { tag: '@long' }, async ({
    page,
  }) => {
    await breakOff(page, outages['HTTP 500'])
    await page.goto('/booking/SUN1001/tickets')
    await expect(page.getByText("We're unable to check whether you are signed in right now.")).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(unreachable(page)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    // The back end is up from the press on, so that no attempt of the page's own can come first.
    await page.evaluate(() => addEventListener('click', () => Object.assign(window, { isPressed: true }), true))
    await page.route('**/api/**', async (route) => {
      const isUp = await page.evaluate(() => 'isPressed' in window)
      await (isUp ? route.continue() : route.fallback())
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await isThere(page, '/booking/SUN1001/tickets')
  })

  test('keeps the typed text for half an hour, and recovers without a reload', { tag: '@long' }, async ({
    page,
    world,
  }) => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit emergency contact' }).click()
    await page.getByLabel('Full name').fill('Grace Hopper')
    await isWhole(page)
    await world.ask('clock/advance', { ms: 25 * 60_000 })
    await breakOff(page, outages['nothing is answered'])
    await page.clock.fastForward('30:00')
    await page.clock.runFor(10_000)
    await expect(unreachable(page)).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
    await restore(page)
    await page.clock.runFor(2_000)
    await isThere(page, '/profile')
    await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper')
  })
})
