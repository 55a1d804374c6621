import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/support/freePort'
import { addSeats, acceptTerms, bankCheck, challengedCard, payButton, typeCard } from '../e2e/support/shopping'
import { expect, signInByForm, test as inWorld, usualDay } from '../e2e/support/world'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const needNginx = (): void => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    throw new Error(
      'This test needs nginx with its static Brotli module: apt-get install nginx libnginx-mod-http-brotli-static',
    )
  }
}

interface Host {
  readonly url: string
  readonly port: number
  /** Runs the health check of the image. */
  readonly checkHealth: () => string
}

const nobody = 65_534

/** Starts the command of the image as a user with few rights, with the world as the back end. */
const test = inWorld.extend<object, { readonly host: Host }>({
  host: [
    async ({ worldOf }, provide) => {
      needNginx()
      const folder = mkdtempSync(join(tmpdir(), 'host-'))
      const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
      if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
      const port = await freePort()
      const world = await worldOf(usualDay)
      const settings = join(folder, 'settings.json')
      writeFileSync(
        settings,
        JSON.stringify({
          hostnames: ['localhost'],
          backEnd: world.url,
          port,
          https: true,
          stripeScript: '/__stripe/stripe.js',
        }),
      )
      const words = [settings, place('../dist'), join(folder, 'host')]
      const server = spawn(place('start.sh'), words, { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
      const checkHealth = (): string =>
        execFileSync('node', [place('host.mjs'), 'health', join(folder, 'host')], { ...user, encoding: 'utf8' })
      await expect(async () => void checkHealth()).toPass()
      await provide({ url: `http://localhost:${port}`, port, checkHealth })
      server.kill()
      await once(server, 'close')
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world, host }, provide) => {
    await world.ask('reset', {})
    await provide(host.url)
  },
})

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
  }
  for (const missing of [
    '/build/none.js',
    `${part}.map`,
    '/none.png',
    '/.document.json',
    '/.index.html',
    '/build/../../nginx.conf',
  ]) {
    expect((await ask(missing)).status, missing).toBe(404)
  }
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

test('the health check of the image asks nginx on its own port', async ({ host }) => {
  expect(host.checkHealth()).toMatch(/^nginx serves \w+\.\n$/)
})

test('an unknown host name is rejected', async ({ host }) => {
  const asked = request({ host: '127.0.0.1', port: host.port, headers: { host: 'elsewhere.example' } }).end()
  await expect(once(asked, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('settings that cannot be used stop the start, and say why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const settings = join(folder, 'settings.json')
  const example = readFileSync(new URL('settings.example.json', import.meta.url), 'utf8')
  writeFileSync(settings, example.replace('"port": 8080', '"port": "web"'))
  const server = spawn(place('start.sh'), [settings, place('../dist'), folder])
  const words: Buffer[] = []
  server.stderr.on('data', (chunk: Buffer) => words.push(chunk))
  const [status] = await once(server, 'close')
  expect(status).toBe(1)
  expect(Buffer.concat(words).toString()).toBe(
    `${settings} cannot be used:\nport has to be a whole number from 1 to 65535\n`,
  )
  rmSync(folder, { recursive: true })
})
