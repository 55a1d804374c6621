/**
 * `npm run lighthouse`: compares the first load of the main screens on a phone with our goals. Lighthouse is fetched at
 * the call (`-- --runs 5`, the median counts). It measures the last build (`npm run build`). Then it prints the work of
 * the main thread as multiples of the floor (`-- --multiples`: these alone).
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { createFakeBackend, demoPassword, serveFake } from '@booking-dashboard/fake-backend'
import { inScript, wholeNumber } from '../packages/fake-backend/scripts/inScript'
import { builtUi } from '../packages/react-ui/e2e/support/builtUi.mjs'
import { chromiumOptions } from '../packages/react-ui/e2e/support/chromium'
import { addStalls, beginBasket } from '../packages/react-ui/e2e/support/fillBasket'
import { chromium, type Page } from '@playwright/test'
import { multiplesOf } from './mainThread'
import { npm } from './programs.mjs'

interface Goal {
  readonly screen: string
  readonly path: string
  readonly performance: number
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  /** kB, as transferred. */
  readonly js: number
}

const goals: readonly Goal[] = [
  { screen: '/login', path: '/login', performance: 99, lcp: 1300, tbt: 50, js: 130 },
  { screen: '/', path: '/', performance: 97, lcp: 2000, tbt: 100, js: 140 },
  { screen: '/booking/…', path: '/booking/SUN1001', performance: 97, lcp: 2400, tbt: 100, js: 165 },
  { screen: '/booking/…/checkout', path: '/booking/SUN1001/checkout', performance: 97, lcp: 2400, tbt: 100, js: 165 },
  { screen: '/profile', path: '/profile', performance: 97, lcp: 2000, tbt: 100, js: 165 },
]

interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly environment: { readonly benchmarkIndex: number }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>
}
interface Requests {
  readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[]
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const figuresOf = ({ categories, environment, audits }: Report) => {
  const { items } = (audits['network-requests']?.details ?? { items: [] }) as Requests
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  const ms = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: categories.performance.score * 100,
    fcp: ms('first-contentful-paint'),
    lcp: ms('largest-contentful-paint'),
    tbt: ms('total-blocking-time'),
    cls: ms('cumulative-layout-shift'),
    js: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    requests: items.length,
    benchmark: environment.benchmarkIndex,
  }
}
type Figures = ReturnType<typeof figuresOf>

const runLighthouse = async (url: string, port: number, folder: string): Promise<Figures> => {
  const file = join(folder, 'report.json')
  const shared = ['--quiet', '--only-categories=performance', '--disable-storage-reset', '--output=json']
  const [program, ...args] = npm('exec', '--yes', '--', 'lighthouse@12.8.2', url, ...shared)
  await promisify(execFile)(program, [...args, `--port=${port}`, `--output-path=${file}`])
  return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
}

/** A returning customer with two tickets in the basket. */
const begin = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email address').fill('demo@example.com')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/`)
  await beginBasket(page)
  await addStalls(page, [1, 2])
  await page.goto('about:blank')
}

const usage = 'npm run lighthouse [-- --runs <number>] [--multiples]: the median of the runs counts (5)'
const { runs, onlyMultiples } = inScript(usage, () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, multiples: { type: 'boolean', default: false } },
  })
  return { runs: wholeNumber('runs', values.runs, 1), onlyMultiples: values.multiples }
})

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const served = await serveFake({ port: 0, staticRoot: builtUi(), backend: createFakeBackend({ seed: 1 }) })
const port = served.port + 1
const context = await chromium.launchPersistentContext(folder, {
  ...(await chromiumOptions()),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
})
try {
  const page = context.pages()[0] ?? (await context.newPage())
  await begin(page, served.url)
  // Lighthouse would sign the customer out with the cache.
  const devTools = await context.newCDPSession(page)
  const cookies = await context.cookies()
  if (!onlyMultiples)
    console.log('screen                performance  FCP s  LCP s  TBT ms  CLS    JS kB  requests  benchmark index')
  // The login page is measured for a visitor.
  for (const goal of onlyMultiples ? [] : [...goals.slice(1), ...goals.slice(0, 1)]) {
    if (goal.path === '/login') await context.clearCookies()
    const seen: Figures[] = []
    for (let run = 0; run < runs; run += 1) {
      await devTools.send('Network.clearBrowserCache')
      seen.push(await runLighthouse(served.url + goal.path, port, folder))
    }
    const of = (name: keyof Figures): number => median(seen.map((figures) => figures[name]))
    const seconds = (ms: number): string => (ms / 1000).toFixed(2).padStart(5)
    console.log(
      [
        goal.screen.padEnd(21),
        `${of('performance').toFixed(0)} of ${goal.performance}`.padStart(11),
        ` ${seconds(of('fcp'))}  ${seconds(of('lcp'))}`,
        of('tbt').toFixed(0).padStart(6),
        ` ${of('cls').toFixed(3)}`,
        ` ${of('js').toFixed(0).padStart(4)}`,
        of('requests').toFixed(0).padStart(8),
        of('benchmark').toFixed(0).padStart(11),
      ].join(' '),
    )
  }
  const pages = goals.map(({ screen, path }) => ({
    screen,
    url: served.url + path,
    cookies: path === '/login' ? [] : cookies,
  }))
  for (const line of await multiplesOf(pages, runs)) console.log(line)
} finally {
  await context.close()
  await served.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
