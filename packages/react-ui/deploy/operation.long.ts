import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'
import { holdings } from '../e2e/support/holdings'
import { expect, findingsOf, submitLogin } from '../e2e/support/world'
import { certify, dist, echo, test } from './running'

test.describe('the service worker', () => {
  // It uses the machine's own clock.
  test.use({ today: null })

  test('a customer without a stored booking who reloads without a network gets our own page', async ({
    page,
    world,
    nginxWith,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_CONNECTION_REFUSED|Failed to load resource/)
    await world.ask('reset', {})
    const nginx = await nginxWith({ backEnd: world.url, stripeScript: '/__stripe/stripe.js' })
    await nginx.start()
    await page.goto(`http://localhost:${nginx.port}/login`)
    await submitLogin(page)
    await expect(page.getByText('SUN1002')).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    expect(await holdings(page)).not.toMatch(/SUN1002|Vienna|Hart/)
    // It takes nothing but the worker itself.
    expect(await page.evaluate(() => caches.keys())).toEqual([])

    await nginx.stop()
    await page.goto(`http://localhost:${nginx.port}/booking/SUN1002`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText("You're offline")
    expect(await findingsOf(page)).toEqual([])
    await page.evaluate(() => localStorage.setItem('booking-dashboard/language', 'de'))
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading).toHaveText('Sie sind offline')
    await expect(page).toHaveTitle('Sie sind offline')

    await nginx.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(heading).toContainText('Vienna')
  })

  test('a release without the service worker removes it from a device, with the booking that it stored', async ({
    page,
    world,
    nginxWith,
  }) => {
    await world.ask('reset', {})
    const settings = { backEnd: world.url, stripeScript: '/__stripe/stripe.js' }
    const nginx = await nginxWith(settings)
    await nginx.start()
    const onDevice = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await page.goto(`http://localhost:${nginx.port}/login`)
    await submitLogin(page)
    await expect(page.getByText('SUN1002')).toBeVisible()
    await page.goto(`http://localhost:${nginx.port}/booking/SUN1002`)
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await expect(page.getByText(/^Kept on this device, as of/)).toBeVisible()
    expect(await onDevice()).toEqual([1, 2])

    await nginx.run('release', [nginx.settings({ ...settings, serviceWorker: false }), dist])
    await page.reload()
    await expect.poll(onDevice).toEqual([0, 0])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vienna')
    await expect(page.getByText('SUN1002').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0)
    expect(await onDevice()).toEqual([0, 0])
  })
})

