import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '../e2e/support/freePort'
import { expect, signInByForm, test as inWorld, usualDay } from '../e2e/support/world'
import { rebuild } from './rebuilt'
import { createVisitors } from './visitors'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The number of changes of the current release; every fourth is a rollback. */
const changes = 40
const loops = 6
/**
 * Releases that are killed first: by their change, the number of steps before the end. The kills cover: after nginx was
 * told to reload, before that, before the rename that makes the release current, before it has its folder, and among
 * the parts.
 */
const kills: Readonly<Record<number, number>> = { 2: 3, 7: 4, 13: 5, 18: 7, 25: 60, 33: 400 }
/** The limit for one loop during one change. */
const mostVisits = 250

interface Host {
  readonly url: string
  readonly port: number
  readonly folder: string
  /** Runs a command of the host; with `killAt`, until that step. A killed command has the status null. */
  readonly run: (command: readonly string[], killAt?: number) => Promise<{ status: number | null; said: string }>
  readonly settings: string
}

const saidBy = async (child: ChildProcess): Promise<{ status: number | null; said: string }> => {
  const words: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, said: Buffer.concat(words).toString() }
}

/** An nginx that serves a first release, with the world as the back end. */
const test = inWorld.extend<object, { readonly host: Host }>({
  host: [
    async ({ worldOf }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'releases-'))
      // If root starts nginx, its workers run as an unprivileged user.
      chmodSync(folder, 0o755)
      const port = await freePort()
      const world = await worldOf(usualDay)
      const settings = join(folder, 'settings.json')
      writeFileSync(
        settings,
        JSON.stringify({
          hostnames: ['localhost'],
          backEnd: world.url,
          port,
          https: false,
          stripeScript: '/__stripe/stripe.js',
        }),
      )
      const run: Host['run'] = ([command = '', ...rest], killAt = 0) =>
        saidBy(
          spawn('node', ['--import', place('killed.mjs'), place('host.mjs'), command, join(folder, 'host'), ...rest], {
            env: { ...process.env, KILL_AT: String(killAt) },
            stdio: ['ignore', 'pipe', 'pipe'],
          }),
        )
      const first = rebuild(place('../dist'), join(folder, 'build-0'), 0)
      await run(['release', settings, first.place])
      const server = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'host/nginx.conf'), '-g', 'daemon off;'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const health = `http://127.0.0.1:${port}/healthz`
      await expect(async () => expect((await fetch(health)).status).toBe(204)).toPass()
      await provide({ url: `http://localhost:${port}`, port, folder, run, settings })
      server.kill('SIGQUIT')
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

/** A customer's page that stays open during a release, with typed text. */
const openForm = async (context: BrowserContext, complain: (words: string) => void) => {
  const page: Page = await context.newPage()
  const fetched: string[] = []
  let documents = 0
  page.on('pageerror', (error) => complain(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  page.on('response', (response) => {
    if (response.url().includes('/build/')) fetched.push(response.url())
  })
  await page.goto('/booking/SUN1001/pay-in-full')
  await page.getByLabel('Name on card').fill('Amelia J Hart')
  await page.waitForLoadState('load')
  return {
    /** Navigates to a page whose parts have not loaded, and back. */
    goOn: async (): Promise<{ readonly entryIsThere: boolean; readonly partsFetched: number }> => {
      const before = fetched.length
      await page.getByRole('link', { name: 'Profile' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
      const partsFetched = fetched.length - before
      await page.goBack()
      const entry = await page.getByLabel('Name on card').inputValue()
      await page.close()
      return { entryIsThere: entry === 'Amelia J Hart' && documents === 1, partsFetched }
    },
  }
}

test('forty releases under load, forwards and back, cost no customer anything', async ({ page, context, host }) => {
  const parts = new Map<string, string>()
  const builds: string[] = []
  const build = (version: number): string => {
    const built = rebuild(place('../dist'), join(host.folder, `build-${version}`), version)
    for (const [path, hash] of built.parts) parts.set(path, hash)
    builds[version] = built.place
    return built.place
  }
  build(0)
  const visitors = createVisitors(host.port, parts)
  const complaints: string[] = []
  let lostEntries = 0
  let killed = 0

  /** Runs a command while customers visit, and lets them visit afterwards. */
  const underLoad = async (command: readonly string[], killAt?: number) => {
    let isOver = false
    const visiting = Promise.all(Array.from({ length: loops }, () => visitors.visit(() => isOver, mostVisits)))
    const done = await host.run(command, killAt)
    isOver = true
    await visiting
    return done
  }

  await signInByForm(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await page.close()

  let steps = 0
  let current = 0
  let before = 0
  for (let change = 1; change <= changes; change += 1) {
    const isBack = change % 4 === 0
    const next = isBack ? before : change
    const command = isBack ? ['rollback'] : ['release', host.settings, build(change)]
    const openBefore = await visitors.openPage('/')
    expect(openBefore?.version).toBe(current)
    const form = await openForm(context, (words) => complaints.push(words))
    const endRequest = await visitors.beginRequest()

    const stepsLeft = kills[change]
    if (stepsLeft !== undefined) {
      const { status } = await underLoad(command, steps - stepsLeft)
      expect(status).toBe(null)
      killed += 1
    }
    const { status, said } = await underLoad(command)
    expect(said).toContain('is the current release')
    expect(status).toBe(0)
    if (!isBack && stepsLeft === undefined) steps = Number(said.trim().split('\n').at(-1))

    await endRequest()
    if (openBefore !== null) await visitors.getAll(openBefore)
    const { entryIsThere, partsFetched } = await form.goOn()
    if (!entryIsThere) lostEntries += 1
    expect(partsFetched).toBeGreaterThan(0)
    expect((await visitors.openPage('/'))?.version).toBe(next)
    ;[before, current] = [current, next]
  }
  visitors.stop()

  const { requests, ...odd } = visitors.figures()
  process.stdout.write(
    `${JSON.stringify({ changes, killed, requests, ...odd, lostEntries, complaints: complaints.length })}\n`,
  )
  expect(visitors.examples).toEqual([])
  expect(odd).toEqual(visitors.nothingOdd)
  expect(complaints).toEqual([])
  expect(lostEntries).toBe(0)
  expect(requests).toBeGreaterThan(changes * loops * 3)
})

test('a configuration that nginx refuses is not released, and reload serves the current one', async ({ host }) => {
  const settings = join(host.folder, 'no-certificate.json')
  const tls = { certificate: '/none/chain.pem', key: '/none/key.pem' }
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(host.settings, 'utf8')), tls }))
  const before = await host.run(['current'])
  const refused = await host.run(['release', settings, join(host.folder, 'build-0')])
  expect(refused.said).toMatch(/^nginx refuses [^]*\/none\/chain\.pem/)
  expect(refused.status).toBe(1)
  expect(await host.run(['current'])).toEqual(before)
  expect((await host.run(['reload'])).said).toContain('nginx serves ')
  expect((await fetch(`${host.url}/login`)).status).toBe(200)
})

test('a container that was killed starts again over its volume, and a newer image keeps its parts', async ({
  host,
}) => {
  const volume = join(host.folder, 'volume')
  const port = await freePort()
  const settings = join(host.folder, 'container.json')
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(host.settings, 'utf8')), port }))
  const images = [100, 101].map((version) => rebuild(place('../dist'), join(host.folder, `image-${version}`), version))
  const [older, newer] = images
  if (older === undefined || newer === undefined) throw new Error('There are two images')
  const parts = new Map(images.flatMap((image) => [...image.parts]))
  const visitors = createVisitors(port, parts)

  const whileStarted = async (image: string, visit: () => Promise<void>): Promise<void> => {
    const server = spawn(place('start.sh'), [settings, image, volume], { stdio: ['ignore', 'ignore', 'inherit'] })
    const health = `http://127.0.0.1:${port}/healthz`
    await expect(async () => expect((await fetch(health)).status).toBe(204)).toPass()
    await visit()
    server.kill()
    await once(server, 'close')
  }
  await whileStarted(older.place, async () => {
    expect((await visitors.openPage('/'))?.version).toBe(100)
  })
  // In a new container, the process number that the killed nginx left belongs to another process.
  writeFileSync(join(volume, 'nginx.pid'), `${process.pid}\n`)
  await whileStarted(older.place, async () => {
    expect((await visitors.openPage('/'))?.version).toBe(100)
    expect(readdirSync(join(volume, 'releases'))).toHaveLength(1)
  })
  await whileStarted(newer.place, async () => {
    expect((await visitors.openPage('/'))?.version).toBe(101)
    await visitors.getAll({ version: 100, parts: [...older.parts.keys()] })
  })
  visitors.stop()
  expect(visitors.examples).toEqual([])
})
