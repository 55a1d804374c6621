import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { chromiumOptions } from './support/chromium'
import { installedChromiumAt } from './support/installed'
import { customerWays, type Way } from './support/ways'
import { expect, isWhole, signIn, test as base } from './support/world'

/**
 * `npm run interactions`, first part: the ways of a customer on a phone whose processor runs at a quarter of the speed.
 * Each way runs five times, each time as a first visit. A way has too few steps for a 98th percentile of its own, so
 * its slowest step counts. Other work of the machine only adds time: of five runs the fastest decides, and the median
 * is printed beside it. A second table has the 98th percentile over all steps of all runs of a way.
 */
const runs = 5

/** Milliseconds. */
const limits = { interaction: 50, change: 100, blocking: 150 } as const

/** The event timing of a browser rounds to 8 ms, and reports nothing below 16 ms. */
const shortest = 16

const slowdown = 4

const test = base.extend<{ devTools: CDPSession }>({
  // The browser of the other tests does not optimise scripts.
  browser: [
    async ({}, provide) => {
      const browser = await chromium.launch({ ...(await chromiumOptions()), args: ['--no-sandbox'] })
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  devTools: async ({ page }, provide) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(watchPage, shortest)
    await provide(await page.context().newCDPSession(page))
  },
})

declare global {
  interface Window {
    /** The longest interaction since it was last set. */
    longest: number
    /** The sum of what each task took beyond 50 ms, since the first content. */
    blocked: number
    /** The milliseconds from the next press, or from now, until a page with another heading is painted whole. */
    timeChange: (from: 'press' | 'now') => Promise<number>
  }
}

/** Self-contained, because it is sent to pages as a script. */
const watchPage = (least: number): void => {
  if (window !== window.top) return
  window.longest = least
  window.blocked = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.longest = Math.max(window.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    for (const { startTime, duration } of list.getEntries())
      if (painted !== undefined && startTime + duration > painted.startTime)
        window.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  window.timeChange = (from) =>
    new Promise((resolve) => {
      const headingOf = (): string | undefined => document.querySelector('main h1')?.textContent
      const before = headingOf()
      const time = (start: number): void => {
        const check = (): void => {
          const now = headingOf()
          const isThere = now !== undefined && now !== before
          if (!isThere || document.querySelector('main [aria-busy="true"]') !== null) requestAnimationFrame(check)
          else {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - start))
            port1.start()
            // This frame paints the page. The message arrives when the frame has been painted.
            port2.postMessage(null)
          }
        }
        requestAnimationFrame(check)
      }
      if (from === 'now') time(performance.now())
      else document.addEventListener('click', ({ timeStamp }) => time(timeStamp), { capture: true, once: true })
    })
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that 98 of 100 values do not exceed. */
const highest = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.98) - 1] ?? Number.NaN

type Measured = Map<string, number[]>
const interactions = new Map<string, Measured>()
const changes: Measured = new Map()
const blocking: Measured = new Map()
const unchanged = 'unchanged'
const returns: (readonly [page: string, outcome: string])[] = []

const note = (measured: Measured, name: string, milliseconds: number): void =>
  void measured.set(name, [...(measured.get(name) ?? []), milliseconds])

/** Waits until the browser has reported the events that are over, and the page rests. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve()), 500))
      }),
  )

/** Acts as a customer does, key by key, and times each step. Fields of the card provider are not timed. */
const timedWay = (page: Page, measured: Measured): Way => {
  let step = 0
  const timed = async (name: string, interact: () => Promise<unknown>): Promise<void> => {
    step += 1
    await page.evaluate((least) => {
      window.longest = least
    }, shortest)
    await interact()
    await rest(page)
    const longest = await page.evaluate(() => window.longest)
    note(measured, `${step}. ${name}`, longest)
  }
  const nameOf = async (what: Locator): Promise<string> =>
    (await what.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''))
      .trim()
      .slice(0, 40)
  return {
    press: async (what) => {
      // A customer reaches for a thing before the press.
      await what.first().hover()
      await rest(page)
      await timed(`press “${await nameOf(what.first())}”`, () => what.first().click({ delay: 80 }))
    },
    fill: async (what, text) => {
      const field = what.first()
      await field.waitFor()
      if (!(await field.evaluate(() => window === window.top))) return field.fill(text)
      await field.fill('')
      await timed(`type “${text}”`, () => field.pressSequentially(text, { delay: 50 }))
    },
  }
}

const throttle = (devTools: CDPSession): Promise<unknown> =>
  devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

for (const { name, walk, visitorAt, prepare } of customerWays)
  for (let run = 1; run <= runs; run += 1)
    test(`${name}, run ${run}`, async ({ page, world, devTools }) => {
      await prepare?.(world)
      if (visitorAt === null) {
        await signIn(page)
        await expect(page.getByText('SUN1001')).toBeVisible()
      } else await page.goto(visitorAt)
      await rest(page)
      await throttle(devTools)
      const measured: Measured = interactions.get(name) ?? new Map()
      interactions.set(name, measured)
      await walk({ page, way: timedWay(page, measured), world })
    })

