/**
 * `npm run interactions`: measures the time from a press or a key to the next paint by the browser's own event timing.
 * The processor is slowed to a quarter. First come the ways of a customer (`e2e/ways.interactions.ts`), then the
 * largest lists that exist. It also checks that fifty navigations leave the memory unchanged. It measures the last
 * build (`npm run build`).
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { createFakeBackend, demoPassword, serveFake } from '@booking-dashboard/fake-backend'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { inScript } from '../packages/fake-backend/scripts/inScript'
import { builtUi } from '../packages/react-ui/e2e/support/builtUi.mjs'
import { chromiumOptions } from '../packages/react-ui/e2e/support/chromium'
import { addTickets, beginBasket } from '../packages/react-ui/e2e/support/fillBasket'
import { scriptOf } from './programs.mjs'

inScript('npm run interactions: measures the time from a press or a key to the next paint. It has no options.', () =>
  parseArgs({ options: {} }),
)

const ways = ['test', '--config', 'packages/react-ui/e2e/interactions.config.ts']
const { status } = spawnSync(process.execPath, [scriptOf('@playwright/test', 'playwright'), ...ways], {
  stdio: 'inherit',
})
if (status !== 0) process.exitCode = 1

/** Milliseconds, in multiples of eight, as interaction to next paint is specified. */
const most = 100
const runs = 5

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

declare global {
  interface Window {
    slowest: number
  }
}

/** The longest event of an interaction, from the press to the next paint; 16 if it was too quick to be counted. */
const timed = async (page: Page, interact: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => {
    window.slowest = 16
  })
  await interact()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve(window.slowest)), 500))
      }),
  )
}

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.slowest = 16
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          window.slowest = Math.max(window.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

const measure = async (
  page: Page,
  name: string,
  interact: () => Promise<unknown>,
  undo: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const seen: number[] = []
  for (let run = 0; run < runs; run += 1) {
    seen.push(await timed(page, interact))
    await undo()
  }
  const [typical, worst] = [median(seen), Math.max(...seen)]
  console.log(
    `${typical > most ? 'OVER' : 'ok  '} ${name.padEnd(58)} ${String(typical).padStart(5)} ms (at worst ${worst})`,
  )
  if (typical > most) process.exitCode = 1
}

/** Toggles a box by the pointer: the press itself is what shows. */
const click = (box: Locator) => (): Promise<void> => box.click({ force: true })

const memoryOf = async (
  devTools: CDPSession,
): Promise<{ readonly kB: number; readonly nodes: number; readonly listeners: number }> => {
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { kB: Math.round(of('JSHeapUsedSize') / 1000), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

const served = await serveFake({ port: 0, staticRoot: builtUi(), backend: createFakeBackend({ seed: 1 }) })
const ask = async (path: string, body: unknown): Promise<void> => {
  const answer = await fetch(`${served.url}/__fake/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(await answer.text())
}
const browser = await chromium.launch({
  ...(await chromiumOptions()),
  args: ['--no-sandbox'],
})
try {
  await ask('bookings', { count: 1000 })
  await ask('big-booking', { tickets: 2000 })
  const page = await browser.newPage({ baseURL: served.url, viewport: { width: 412, height: 823 } })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const at = async (path: string): Promise<void> => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await watch(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto('/login')
  await page.getByLabel('Email address').fill('demo@example.com')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${served.url}/`)
  await beginBasket(page)
  await addTickets(page, 2)
  // No shop sells this many to one customer.
  await page.route('**/api/basket/SUN1001', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { basket: { tickets: { id: unknown }[] } }
    const [one] = body.basket.tickets
    body.basket.tickets = Array.from({ length: 200 }, (_, at) => ({ ...one, id: `many-${at}` }))
    await route.fulfill({ response: answer, json: body })
  })

  await at('/')
  const find = page.getByLabel('Find a booking')
  await measure(
    page,
    '/ with 1,000 bookings: a letter in the filter',
    () => find.press('a'),
    () => find.fill(''),
  )
  await measure(page, '/ with 1,000 bookings: only past ones', click(page.getByRole('radio', { name: /^Past/ })), () =>
    page.getByRole('button', { name: 'Clear the filter' }).click(),
  )
  const year = page.getByRole('button', { name: /^2021/ })
  await measure(
    page,
    '/ with 1,000 bookings: a year opens',
    () => year.click(),
    () => year.click(),
  )

  await at('/booking/SUN5000/resale')
  const ticket = page.getByLabel('Find a ticket')
  await measure(
    page,
    'resale of 2,000 tickets: a letter in the filter',
    () => ticket.press('f'),
    () => ticket.fill(''),
  )
  const choices = page.locator('main section input[type=checkbox]')
  await measure(page, 'resale of 2,000 tickets: all of one event', click(choices.first()), click(choices.first()))
  await measure(page, 'resale of 2,000 tickets: one of them', click(choices.nth(1)), click(choices.nth(1)))

  await page.route('**/transportstops*', async (route) => {
    const answer = await route.fetch()
    const { stops } = (await answer.json()) as { stops: { id: unknown }[] }
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...stops[at % stops.length],
      id: `many-${at}`,
      freesale: true,
    }))
    await route.fulfill({ response: answer, json: { stops: many } })
  })
  await at('/booking/SUN1001/transport')
  const choice = (group: string, index: number): Locator =>
    page.getByRole('group', { name: group }).getByRole('button').nth(index)
  await page.getByRole('button', { name: 'Coach' }).click()
  await page.getByRole('button', { name: /^London to Barcelona/ }).click()
  await choice('On which day do you set out?', 1).click()
  const departure = (index: number) => (): Promise<void> => choice('Outbound departure', index).click()
  await departure(1)()
  await measure(page, '60 departures there and 60 back: one is chosen', departure(7), departure(2))

  await at('/booking/SUN1001/cart')
  const lines = page.locator('main input[type=checkbox]')
  await measure(page, 'a basket of 200 lines: one is picked', click(lines.nth(3)), click(lines.nth(3)))
  await measure(page, 'a basket of 200 lines: all are picked', click(lines.first()), click(lines.first()))

  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const places: readonly (readonly [path: string, isThere: Locator])[] = [
    ['/', find],
    ['/booking/SUN5000/resale', ticket],
    ['/booking/SUN5000/ticket-details', ticket],
    ['/booking/SUN5000/tickets', page.getByRole('heading', { level: 1, name: 'Tickets' })],
    ['/booking/SUN1001/cart', page.getByRole('checkbox', { name: 'Select all' })],
  ]
  /** Goes once through the longest lists, within one document. */
  const round = async (): Promise<void> => {
    for (const [path, isThere] of places) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
      await isThere.waitFor()
    }
  }
  for (let warm = 0; warm < 5; warm += 1) await round()
  const before = await memoryOf(devTools)
  for (let navigation = 0; navigation < 50; navigation += places.length) await round()
  const after = await memoryOf(devTools)
  const grown = after.kB - before.kB
  const isRetained =
    grown > before.kB * 0.1 || after.nodes > before.nodes * 1.1 || after.listeners > before.listeners * 1.1
  console.log(
    `${isRetained ? 'OVER' : 'ok  '} fifty navigations through 1,000 bookings, 2,000 tickets and 200 lines: ${before.kB} → ${after.kB} kB, ${before.nodes} → ${after.nodes} nodes, ${before.listeners} → ${after.listeners} listeners`,
  )
  if (isRetained) process.exitCode = 1
} finally {
  await browser.close()
  await served.close()
}
process.exit()
