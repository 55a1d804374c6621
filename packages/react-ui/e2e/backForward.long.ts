import { type Browser, chromium, type Page } from '@playwright/test'
import { setClock } from '../test/setClock'
import { installedChromiumAt } from './support/installed'
import { expect, isWhole, signIn, test, type World, signOut } from './support/world'

const hers = /SUN1001|Barcelona|Amelia|Hart|demo@example/

/** A signed-in page in a browser that caches pages for Back and Forward, unlike the other browsers under test. */
const openPage = async (world: World): Promise<{ readonly browser: Browser; readonly page: Page }> => {
  await world.ask('reset', {})
  const browser = await chromium.launch({
    executablePath: installedChromiumAt(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: world.url, locale: 'en-GB' })
  await context.addInitScript(setClock, world.ahead)
  const page = await context.newPage()
  await signIn(page)
  return { browser, page }
}

/** Shows the page at a path, and marks its document. */
const leaveMarked = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isWhole(page)
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = ''
  })
  // A new document, which speaks to the other tabs as it starts.
  await page.goto('/changepassword')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes back to the marked document, without waiting for a load that a cached page does not have. */
const goBackToMarked = async (page: Page, steps: number): Promise<void> => {
  await page.evaluate((by) => {
    setTimeout(() => history.go(-by))
  }, steps)
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
}

for (const path of ['/', '/booking/SUN1001', '/booking/SUN1001/tickets', '/booking/SUN1001/cart', '/profile'])
  test(`${path} returns unchanged, and checks the session`, async ({ world }) => {
    const { browser, page } = await openPage(world)
    await leaveMarked(page, path)
    const checked = page.waitForRequest(/\/api\/customer\/check/)
    await goBackToMarked(page, 1)
    await checked
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await browser.close()
  })

const showsNothingOfHer = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(hers)
}

test('after a sign-out, no page returns from the browser’s cache', async ({ world }) => {
  const { browser, page } = await openPage(world)
  await leaveMarked(page, '/booking/SUN1001')
  await signOut(page)
  await page.evaluate(() => {
    document.documentElement.dataset['last'] = ''
    setTimeout(() => history.go(-2))
  })
  await expect(page.locator('html:not([data-last])')).toHaveCount(1)
  await expect(page.locator('html[data-marked]')).toHaveCount(0)
  await showsNothingOfHer(page)
  await browser.close()
})

test('after a sign-out that leaves the browser’s cache, a page that returns shows nothing of the customer', async ({
  world,
}) => {
  const { browser, page } = await openPage(world)
  await leaveMarked(page, '/booking/SUN1001')
  await page.route('**/api/customer/logout', async (route) => {
    const response = await route.fetch()
    const { 'clear-site-data': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await signOut(page)
  await goBackToMarked(page, 2)
  await showsNothingOfHer(page)
  await browser.close()
})
