import { holdRequests } from './support/holdRequests'
import { notWaitedFor, pathOf, requestsOf, shiftsOf, showsItsClient } from './support/pageLoad'
import { addSeats } from './support/shopping'
import { expect, signIn, test, arrive } from './support/world'

test('the lists of forms are requested after the first data, and the footer once it comes near the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await arrive(page)
  const answer = await holdRequests(page, '**/api/customer')
  await page.goto('/booking/SUN1001', { waitUntil: 'commit' })
  // From here on, since the page before asks for the same after its own data.
  const asked: string[] = []
  page.on('request', (request) => asked.push(pathOf(request)))
  await expect(page.getByRole('heading', { level: 1, name: 'Barcelona' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  // Every earlier request has been recorded by now.
  await page.evaluate(() => fetch('/favicon.png'))
  const later = ['/api/client/genders', '/api/client/countries', '/clients/meridian/footer.json']
  expect(later.filter((path) => asked.includes(path))).toEqual([])
  answer()
  await expect(footer.getByText('v5-13-5')).toBeVisible()
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link').first()).toBeVisible()
})

test('what is fetched ahead comes after all that the page needs', { tag: '@long' }, async ({ page }) => {
  await arrive(page)
  const needed: string[] = []
  const ahead: string[] = []
  await page.goto('about:blank')
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') ahead.push(pathOf(request))
    else if (ahead.length === 0) needed.push(pathOf(request))
  })
  await page.goto('/booking/SUN1001')
  await expect.poll(() => ahead.some((path) => path.startsWith('/build/tickets-')), { timeout: 20_000 }).toBe(true)
  expect(needed).toContain('/api/booking/SUN1001/ticketCustomerDataChanges')
})

test('the data of a screen is requested before its script has loaded, in parallel once the client is known', async ({
  page,
}) => {
  await arrive(page)
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
  // Then the files that make it the client's own page.
  await expect
    .poll(() => [...asked].filter((path) => path.startsWith('/clients/')))
    .toEqual(['/clients/meridian/client.css', '/clients/meridian/logo.svg'])
})

test('a page that pays, or has over 20 requests, is complete without the rest', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page)
  await addSeats(page)
  const held: string[] = []
  await page.route(notWaitedFor, (route) => void held.push(pathOf(route.request())))
  const pages = ['/checkout', '/make-payment', '/pay-in-full', '/payment-plan', '/required-data/7101/address/update']
  for (const path of pages) {
    held.length = 0
    await page.goto(`/booking/SUN1001${path}`, { waitUntil: 'commit' })
    await expect.poll(() => held.length).toBe(3)
    const other = await page.context().newPage()
    await other.goto(`/booking/SUN1001${path}`)
    await showsItsClient(other)
    await other.waitForLoadState('networkidle')
    const whole = await other.getByRole('main').innerText()
    expect(whole.length).toBeGreaterThan(400)
    // Earlier than the timeout of a call without an answer.
    await expect.poll(() => page.getByRole('main').innerText(), { timeout: 25_000 }).toBe(whole)
    await other.close()
  }
})

test('the page and its prefetch request nothing twice', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  // The start script learns of the client after the page itself has requested the client's logo.
  await page.addInitScript(() => {
    const { clone } = Response.prototype
    Response.prototype.clone = function (this: Response) {
      const copy = clone.call(this)
      if (!this.url.endsWith('/api/client/config')) return copy
      const read = copy.json.bind(copy)
      copy.json = async () => {
        const isAsked = (): boolean => document.querySelector('#root [src$="/logo.svg"]') !== null
        while (!isAsked()) await new Promise((resolve) => requestAnimationFrame(resolve))
        return read()
      }
      return copy
    }
  })
  for (const path of ['/', '/booking/SUN1001']) {
    const addresses = await requestsOf(page, path)
    expect(addresses.filter((address) => address.endsWith('/client.css'))).toHaveLength(1)
    expect(addresses.filter((address) => address.endsWith('/logo.svg'))).toHaveLength(1)
  }
})

test('the way back shows the known data at once, and refreshes it silently', {
  tag: '@long',
}, async ({ page }) => {
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

test('no screen is shown before its styles have loaded', async ({ page }) => {
  await arrive(page)
  const come = await holdRequests(page, /\/build\/[^/]+\.css$/)
  await page.goto('/profile', { waitUntil: 'commit' })
  const isRun = (): Promise<boolean> =>
    page.evaluate(async () => {
      const scripts = window.firstLoad?.areaFiles.profile.filter((file) => file.endsWith('.js')) ?? []
      const here = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      // Lets the scripts run what they have scheduled.
      for (const _ of scripts) await new Promise((resolve) => requestIdleCallback(resolve))
      return scripts.length > 0 && scripts.every((file) => here.includes(file))
    })
  await expect.poll(isRun).toBe(true)
  await expect(page.locator('[data-shell]')).toHaveCount(1)
  come()
  await expect(page.getByRole('heading', { level: 2, name: 'Personal details' })).toBeVisible()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual([])
})

test('the HTML names each of its files once', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const names = [...html.matchAll(/\/build\/[\w.-]+/g)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the first paint waits for the script that shows the frame', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, id = ''] = /<link rel="expect" href="#([\w-]+)" blocking="render"/.exec(html) ?? []
  expect(html.indexOf('content.cloneNode')).toBeGreaterThan(0)
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('content.cloneNode'))
})

test('the scripts of a page begin with the hint to compile them at once', async ({ page, request }) => {
  await signIn(page)
  await page.goto('/booking/SUN1001')
  await expect(page.getByRole('heading', { level: 1, name: 'Barcelona' })).toBeVisible()
  const parts = await page.locator('script[src*="/build/"], link[rel=modulepreload][href*="/build/"]').all()
  const unhinted: string[] = []
  for (const part of parts) {
    const address = (await part.getAttribute('src')) ?? (await part.getAttribute('href')) ?? ''
    const script = await (await request.get(address)).text()
    if (!script.startsWith('//# allFunctionsCalledOnLoad\n')) unhinted.push(address.replace(/-[\w-]{8}\.js$/, ''))
  }
  expect(parts.length).toBeGreaterThan(3)
  // What the bundler itself adds.
  expect(unhinted).toEqual(['/build/rolldown-runtime'])
  const html = await (await request.get('/')).text()
  const [colours, start] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
  for (const script of [colours, start]) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('a worker uses Intl before a signed-in page does, and none on the login page', async ({ page }) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(workers).toEqual([])
  await arrive(page)
  expect(workers).toEqual([expect.stringMatching(/^data:/)])
})

test('no data is requested for a visitor who is not signed in', async ({ page }) => {
  const asked = await requestsOf(page, '/booking/SUN1001')
  expect(asked.filter((path) => path.startsWith('/api/booking'))).toEqual([])
  await expect(page).toHaveURL('/login')
})