test('only a front that is configured says where a customer comes from', async ({ nginxWith, backEnd }) => {
  const port = await backEnd(echo)
  const sent = { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' } }
  const heard = async (settings: object): Promise<unknown> => {
    const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}`, ...settings })
    await nginx.start()
    const { body } = await nginx.ask('/api/client/id', sent)
    const said = JSON.parse(body) as Record<string, string>
    return [said['x-forwarded-for'], said['x-forwarded-proto']]
  }
  expect(await heard({})).toEqual(['127.0.0.1', 'http'])
  expect(await heard({ https: true, proxies: ['127.0.0.0/8'] })).toEqual(['203.0.113.9', 'https'])
})

test('an https back end must prove its identity; otherwise, or if it is down, our own page appears', async ({
  nginxWith,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const { certificate, key } = certify(folder, 'localhost')
  const server = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, echo).listen(0)
  await once(server, 'listening')
  const backEnd = `https://localhost:${(server.address() as AddressInfo).port}`
  const unknown = await nginxWith({ backEnd })
  await unknown.start()
  for (const [language, words] of [
    ['de-DE,de', 'Wir sind gleich wieder da'],
    ['es', 'Volvemos enseguida'],
    ['fr', 'We will be right back'],
  ] as const) {
    const answer = await unknown.ask('/api/client/id', { headers: { 'accept-language': language } })
    expect([answer.status, answer.headers['retry-after']]).toEqual([502, '30'])
    expect(answer.body).toContain(words)
  }
  expect((await unknown.ask('/api/customer/login', { method: 'POST' })).status).toBe(502)
  const known = await nginxWith({ backEnd, backEndCertificates: certificate })
  await known.start()
  expect((await known.ask('/api/client/id')).status).toBe(200)
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('TLS 1.2 and 1.3 are offered, and the health check works there', async ({ nginxWith, backEnd }) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const port = await backEnd(echo)
  const tls = certify(folder, 'localhost')
  const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}`, https: true, tls })
  await nginx.start()
  expect(await nginx.run('health')).toMatch(/^nginx serves \w+\.\n$/)
  expect((await nginx.ask('/healthz')).status).toBe(204)
  const spoken = async (version: SecureVersion): Promise<string | null> => {
    const options = { host: '127.0.0.1', port: nginx.port, servername: 'localhost', rejectUnauthorized: false }
    const socket = connect({ ...options, minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' })
    await Promise.race([once(socket, 'secureConnect'), once(socket, 'error')]).catch(() => undefined)
    const found = socket.authorized || socket.getPeerCertificate().subject ? socket.getProtocol() : null
    socket.destroy()
    return found
  }
  expect([await spoken('TLSv1.3'), await spoken('TLSv1.2'), await spoken('TLSv1.1')]).toEqual([
    'TLSv1.3',
    'TLSv1.2',
    null,
  ])
  rmSync(folder, { recursive: true })
})

test('nginx starts before its back end has a name, and follows it to another address', async ({ nginxWith }) => {
  let address: readonly number[] | null = null
  const names = createSocket('udp4')
  names.on('message', (question, { port, address: from }) => {
    const end = question.indexOf(0, 12) + 5
    const isKnown = address !== null && question.readUInt16BE(end - 4) === 1
    // A name that has an IPv4 address exists, though it has no IPv6 address.
    const head = Buffer.from([0x81, address === null ? 0x83 : 0x80, 0, 1, 0, isKnown ? 1 : 0, 0, 0, 0, 0])
    const found = isKnown ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...(address ?? [])]) : Buffer.alloc(0)
    names.send(Buffer.concat([question.subarray(0, 2), head, question.subarray(12, end), found]), port, from)
  })
  names.bind(53, '127.0.0.53')
  await once(names, 'listening')
  const one = createServer((_, response) => void response.end('one')).listen(0, '127.0.0.1')
  await once(one, 'listening')
  const { port } = one.address() as AddressInfo
  const other = createServer((_, response) => void response.end('other')).listen(port, '127.0.0.2')
  await once(other, 'listening')
  const nginx = await nginxWith({ backEnd: `http://backend.internal:${port}`, resolvers: ['127.0.0.53'] })
  await nginx.start()
  const heard = async (): Promise<string> => {
    const { status, body } = await nginx.ask('/api/client/id')
    return status === 200 ? body : String(status)
  }
  expect(await heard()).toBe('502')
  address = [127, 0, 0, 1]
  await expect.poll(heard).toBe('one')
  address = [127, 0, 0, 2]
  await expect.poll(heard).toBe('other')
  names.close()
  for (const server of [one, other]) {
    server.closeAllConnections()
    server.close()
  }
})

test('sign-ins and resets of one address are limited, other calls are not', async ({ nginxWith, backEnd }) => {
  const port = await backEnd(echo)
  const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}`, signInsPerMinute: 6 })
  await nginx.start()
  const statuses = async (path: string): Promise<readonly number[]> => {
    const found: number[] = []
    for (let count = 0; count < 9; count += 1) found.push((await nginx.ask(path, { method: 'POST' })).status)
    return found
  }
  const signIns = await statuses('/api/customer/login')
  expect([signIns[0], signIns.at(-1)]).toEqual([200, 429])
  const { status, headers } = await nginx.ask('/api/customer/password/reset', { method: 'POST' })
  expect([status, headers['retry-after']]).toEqual([429, '30'])
  expect(new Set(await statuses('/api/booking/SUN1001'))).toEqual(new Set([200]))
})

test('a call under way is answered before nginx ends', async ({ nginxWith, backEnd }) => {
  const held: ServerResponse[] = []
  const port = await backEnd((request, response) => {
    // A release asks whether the back end can be reached.
    if (request.url === '/api/client/id') return echo(request, response)
    held.push(response)
  })
  const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}` })
  await nginx.start()
  const asked = nginx.ask('/api/booking/SUN1001').catch(String)
  await expect.poll(() => held.length).toBe(1)
  const stopped = nginx.stop()
  const isReached = (): Promise<boolean> => nginx.ask('/healthz').then(Boolean, () => false)
  await expect.poll(isReached).toBe(false)
  held[0]?.end('paid')
  expect(await asked).toMatchObject({ status: 200, body: 'paid' })
  await stopped
})

