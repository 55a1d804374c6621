import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdings } from '../e2e/support/holdings'
import { acceptTerms, addSeats, bankCheck, challengedCard, payButton, typeCard } from '../e2e/support/shopping'
import { findingsOf, signInByForm } from '../e2e/support/world'
import { dist, expect, type Host, test } from './testHost'

const echo: RequestListener = ({ headers }, response) => void response.end(JSON.stringify(headers))

const logsOf = ({ folder }: Host): string =>
  ['errors', 'log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('')

// A violation logs an error to the console, and no page may log one (e2e/support/world.ts).
test('the purchase goes through nginx under the strict policy, and no violation is reported', async ({
  page,
  world,
}) => {
  await signInByForm(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await addSeats(page)
  await page.goto('/booking/SUN1001/checkout')
  await expect(payButton(page)).toBeVisible()
  await acceptTerms(page)
  await typeCard(page, challengedCard)
  await payButton(page).click()
  await bankCheck(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect((await world.charges()).map(({ amount }) => amount)).toEqual([14_500])
})

test('files and pages come as a good host sends them', async ({ host }) => {
  const ask = (path: string, encoding = 'br', init: RequestInit = {}): Promise<Response> =>
    fetch(`${host.url}${path}`, { ...init, headers: { 'accept-encoding': encoding, accept: 'text/html' } })

  const page = await ask('/booking/SUN1001')
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('link')).toMatch(/^<\/build\/[^>]+\.css>; rel=preload; as=style; crossorigin$/)
  expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  const etag = page.headers.get('etag') ?? ''
  const again = await fetch(`${host.url}/booking/SUN1001`, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
  })
  expect(again.status).toBe(304)

  const part = /\/build\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? ''
  // Its source map lies elsewhere (docs/errors.md).
  expect(await (await ask(part)).text()).not.toContain('sourceMappingURL')
  for (const encoding of ['br', 'gzip']) {
    const { headers, status } = await ask(part, encoding)
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  for (const missing of [
    '/build/none.js',
    `${part}.map`,
    '/none.png',
    '/.document.json',
    '/.index.html',
    '/build/../../nginx.conf',
  ]) {
    const { status, headers } = await ask(missing)
    expect([status, headers.get('cache-control')], missing).toEqual([404, null])
  }
  for (const dotted of ['/booking/AB.12', '/booking/.a/accommodation/1.2'])
    expect((await ask(dotted)).headers.get('content-type'), dotted).toMatch(/^text\/html/)
  expect((await ask('/', 'br', { method: 'POST' })).status).toBe(405)
  expect((await ask('/', 'br', { method: 'HEAD' })).status).toBe(200)
})

test('a malformed address shows the dashboard, which says what is wrong', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/400 \(Bad Request\)|404 \(Not Found\)|could not be decoded/)
  await signInByForm(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  const answer = await page.goto('/booking/%E0%A4%A')
  expect(answer?.status()).toBe(400)
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
  await expect(page.getByText('Booking %E0%A4%A could not be opened')).toBeVisible()
})

test('an unknown host name is rejected', async ({ host }) => {
  const asked = request({ host: '127.0.0.1', port: host.port, headers: { host: 'elsewhere.example' } }).end()
  await expect(once(asked, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('only a front that is configured says where a customer comes from', async ({ hostWith }) => {
  const sent = { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' } }
  const heard = async (changes: Record<string, string>): Promise<unknown> => {
    const host = await hostWith(echo, changes)
    await host.start()
    const said = JSON.parse((await host.ask('/api/client/id', sent)).body) as Record<string, string>
    return [said['x-forwarded-for'], said['x-forwarded-proto'], said['host']]
  }
  expect(await heard({ 'customers_scheme https': 'customers_scheme http' })).toEqual(['127.0.0.1', 'http', 'localhost'])
  expect(await heard({ '10.0.0.0/8': '127.0.0.0/8' })).toEqual(['203.0.113.9', 'https', 'localhost'])
})

test('an https back end must prove its identity; otherwise, or if it is down, our own page appears', async ({
  hostWith,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const [certificate, key] = [join(folder, 'own.pem'), join(folder, 'own.key')]
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1'.split(' ')
  execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const server = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, echo).listen(0)
  await once(server, 'listening')
  const backEnd = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const unknown = await hostWith(backEnd)
  await unknown.start()
  for (const [language, expected] of [
    ['de-DE,de', 'Wir sind gleich wieder da'],
    ['es', 'Volvemos enseguida'],
    ['fr', 'We will be right back'],
  ] as const) {
    const answer = await unknown.ask('/api/client/id', { headers: { 'accept-language': language } })
    expect([answer.status, answer.headers['retry-after']]).toEqual([502, '30'])
    expect(answer.body).toContain(expected)
  }
  expect((await unknown.ask('/api/customer/login', { method: 'POST' })).status).toBe(502)
  const known = await hostWith(backEnd, {
    '/etc/ssl/certs/ca-certificates.crt': join(unknown.folder, 'own.pem'),
  })
  writeFileSync(join(unknown.folder, 'own.pem'), readFileSync(certificate))
  await known.start()
  expect((await known.ask('/api/client/id')).status).toBe(200)
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('nginx starts before its back end has a name', async ({ hostWith }) => {
  const host = await hostWith('http://backend.invalid:8080')
  await host.start()
  expect((await host.ask('/booking/SUN1001')).status).toBe(200)
})

test('sign-ins and resets of one address are limited, other calls are not', async ({ hostWith }) => {
  const host = await hostWith(echo)
  await host.start()
  const statuses = async (path: string): Promise<readonly number[]> => {
    const found: number[] = []
    for (let count = 0; count < 25; count += 1) found.push((await host.ask(path, { method: 'POST' })).status)
    return found
  }
  const signIns = await statuses('/api/customer/login')
  expect([signIns[19], signIns.at(-1)]).toEqual([200, 429])
  const { status, headers } = await host.ask('/api/customer/password/reset', { method: 'POST' })
  expect([status, headers['retry-after']]).toEqual([429, '30'])
  expect(new Set(await statuses('/api/booking/SUN1001'))).toEqual(new Set([200]))
})

test('a call under way is answered before nginx ends', async ({ hostWith }) => {
  const held: ServerResponse[] = []
  const host = await hostWith((_, response) => void held.push(response))
  await host.start()
  const asked = host.ask('/api/booking/SUN1001').catch(String)
  await expect.poll(() => held.length).toBe(1)
  const stopped = host.stop()
  const isReached = (): Promise<boolean> => host.ask('/healthz').then(Boolean, () => false)
  await expect.poll(isReached).toBe(false)
  held[0]?.end('paid')
  expect(await asked).toMatchObject({ status: 200, body: 'paid' })
  await stopped
})

test('a request is logged with its trace, without a booking or an address', async ({ hostWith }) => {
  const host = await hostWith((asked: IncomingMessage, response) => {
    if (asked.method === 'POST') asked.destroy()
    else response.end()
  })
  await host.start()
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  await host.ask('/api/booking/SUN1001?token=secret', { headers })
  await host.ask('/booking/SUN1001')
  const referer = '/booking/SUN1001?token=secret'
  await host.ask('/api/payment/?token=secret', { method: 'POST', headers: { referer } })
  await host.stop()
  const lines = readFileSync(join(host.folder, 'log'), 'utf8').trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries.find((entry) => entry['trace'] === trace)).toMatchObject({ place: '/api/booking', status: 200 })
  expect(entries.some((entry) => entry['place'] === 'page')).toBe(true)
  // A payment without an answer keeps its own line, though our own page is sent for it.
  expect(entries.at(-1)).toMatchObject({ method: 'POST', place: '/api/payment', status: 502 })
  expect(logsOf(host)).not.toMatch(/SUN1001|secret|127\.0\.0\.1/)
})

test('the token of a reset link is in no later request and in no log', async ({ page, host }) => {
  const requests: Promise<string>[] = []
  page.on('request', (sent) => {
    requests.push(sent.allHeaders().then((headers) => JSON.stringify([sent.url(), headers])))
  })
  await page.goto('/resetpassword?token=secret-of-the-link')
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The first is the link's own.
  expect((await Promise.all(requests)).slice(1).filter((sent) => sent.includes('secret'))).toEqual([])
  await host.stop()
  expect(logsOf(host)).toContain('"place":"page"')
  expect(logsOf(host)).not.toContain('secret')
})

test('an answer of the back end runs nothing when it is opened as a page', async ({
  page,
  hostWith,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Content Security Policy|Blocked script execution|Failed to load resource/)
  const script = "fetch('/api/customer').then(() => (document.title = 'run'))"
  const asked: unknown[] = []
  const host = await hostWith(({ url = '' }, response) => {
    asked.push(url)
    const isPicture = url.endsWith('.svg')
    response.writeHead(url.startsWith('/api/missing') ? 404 : 200, {
      'content-type': isPicture ? 'image/svg+xml' : 'text/html',
    })
    response.end(
      isPicture
        ? `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`
        : `<body onload="${script}"><script>${script}</script><img src="/api/picture" onerror="${script}">`,
    )
  })
  await host.start()
  const paths = ['/clients/meridian/logo.svg', '/clients/meridian/logo.html', '/api/found', '/api/missing']
  for (const path of paths) await page.goto(`${host.url}${path}`)
  expect(asked).toEqual(paths)
})

test('planned maintenance is announced to new visitors, and open pages keep working', async ({ hostWith }) => {
  const host = await hostWith(echo)
  await host.start()
  writeFileSync(join(host.folder, 'maintenance'), '')
  const page = await host.ask('/booking/SUN1001', { headers: { 'accept-language': 'es' } })
  expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(page.body).toContain('Sus reservas están a salvo.')
  expect((await host.ask('/api/basket/SUN1001')).status).toBe(200)
  rmSync(join(host.folder, 'maintenance'))
  expect((await host.ask('/booking/SUN1001')).status).toBe(200)
})

test.describe('the service worker', () => {
  // It uses the machine's own clock.
  test.use({ today: null })

  test('a customer without a stored booking who reloads without a network gets our own page', async ({
    page,
    host,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_CONNECTION_REFUSED|Failed to load resource/)
    await signInByForm(page)
    await expect(page.getByText('SUN1002')).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    expect(await holdings(page)).not.toMatch(/SUN1002|Vienna|Hart/)
    // It takes nothing but the worker itself.
    expect(await page.evaluate(() => caches.keys())).toEqual([])

    await host.stop()
    await page.goto('/booking/SUN1002')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText("You're offline")
    expect(await findingsOf(page)).toEqual([])
    await page.evaluate(() => localStorage.setItem('booking-dashboard/language', 'de'))
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading).toHaveText('Sie sind offline')
    await expect(page).toHaveTitle('Sie sind offline | Kundenbereich')

    await host.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(heading).toContainText('Vienna')
  })

  test('a release without the service worker removes it from a device, with the booking that it stored', async ({
    page,
    host,
  }) => {
    const onDevice = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await signInByForm(page)
    await expect(page.getByText('SUN1002')).toBeVisible()
    await page.goto('/booking/SUN1002')
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await expect(page.getByText(/^Kept on this device, as of/)).toBeVisible()
    expect(await onDevice()).toEqual([1, 2])

    host.set({ stripeScript: '/__stripe/stripe.js', serviceWorker: false })
    expect(await host.run('release', dist)).toContain('is the current release')
    await expect.poll(async () => (await host.ask('/sw.js')).body).toContain('retire')
    await page.reload()
    await expect.poll(onDevice).toEqual([0, 0])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
    await expect(page.getByText('SUN1002').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0)
    expect(await onDevice()).toEqual([0, 0])
  })
})
