import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test/api/createVisitor.js'
import { PortTaken } from './listen.js'
import { readPublishableKey } from './settings.js'
import { type ServedFake, serveFake } from './serveFake.js'

let root = ''
let served: ServedFake

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fake-backend-'))
  await mkdir(join(root, 'dist/build'), { recursive: true })
  const page = '<!doctype html><head><script type="module" src="/build/app-1.js"></script></head><body></body>'
  await writeFile(join(root, 'dist/index.html'), page)
  await writeFile(join(root, 'dist/build/app-1.js'), `export const text = '${'much the same '.repeat(200)}'\n`)
  await writeFile(join(root, 'dist/.stamp'), 'a stamp')
  await writeFile(join(root, 'secret.txt'), 'not for you')
  served = await serveFake({ port: 0, staticRoot: join(root, 'dist') })
})

afterAll(async () => {
  await served.close()
  await rm(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${served.url}${path}`, { headers })
const page = { accept: 'text/html,application/xhtml+xml' }

/** Sends the path as it is: fetch would normalise it. */
const rawStatus = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: served.port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end()
  })

describe('pages and files', () => {
  it('stay those of the build at the start, as open pages still load its parts', async () => {
    const dist = join(root, 'rebuilt')
    await mkdir(join(dist, 'build'), { recursive: true })
    await writeFile(join(dist, 'index.html'), 'first page')
    await writeFile(join(dist, 'build/style-1.css'), 'p {}')
    const before = await serveFake({ port: 0, staticRoot: dist })
    const read = async (path: string) => (await fetch(`${before.url}${path}`, { headers: page })).text()
    expect(await read('/')).toContain('first page')
    await rm(join(dist, 'build/style-1.css'))
    await writeFile(join(dist, 'build/style-2.css'), 'p {}')
    await writeFile(join(dist, 'index.html'), 'second page')
    expect(await read('/build/style-1.css')).toBe('p {}')
    expect(await read('/')).toContain('first page')
    expect((await fetch(`${before.url}/build/style-2.css`)).status).toBe(404)
    await before.close()
  })

  it('answers every page with index.html, which names the stand-in and does not load it', async () => {
    for (const path of ['/', '/booking/SUN1001/cart']) {
      const response = await get(path, page)
      const html = await response.text()
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(html).toContain('<meta name="stripe-script" content="/__stripe/stripe.js" />')
      expect(html).not.toMatch(/<script[^>]+stripe/)
    }
  })

  it('has pages report to the controls of their own origin if configured', async () => {
    expect(await (await get('/', page)).text()).not.toContain('error-reporting')
    const reporting = await serveFake({ port: 0, staticRoot: join(root, 'dist'), isReporting: true })
    const html = await (await fetch(reporting.url, { headers: page })).text()
    const dsn = `http://fake@localhost:${reporting.port}/__fake/telemetry/1`
    expect(html).toContain(`<meta name="error-reporting-dsn" content="${dsn}" />`)
    await reporting.close()
  })

  it('lets a browser cache files under /build/ for ever, compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/build/app-1.js', { 'accept-encoding': encoding })
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(500)
      expect(await response.text()).toContain('much the same')
    }
    const plain = await get('/build/app-1.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('sends the page for a malformed address too, which says so', async () => {
    const response = await get('/booking/%E0%A4%A', page)
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<meta name="stripe-script"')
  })

  it('sends the page to a tool that accepts anything', async () => {
    expect((await get('/booking/SUN1001', { accept: '*/*' })).status).toBe(200)
    expect((await get('/nothing.txt', { accept: '*/*' })).status).toBe(404)
  })

  it('answers 404 for a missing build file, even to a browser', async () => {
    expect((await get('/build/app-0.js', page)).status).toBe(404)
    expect((await get('/logo.png', { accept: 'image/png' })).status).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/build/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.stamp',
    '/%00',
    '/%',
  ])('refuses %s', async (path) => {
    expect([400, 404]).toContain(await rawStatus(path))
  })

  it('refuses another method', async () => {
    expect((await fetch(`${served.url}/`, { method: 'POST' })).status).toBe(405)
  })
})

