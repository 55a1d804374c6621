import type { Page, Request } from '@playwright/test'
import { addSeats } from './support/shopping'
import { expect, signIn, test } from './support/world'

/** How many scripts a screen is made of, at most. */
const mostScripts = 6

/** What each screen of a customer asks for until it has come to rest, at most; the card company's own scripts and documents do not count. */
const screens = {
  '/': 13,
  '/booking/SUN1001': 20,
  '/booking/SUN1001/tickets': 20,
  '/booking/SUN1001/accommodation': 19,
  '/booking/SUN1001/extras': 19,
  '/booking/SUN1001/transport': 20,
  '/booking/SUN1001/cart': 17,
  '/booking/SUN1001/checkout': 23,
  '/booking/SUN1001/make-payment': 19,
  '/booking/SUN1001/pay-in-full': 20,
  '/booking/SUN1001/mandatory-information': 20,
  '/booking/SUN1003/payment-plan': 19,
  '/booking/SUN1003/resale': 18,
  '/booking/SUN1003/ticket-details': 19,
  '/booking/SUN1003/delivery/update': 19,
  '/profile': 18,
  '/profile/details/bank-account': 15,
  '/changepassword': 12,
} as const

/** And before it is whole. */
const mostUntilWhole = 20

/** The same for a visitor. */
const mostOfLogin = 8

/** Everything the page asks for until it has come to rest. */
const requestsOf = async (page: Page, path: string): Promise<readonly Request[]> => {
  const seen: Request[] = []
  const hear = (request: Request): void => {
    // What is fetched for the page after does not count.
    if (request.headers()['sec-purpose'] !== 'prefetch') seen.push(request)
  }
  // The page before asks for nothing any more.
  await page.goto('about:blank')
  page.on('request', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  page.off('request', hear)
  return seen
}

const pathOf = (request: Request): string => new URL(request.url()).pathname

/** What moved on the page by itself, and by how much, as the browser counts it. */
const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly sources: readonly { readonly node: Node | null }[]
        }
        const seen: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : 'gone'))
            seen.push(`${value.toFixed(4)}: ${moved.join(' + ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)))
      }),
  )

/** What a screen reads anew when it is opened, though it was read at the sign-in or with the booking. */
const askedAnew = [
  // The other deliveries of the customer.
  ['/delivery/update', ['/api/bookings']],
] as const

/** The stand-in of the card company, and what comes a second after the first data: the client's footer and the lists of forms. */
const isBeside = (address: string): boolean =>
  /^\/(__stripe\/|api\/client\/(genders|countries)$|clients\/\w+\/footer\.json$)/.test(address)

/** What a page that pays asks for as well, and does not wait for: held by a test of its own. */
const notWaitedFor = /\/api\/(bookings|customer\/requireddata|4\.0\/ticket\/bookingAllocations\/\d+)$/

const isSeen = (shift: string): boolean => Number.parseFloat(shift) > 0.001

for (const width of [360, 1280]) {
  test(`a screen at ${width} px is a few scripts and requests, asks for nothing twice, and nothing of it moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    const ofLogin = await requestsOf(page, '/login')
    expect(ofLogin.length, ofLogin.map(pathOf).join(' ')).toBeLessThanOrEqual(mostOfLogin)
    await signIn(page)
    await expect(page.getByText('SUN1001')).toBeVisible()
    await addSeats(page)
    for (const [path, most] of Object.entries(screens)) {
      const addresses = (await requestsOf(page, path)).map(pathOf)
      const requests = addresses.filter((address) => !isBeside(address))
      const scripts = requests.filter((address) => /^\/build\/.*\.js$/.test(address))
      expect.soft(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(mostScripts)
      expect.soft(requests.length, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(most)
      const waitedFor = requests.filter((address) => !notWaitedFor.test(address))
      if (most > mostUntilWhole) expect.soft(waitedFor.length, waitedFor.join(' ')).toBeLessThanOrEqual(mostUntilWhole)
      const asked = addresses.filter((address) => /^\/(api|clients)\//.test(address))
      const looked = askedAnew.find(([page]) => path.endsWith(page))?.[1] ?? []
      const twice = asked.filter((address, at) => asked.indexOf(address) !== at)
      expect(
        twice.filter((address) => !looked.some((one) => one === address)),
        path,
      ).toEqual([])
      expect.soft((await shiftsOf(page)).filter(isSeen), path).toEqual([])
    }
  })
}

test('what the first screen does not wait for is asked for after its data', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/customer', async (route) => {
    await answered
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(pathOf(request)))
  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('contentinfo').getByText('v5-13-5')).toBeVisible()
  // Whatever was asked for before this has been heard of.
  await page.evaluate(() => fetch('/favicon.svg'))
  const later = ['/api/client/genders', '/api/client/countries', '/clients/meridian/footer.json']
  expect(later.filter((path) => asked.includes(path))).toEqual([])
  answer()
  await expect.poll(() => later.filter((path) => asked.includes(path))).toEqual(later)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})

