import type { Page } from '@playwright/test'
import { type Cable, layCable } from './support/cable'
import { holdings } from './support/holdings'
import { expect, findingsOf, signIn, test as base, type World, hasNotified, signOut } from './support/world'

const test = base.extend<{ readonly cable: Cable }>({
  cable: async ({ world }, provide) => {
    await world.ask('reset', {})
    const cable = await layCable(Number(world.port))
    await provide(cable)
    await cable.pull().catch(() => undefined)
  },
  baseURL: async ({ cable }, provide) => provide(cable.url),
})

// A service worker uses the machine's own clock.
test.use({ today: null })

const openBooking = async (page: Page): Promise<void> => {
  await signIn(page)
  await page
    .getByRole('link', { name: /Show tickets/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
}

const openAndKeep = async (page: Page): Promise<void> => {
  await openBooking(page)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText(/^Kept on this device, as of/)).toBeVisible()
  const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active instanceof ServiceWorker
  expect(await page.evaluate(isActive), 'what is said to be kept can be opened').toBe(true)
  expect((await holdings(page)).match(/\/offline\/files\//g)).toHaveLength(2)
}

/** The names of the scripts and styles that the device stores. */
const shellOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().flatMap(({ url }) => url.split('/build/')[1] ?? [])
  })

const expire = (world: World): Promise<unknown> => world.ask('session/expire', {})

test('opening a booking stores nothing, and the page says who can read what is stored', { tag: '@long' }, async ({
  page,
}) => {
  const downloads: string[] = []
  page.on('request', (request) => void (request.url().includes('/download/') && downloads.push(request.url())))
  await openBooking(page)
  await expect(page.getByText(/Anyone who can use this device can read them/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await holdings(page)).not.toMatch(/SUN1002|Vienna|Hart|kept/)
  expect(downloads).toEqual([])
})

test('a stored booking never replaces the sign-in while there is a network', { tag: '@long' }, async ({
  page,
  world,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  await openAndKeep(page)
  await expire(world)
  for (const address of ['/offline.html?page=/booking/SUN1002', '/offline.html']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: "You're online" })).toBeVisible()
    await expect(page.getByText(/Vienna|Hart|SUN1002/)).toHaveCount(0)
  }
  await page.goto('/booking/SUN1002')
  await expect(page).toHaveURL(/\/login$/)
  await page.close()
  const reopened = await context.newPage()
  await reopened.goto('/offline.html?page=/booking/SUN1002')
  await reopened.getByRole('button', { name: 'Sign in' }).click()
  await expect(reopened).toHaveURL(/\/login$/)
  await expect(reopened.getByText(/Vienna|Hart/)).toHaveCount(0)
})

test.describe('without a network', () => {
  test.beforeEach(({ expectedComplaints }) => expectedComplaints.push(/ERR_CONNECTION_REFUSED|Failed to load resource/))

  test('a stored booking shows its date offline, and is live again when the network is back', { tag: '@long' }, async ({
    page,
    cable,
  }) => {
    await openAndKeep(page)
    const kept = await holdings(page)
    expect(kept).toContain('/offline/booking')
    // Of the texts, only those of the page itself.
    expect((await shellOf(page)).filter((file) => /^(?:accommodation|basket|delivery)-/.test(file))).toEqual([])
    expect(kept).not.toMatch(/token|authenticated|Passw0rd|@example\.com/)

    await cable.pull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
    await expect(page.getByText(/^As of (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/)).toBeVisible()
    await expect(page.getByText('Needs a connection')).toHaveCount(1)
    await expect(page.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Opens without a connection/ })).toHaveCount(2)
    await expect(page.getByRole('button')).toHaveCount(4)
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

  test('the stored e-tickets are drawn on the whole screen', { tag: '@long' }, async ({ page, cable }) => {
    await openAndKeep(page)
    await cable.pull()
    await page.reload()
    const show = page.getByRole('button', { name: 'Show at the gate' })
    await show.click()
    const gate = page.getByRole('dialog', { name: 'Ticket 1 of 2' })
    await expect(gate.getByRole('img', { name: /E-ticket SUN1002.*Amelia Hart, ticket \d+$/ })).toBeVisible()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(await gate.boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(gate).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const ink = await gate.getByRole('img').evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      return [Math.min(...new Set(data)), data[0]]
    })
    expect(ink, 'dark on white').toEqual([0, 255])
    expect(await findingsOf(page)).toEqual([])
    await gate.getByRole('button', { name: 'Next ticket' }).click()
    await expect(page.getByRole('img', { name: /E-ticket SUN1002.*Theo Hart, ticket \d+$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(show).toBeFocused()
    await show.click()
    await cable.plugIn()
    // A check of the network would be answered before this request, and would leave the ticket.
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('online'))
      await fetch('/api/customer/check')
    })
    await expect(page.getByRole('dialog', { name: 'Ticket 2 of 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText("You're offline")).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show at the gate' })).toBeVisible()
  })

  test('a sign-out removes it completely', { tag: '@long' }, async ({ page, cable }) => {
    await openAndKeep(page)
    await page.goto('/')
    await signOut(page)
    await hasNotified(page, 'You have successfully signed out!')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
    await expect.poll(() => holdings(page)).not.toMatch(/SUN1002|Vienna|Hart|kept/)
    await page.waitForLoadState('networkidle')
    await cable.pull()
    await page.goto('/booking/SUN1002')
    await expect(page.getByRole('heading', { name: 'Nothing is kept on this device' })).toBeVisible()
  })

  test('it is shown if the pages load but the back end cannot be reached', { tag: '@long' }, async ({
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
