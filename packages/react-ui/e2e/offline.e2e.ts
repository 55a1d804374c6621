import type { Page } from '@playwright/test'
import { type Cable, layCable } from './cable'
import { expect, findingsOf, signIn, test as base } from './world'

const test = base.extend<{ readonly cable: Cable }>({
  cable: async ({ world }, provide) => {
    await world.ask('reset', {})
    const cable = await layCable(Number(world.port))
    await provide(cable)
    await cable.pull().catch(() => undefined)
  },
  baseURL: async ({ cable }, provide) => provide(cable.url),
})

// A service worker has the machine's own clock.
test.use({ today: null })

/** Everything that this origin holds on the device, as text. */
const holdings = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(`${name} ${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`)
    }
    return found.filter((text) => !text.startsWith('booking-dashboard/shell/')).join('\n')
  })

const openAndKeep = async (page: Page): Promise<void> => {
  await signIn(page)
  await page
    .getByRole('link', { name: /Show tickets/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => holdings(page).then((text) => text.match(/\/offline\/files\//g)?.length)).toBe(2)
}

test.describe('without a network', () => {
  test.beforeEach(({ expectedComplaints }) => expectedComplaints.push(/ERR_CONNECTION_REFUSED|Failed to load resource/))

  test('the booking that was opened last is read as of when it was, and is live again when the network is back', async ({
    page,
    cable,
  }) => {
    await openAndKeep(page)
    const kept = await holdings(page)
    expect(kept).toContain('/offline/booking')
    expect(kept).not.toMatch(/token|authenticated|Passw0rd|@example\.com/)

    await cable.pull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
    await expect(page.getByText(/^As of (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/)).toBeVisible()
    await expect(page.getByText('Needs a connection')).toHaveCount(1)
    expect(await page.getByRole('link').count()).toBe(0)
    await expect(page.getByRole('button', { name: /Opens without a connection/ })).toHaveCount(2)
    expect(await page.getByRole('button').allInnerTexts()).toHaveLength(3)
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /Opens without a connection/ })
      .first()
      .click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
    await page.goto('/booking/SUN1001')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await page.getByRole('link', { name: 'Read this booking' }).click()
    await expect(page.getByText('Needs a connection')).toHaveCount(1)

    expect(await findingsOf(page)).toEqual([])

    await cable.plugIn()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: 'Your tickets are ready' })).toBeVisible()
    await expect(page.getByText(/^As of/)).toHaveCount(0)
  })

  test('nothing is left of it after a sign-out', async ({ page, cable }) => {
    await openAndKeep(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You have successfully signed out!')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
    await expect.poll(() => holdings(page)).not.toMatch(/SUN1002|Vienna|Hart|kept/)
    await page.waitForLoadState('networkidle')
    await cable.pull()
    await page.goto('/booking/SUN1002')
    await expect(page.getByRole('heading', { name: 'Nothing is kept on this device' })).toBeVisible()
  })

  test('another customer who signs in finds nothing of it', async ({ page, context }) => {
    await openAndKeep(page)
    await context.clearCookies()
    await signIn(page, 'plan@example.com')
    await expect(page.getByRole('heading', { level: 1, name: 'Manage My Bookings' })).toBeVisible()
    await expect.poll(() => holdings(page)).not.toMatch(/SUN1002|Vienna|Hart|kept/)
  })

  test('it is shown where the pages come but the back end cannot be reached', async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/FetchEvent|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_CONNECTION/)
    await openAndKeep(page)
    await world.ask('faults', { match: { path: 'checkSession' }, times: 'always', effect: { kind: 'drop' } })
    await page.reload()
    await expect(page.getByText(/^As of/)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/booking/SUN1002')
    await world.ask('reset', {})
  })
})