test('the data of a screen is asked for before its script has come: once the client is known, side by side', async ({
  page,
}) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.route(/\/build\/.*\.js$/, () => undefined)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(pathOf(request)))
  await page.goto('/booking/SUN1001', { waitUntil: 'commit' })
  await expect
    .poll(() => [...asked].filter((path) => path.startsWith('/api/')))
    .toEqual([
      '/api/client/id',
      '/api/client/config',
      '/api/customer/check',
      '/api/booking/SUN1001',
      '/api/customer',
      '/api/customer/requireddata',
      '/api/bookings',
      '/api/basket/SUN1001',
      '/api/booking/SUN1001/requireddata',
    ])
  // And what makes it the client's own page.
  await expect
    .poll(() => [...asked].filter((path) => path.startsWith('/clients/')))
    .toEqual(['/clients/meridian/client.css', '/clients/meridian/logo.svg'])
})

test('a page that pays is whole without what it does not wait for', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await addSeats(page)
  const held: string[] = []
  await page.route(notWaitedFor, (route) => void held.push(pathOf(route.request())))
  for (const path of ['/checkout', '/make-payment', '/pay-in-full']) {
    held.length = 0
    await page.goto(`/booking/SUN1001${path}`, { waitUntil: 'commit' })
    await expect.poll(() => held.length).toBe(3)
    const other = await page.context().newPage()
    await other.goto(`/booking/SUN1001${path}`, { waitUntil: 'networkidle' })
    const whole = await other.getByRole('main').innerText()
    expect(whole.length).toBeGreaterThan(400)
    // Sooner than a call that is not answered is given up.
    await expect.poll(() => page.getByRole('main').innerText(), { timeout: 25_000 }).toBe(whole)
    await other.close()
  }
})

test('what the page asks for before it is fetched ahead is not asked for twice', async ({ page }) => {
  await signIn(page)
  // The start script learns of the client after the page itself has asked for its sheet.
  await page.addInitScript(() => {
    const { clone } = Response.prototype
    Response.prototype.clone = function (this: Response) {
      const copy = clone.call(this)
      if (!this.url.endsWith('/api/client/config')) return copy
      const read = copy.json.bind(copy)
      copy.json = async () => {
        const isAsked = (): boolean => document.querySelector('#root [href$="/client.css"]') !== null
        while (!isAsked()) await new Promise((resolve) => requestAnimationFrame(resolve))
        return read()
      }
      return copy
    }
  })
  for (const path of ['/', '/booking/SUN1001']) {
    const addresses = (await requestsOf(page, path)).map(pathOf)
    expect(addresses.filter((address) => address.endsWith('/client.css'))).toHaveLength(1)
    expect(addresses.filter((address) => address.endsWith('/logo.svg'))).toHaveLength(1)
  }
})

test('the way back shows what is known without waiting for an answer, and asks for it quietly', async ({ page }) => {
  await signIn(page)
  await page
    .getByRole('link', { name: /^Barcelona/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Barcelona/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  await page.route('**/api/**', (route) => void asked.push(pathOf(route.request())))
  await page.goBack()
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: /^Barcelona/ })).toBeVisible()
  await expect.poll(() => asked).toContain('/api/booking/SUN1001')
})

test('no screen is shown before its styles have come', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  let come = (): void => undefined
  const styles = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/build\/[^/]+\.css$/, async (route) => {
    await styles
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  const isRun = (): Promise<boolean> =>
    page.evaluate(async () => {
      const scripts = window.firstLoad?.areaFiles.profile.filter((file) => file.endsWith('.js')) ?? []
      const here = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      // What the scripts do then has its turn.
      for (const _ of scripts) await new Promise((resolve) => requestIdleCallback(resolve))
      return scripts.length > 0 && scripts.every((file) => here.includes(file))
    })
  await expect.poll(isRun).toBe(true)
  await expect(page.locator('[data-shell]')).toHaveCount(1)
  come()
  await expect(page.getByRole('heading', { level: 2, name: 'Personal details' })).toBeVisible()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  expect((await shiftsOf(page)).filter(isSeen)).toEqual([])
})

test('who is not signed in is asked for no data', async ({ page }) => {
  const asked = await requestsOf(page, '/booking/SUN1001')
  expect(asked.map(pathOf).filter((path) => path.startsWith('/api/booking'))).toEqual([])
  await expect(page).toHaveURL('/login')
})