const linkTo = (page: Page, path: string): Locator => page.locator(`main a[href="${path}"]`).first()

const partsOfBooking = ['tickets', 'accommodation', 'extras', 'transport', 'make-payment', 'mandatory-information']

test('changes to pages whose data is known', async ({ page, devTools }) => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
  await throttle(devTools)
  const change = async (name: string, from: 'press' | 'now', go: () => Promise<unknown>): Promise<void> => {
    await rest(page)
    const timing = page.evaluate((way) => window.timeChange(way), from)
    await go()
    note(changes, name, await timing)
    await isWhole(page)
  }
  const back = (name: string): Promise<void> => change(name, 'now', () => page.evaluate(() => history.back()))
  for (let round = 0; round <= runs; round += 1) {
    await linkTo(page, '/booking/SUN1001').waitFor()
    await change('the booking, from the list', 'press', () => linkTo(page, '/booking/SUN1001').click())
    for (const part of partsOfBooking) {
      const path = `/booking/SUN1001/${part}`
      await linkTo(page, path).waitFor()
      await change(`${part}, from the booking`, 'press', () => linkTo(page, path).click())
      await back(`back to the booking, from ${part}`)
    }
    await back('back to the list')
    // In the first round, the pages learn their data.
    if (round === 0) changes.clear()
  }
})

for (const path of [
  '/login',
  '/',
  '/booking/SUN1001',
  '/booking/SUN1001/tickets',
  '/booking/SUN1001/pay-in-full',
  '/profile',
])
  for (let run = 1; run <= runs; run += 1)
    test(`blocking time of ${path}, run ${run}`, async ({ page, devTools }) => {
      if (path !== '/login') await signIn(page)
      await page.goto('/favicon.svg')
      await throttle(devTools)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isWhole(page)
      await rest(page)
      note(blocking, path, await page.evaluate(() => window.blocked))
    })

test('the back/forward cache', async ({ world }) => {
  const browser = await chromium.launch({
    executablePath: installedChromiumAt(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await (await browser.newContext({ baseURL: world.url, locale: 'en-GB' })).newPage()
  await signIn(page)
  for (const path of ['/', '/booking/SUN1001', '/booking/SUN1001/tickets', '/booking/SUN1001/cart', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
    await page.evaluate(() => {
      document.documentElement.dataset['left'] = ''
    })
    await page.goto('/favicon.svg')
    await page.evaluate(() => setTimeout(() => history.back()))
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const outcome = await page.evaluate(() => {
      if ('left' in document.documentElement.dataset) return null
      const [entry] = performance.getEntriesByType('navigation')
      const reasons = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null
      return `loads again: ${JSON.stringify(reasons)}`
    })
    returns.push([path, outcome ?? unchanged])
  }
  await browser.close()
})

const table = (name: string, most: number, rows: readonly (readonly string[])[]): void => {
  process.stdout.write(`\n| ${name} | fastest of ${runs} | median | at most |\n|---|--:|--:|--:|\n`)
  for (const row of rows) process.stdout.write(`| ${row.join(' | ')} | ${most} ms |\n`)
}

const overs: string[] = []
const row = (name: string, seen: readonly number[], most: number): readonly string[] => {
  const fastest = Math.round(Math.min(...seen))
  if (fastest > most) overs.push(`${name}: ${fastest} ms`)
  return [name, `${fastest} ms${fastest > most ? ', over' : ''}`, `${Math.round(median(seen))} ms`]
}

const slowestFirst = (steps: Measured) =>
  [...steps].toSorted(([, one], [, other]) => Math.min(...other) - Math.min(...one) || median(other) - median(one))

test.afterAll(() => {
  table(
    'way, and its slowest step',
    limits.interaction,
    [...interactions].flatMap(([name, steps]) =>
      slowestFirst(steps)
        .filter(([, seen], at) => at === 0 || Math.min(...seen) > limits.interaction)
        .map(([step, seen]) => row(`${name}: ${step}`, seen, limits.interaction)),
    ),
  )
  process.stdout.write(`\n| way | steps in ${runs} runs | 98th percentile |\n|---|--:|--:|\n`)
  for (const [name, steps] of interactions) {
    const seen = [...steps.values()].flat()
    process.stdout.write(`| ${name} | ${seen.length} | ${highest(seen)} ms |\n`)
  }
  table(
    'change to a page whose data is known',
    limits.change,
    [...changes].map(([name, seen]) => row(name, seen, limits.change)),
  )
  table(
    'blocking time of a first load',
    limits.blocking,
    [...blocking].map(([name, seen]) => row(name, seen, limits.blocking)),
  )
  process.stdout.write('\n| page | on return from the back/forward cache |\n|---|---|\n')
  for (const [path, outcome] of returns) process.stdout.write(`| \`${path}\` | ${outcome} |\n`)
  overs.push(...returns.flatMap(([path, outcome]) => (outcome === unchanged ? [] : [`${path} ${outcome}`])))
  expect(overs).toEqual([])
})
