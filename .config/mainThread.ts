import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium, type Cookie } from '@playwright/test'
import { build } from 'vite'
import { chromiumOptions } from '../packages/react-ui/e2e/support/chromium'

const root = fileURLToPath(new URL('floor', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.cache/floor', import.meta.url))
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' }

/** Serves the floor: a page of the product's libraries that does next to nothing (`floor/`). */
const serveFloor = async () => {
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = createServer(({ url = '/' }, response) => {
    if (url.startsWith('/api/')) return response.setHeader('content-type', 'application/json').end('{"client_id":44}')
    const file = url.endsWith('.js') ? url : 'index.html'
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain').setHeader('content-encoding', 'gzip')
    return response.end(gzipSync(readFileSync(join(outDir, file)), { level: 9 }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const slowdown = 4
/** Milliseconds after the load event: everything that a first load does, also what is fetched ahead. */
const settling = 8_000

const kinds = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const
type Work = Readonly<Record<(typeof kinds)[number], number>>

/** Seconds of the main thread in a first load, on a phone with a slow processor and an empty cache. */
const workOf = async (url: string, cookies: readonly Cookie[]): Promise<Work> => {
  const browser = await chromium.launch({ ...(await chromiumOptions()), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
    const context = await browser.newContext(phone)
    await context.addCookies([...cookies])
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await devTools.send('Performance.enable')
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    const { metrics } = await devTools.send('Performance.getMetrics')
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Work
  } finally {
    await browser.close()
  }
}

interface MeasuredPage {
  readonly screen: string
  readonly url: string
  /** Those of a signed-in customer; none on the login page. */
  readonly cookies: readonly Cookie[]
}

/**
 * Main-thread work of each page as a multiple of the floor's. The pages are loaded in turn, so that other work of the
 * machine falls on all of them alike.
 */
export const multiplesOf = async (pages: readonly MeasuredPage[], runs: number): Promise<readonly string[]> => {
  const floor = await serveFloor()
  const all = [{ screen: 'floor', url: floor.url, cookies: [] }, ...pages]
  const seen = new Map<string, Work[]>(all.map(({ screen }) => [screen, []]))
  for (let run = 0; run < runs; run += 1)
    for (const { screen, url, cookies } of all) seen.get(screen)?.push(await workOf(url, cookies))
  floor.close()
  const typical = (screen: string, ...of: readonly (typeof kinds)[number][]): number => {
    const values = (seen.get(screen) ?? []).map((work) => of.reduce((sum, kind) => sum + work[kind], 0))
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  }
  const columns = [['TaskDuration'], ['ScriptDuration'], ['LayoutDuration', 'RecalcStyleDuration']] as const
  const rows = all.map(({ screen }) => {
    const figures = columns.map((column) => (typical(screen, ...column) / typical('floor', ...column)).toFixed(2))
    return `${screen.padEnd(21)}${figures.map((figure) => figure.padStart(9)).join('')}`
  })
  return [`× the floor${' '.repeat(11)} all work   script    style`, ...rows]
}