test('a request is logged with its trace, without a booking or an address', async ({ nginxWith, backEnd }) => {
  const port = await backEnd((request, response) => {
    if (request.method === 'POST') request.destroy()
    else echo(request, response)
  })
  const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}` })
  await nginx.start()
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  await nginx.ask('/api/booking/SUN1001?token=secret', { headers })
  await nginx.ask('/booking/SUN1001')
  await nginx.ask('/api/payment/?token=secret', {
    method: 'POST',
    headers: { referer: '/booking/SUN1001?token=secret' },
  })
  await nginx.stop()
  const [errors = '', text = ''] = ['errors', 'log'].map((name) => readFileSync(join(nginx.folder, name), 'utf8'))
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.find((line) => line['trace'] === trace)).toMatchObject({ place: '/api/booking', status: 200 })
  expect(lines.some((line) => line['place'] === 'page')).toBe(true)
  // A payment without an answer keeps its own line, though our own page is sent for it.
  expect(lines.at(-1)).toMatchObject({ method: 'POST', place: '/api/payment', status: 502 })
  expect(text + errors).not.toMatch(/SUN1001|secret|127\.0\.0\.1/)
})

test('the token of a reset link is in no later request and in no log', async ({ page, world, nginxWith }) => {
  await world.ask('reset', {})
  const nginx = await nginxWith({ backEnd: world.url, stripeScript: '/__stripe/stripe.js' })
  await nginx.start()
  const requests: Promise<string>[] = []
  page.on('request', (request) => {
    requests.push(request.allHeaders().then((headers) => JSON.stringify([request.url(), headers])))
  })
  await page.goto(`http://localhost:${nginx.port}/resetpassword?token=secret-of-the-link`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The first is the link's own.
  expect((await Promise.all(requests)).slice(1).filter((request) => request.includes('secret'))).toEqual([])
  await nginx.stop()
  const logs = ['errors', 'log'].map((name) => readFileSync(join(nginx.folder, name), 'utf8')).join('')
  expect(logs).toContain('"place":"page"')
  expect(logs).not.toContain('secret')
})

test('an answer of the back end runs nothing when it is opened as a page', async ({
  page,
  nginxWith,
  backEnd,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Content Security Policy|Blocked script execution|Failed to load resource/)
  const script = "fetch('/api/customer').then(() => (document.title = 'run'))"
  const asked: unknown[] = []
  const port = await backEnd(({ url = '' }, response) => {
    // A release asks whether the back end can be reached.
    if (url !== '/api/client/id') asked.push(url)
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
  const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}` })
  await nginx.start()
  const paths = ['/clients/meridian/logo.svg', '/clients/meridian/logo.html', '/api/found', '/api/missing']
  for (const path of paths) await page.goto(`http://localhost:${nginx.port}${path}`)
  expect(asked).toEqual(paths)
})

test('planned maintenance is announced to new visitors, and open pages keep working', async ({
  nginxWith,
  backEnd,
}) => {
  const port = await backEnd(echo)
  const nginx = await nginxWith({ backEnd: `http://127.0.0.1:${port}` })
  await nginx.start()
  writeFileSync(join(nginx.host, 'maintenance'), '')
  const page = await nginx.ask('/booking/SUN1001', { headers: { 'accept-language': 'es' } })
  expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(page.body).toContain('Sus reservas están a salvo.')
  expect((await nginx.ask('/api/basket/SUN1001')).status).toBe(200)
  rmSync(join(nginx.host, 'maintenance'))
  expect((await nginx.ask('/booking/SUN1001')).status).toBe(200)
})
