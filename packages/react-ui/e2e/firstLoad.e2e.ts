import type { Page, Request } from '@playwright/test'
import { addSeats } from './support/shopping'
import { expect, signIn, test } from './support/world'

/** How many scripts a screen is made of, at most. */
const mostScripts = 6

/** What each screen of a customer asks for before it is whole, at most; the card company's own scripts and documents do not count. */
const screens = {
  '/': 13,
  '/booking/SUN1001': 20,
  '/booking/SUN1001/tickets': 20,
  '/booking/SUN1001/accommodation': 19,
  '/booking/SUN1001/extras': 19,
  '/booking/SUN1001/transport': 20,
  '/booking/SUN1001/cart': 17,
  '/booking/SUN1001/checkout': 24,
  '/booking/SUN1001/make-payment': 20,
  '/booking/SUN1001/pay-in-full': 21,
  '/booking/SUN1001/mandatory-information': 20,
  '/booking/SUN1003/payment-plan': 19,
  '/booking/SUN1003/resale': 18,
  '/booking/SUN1003/ticket-details': 19,
  '/booking/SUN1003/delivery/update': 19,
  '/profile': 20,
  '/profile/details/bank-account': 15,
  '/changepassword': 12,
} as const

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
  // The booking's payments, before a form that pays is shown.
  ['/checkout', ['/api/booking/SUN1001']],
  ['/make-payment', ['/api/booking/SUN1001']],
  ['/pay-in-full', ['/api/booking/SUN1001']],
  // The other deliveries of the customer.
  ['/delivery/update', ['/api/bookings']],
  ['/profile', ['/api/customer', '/api/customer/requireddata']],
] as const

/** The stand-in of the card company, and what comes a second after the first data: the client's footer and the lists of forms. */
const isBeside = (address: string): boolean =>
  /^\/(__stripe\/|api\/client\/(genders|countries)$|clients\/\w+\/footer\.json$)/.test(address)

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
      // What the document has fetched ahead is asked for again where a busy machine comes late to use it.
      const isAgain = (address: string, at: number): boolean =>
        address.startsWith('/clients/') && addresses.indexOf(address) !== at
      const requests = addresses.filter((address, at) => !isBeside(address) && !isAgain(address, at))
      const scripts = requests.filter((address) => /^\/build\/.*\.js$/.test(address))
      expect.soft(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(mostScripts)
      expect.soft(requests.length, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(most)
      const asked = addresses.filter((address) => address.startsWith('/api/'))
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

/** One of each frame and area, and an address that is no page. */
const framed = ['/', '/profile', '/changepassword', '/resetpassword', '/booking/SUN1001', '/booking/SUN1001/tickets']
const alsoFramed = ['/booking/SUN1001/checkout', '/booking/SUN1001/make-payment', '/error', '/nowhere']

test('the frame and a sentence wait for no script and no answer, on a first visit either', async ({ page }) => {
  await page.route(/\/(build|api|clients)\//, () => undefined)
  for (const path of [...framed, ...alsoFramed]) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByText('Loading the page'), path).toBeVisible()
  }
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: "Let's get you logged in" })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('so it is in another language', async ({ page }) => {
  await page.route(/\/(build|api|clients)\//, () => undefined)
  for (const [locale, loading, heading] of [
    ['de', 'Die Seite wird geladen', 'Melden Sie sich an'],
    ['es', 'Cargando la página', 'Inicie sesión'],
  ] as const) {
    await page.goto(`/?locale=${locale}`, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText(loading)).toBeVisible()
    await page.goto(`/login?locale=${locale}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('where nothing answers, the frame and a sentence are there all the same', async ({ page }) => {
  await page.route('**/api/**', () => undefined)
  await page.goto('/booking/SUN1001', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('Loading the page')).toBeVisible()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.getByText('Loading the page')).toBeVisible()
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
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