describe('security headers', () => {
  it('let a page run its own scripts, and no inline or foreign ones', async () => {
    const { headers } = await get('/', page)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('stripe.com')
    expect(headers.get('permissions-policy')).toContain('payment=()')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it('let our own pages contain the stand-in’s frames', async () => {
    const policy = (await get('/__stripe/element.html')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it.each(['/api/client/id', '/api/none', '/clients/meridian/logo.svg', '/clients/meridian/client.css'])(
    'let nothing run in %s',
    async (path) => {
      const { headers } = await get(path, page)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; [^;]*style-src[^;]*; sandbox$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})

describe('with a key of Stripe’s', () => {
  it('a page loads Stripe’s own script, and may load only what that requires', async () => {
    const facts = {
      policy: { 'script-src': ["'self'"], 'connect-src': ["'self'"] },
      stripePolicy: { 'script-src': ['https://js.stripe.com'], 'connect-src': ['https://api.stripe.com'] },
    }
    await mkdir(join(root, 'with-stripe'))
    await writeFile(join(root, 'with-stripe/index.html'), '<!doctype html><title>Dashboard</title>')
    await writeFile(join(root, 'with-stripe/.document.json'), JSON.stringify(facts))
    const real = await serveFake({ port: 0, staticRoot: join(root, 'with-stripe'), publishableKey: 'pk_test_1' })
    try {
      const response = await fetch(`${real.url}/`, { headers: page })
      expect(await response.text()).not.toContain('/__stripe/')
      expect(response.headers.get('content-security-policy')).toBe(
        "script-src 'self' https://js.stripe.com; connect-src 'self' https://api.stripe.com",
      )
    } finally {
      await real.close()
    }
  })

  it('which has to be a publishable test key', () => {
    expect(readPublishableKey(undefined)).toBeNull()
    expect(readPublishableKey('')).toBeNull()
    expect(readPublishableKey('pk_test_51abc')).toBe('pk_test_51abc')
    for (const other of ['pk_live_51abc', 'sk_test_51abc', 'pk_test_', 'test'])
      expect(readPublishableKey(other)).toBeInstanceOf(Error)
  })
})

describe('the API over a socket', () => {
  it('is the same as the API in process', async () => {
    const visitor = createVisitor({ fetch: (call) => fetch(call) }, served.url)
    expect((await visitor.signIn()).answer?.customer.authenticated).toBe(true)
    expect((await visitor.call(clientEndpoints.clientId)).answer).toEqual({ client_id: '44' })
  })

  it('really breaks the connection, and again when the same request is repeated', async () => {
    served.backend.faults.add({ match: { path: 'getClientId' }, times: 'once', effect: { kind: 'drop' } })
    const headers = {
      'x-client-id': '44',
      'x-hostname': 'localhost',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    }
    await expect(get('/api/client/id', headers)).rejects.toThrow(TypeError)
    await expect(get('/api/client/id', headers)).rejects.toThrow(TypeError)
    const another = { ...headers, traceparent: `00-${'a'.repeat(32)}-${'c'.repeat(16)}-01` }
    expect((await get('/api/client/id', another)).status).toBe(200)
  })

  it('never closes an idle connection, which would fail a request that just arrives', async () => {
    expect((await get('/', page)).headers.get('keep-alive')).toBeNull()
  })

  it.each([
    [{ port: '3000' }, 'port: it has to be a whole number from 0 to 65535'],
    [{}, 'port: it has to be a whole number'],
    [{ port: 0, root: 'dist' }, 'root: there is no such field'],
    [{ port: 0, backend: {} }, 'backend: it has to be an object with fetch()'],
  ])('rejects options that it does not know: %j', async (options, words) => {
    await expect(Reflect.apply(serveFake, null, [options])).rejects.toThrow(words)
  })

  it('says so when its port is taken', async () => {
    await expect(serveFake({ port: served.port })).rejects.toThrow(PortTaken)
    await expect(serveFake({ port: served.port })).rejects.toThrow(
      `Port ${served.port} is taken. Take another one, or 0 for any free port.`,
    )
  })
})
