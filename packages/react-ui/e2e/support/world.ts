import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, test as base, expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'
import { setClock } from '../../test/setClock'
import { chromiumOptions } from './chromium'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

export interface World {
  readonly url: string
  readonly port: string
  /** Milliseconds that the clock of the world and its pages is ahead of this machine's. */
  readonly ahead: number
  /** The world's time; ms since the epoch. */
  readonly now: () => number
  /** Sends a request to the world under /__fake/. */
  readonly ask: (path: string, body?: unknown, method?: string) => Promise<unknown>
  readonly charges: () => Promise<readonly { readonly amount: number }[]>
}

const startWorld = async (ahead: number): Promise<World & { readonly stop: () => void }> => {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', 'packages/react-ui/e2e/support/serve.ts', String(ahead)],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface({ input: server.stdout })
  const { value: url } = await lines[Symbol.asyncIterator]().next()
  const ask = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<unknown> => {
    const answer = await fetch(`${url}/__fake/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    url,
    port: new URL(url).port,
    ahead,
    now: () => Date.now() + ahead,
    ask,
    charges: async () => ((await ask('charges')) as { charges: { amount: number }[] }).charges,
    stop: () => server.kill(),
  }
}

const launchChromium = async (): Promise<Browser> =>
  chromium.launch({
    ...(await chromiumOptions()),
    // A page lives for seconds here, so optimising its scripts costs more than it gains.
    args: ['--no-sandbox', '--js-flags=--no-opt --no-maglev'],
  })

/** A warning on a slow machine, which decides no test. */
const slow = /was preloaded using link preload but not used within a few seconds/

export interface Fixtures {
  /** The day on which the world begins, whenever the tests run; null if it must be this machine's own day. */
  readonly today: string | null
  readonly world: World
  /** Console texts that a page may write in this test; any other fails it. */
  readonly expectedComplaints: RegExp[]
}

export interface WorkerFixtures {
  /** This worker's world for such a day. */
  readonly worldOf: (today: string | null) => Promise<World>
}

const whatIsSaid = 'said: '
const said = new WeakMap<Page, readonly string[]>()
const saidOn = (page: Page): readonly string[] => said.get(page) ?? []

/**
 * Logs to the console what enters a live region, or enters with one. Self-contained, because it is sent to pages as a
 * script.
 */
const reportWhatIsSaid = (prefix: string): void => {
  const live = '[role=status], [role=alert]'
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      const isLive = target instanceof Element && target.closest(live) !== null
      for (const node of addedNodes) {
        const within = node instanceof Element ? [node, ...node.querySelectorAll(live)] : []
        for (const one of isLive ? [node] : within.filter((each) => each.matches(live)))
          console.debug(prefix + (one.textContent ?? ''))
      }
    }
  }).observe(document, { subtree: true, childList: true })
}

/** The default day on which a world begins. */
export const usualDay = '2026-09-15T09:00:00Z'

/** Collects the errors thrown on a page, and its console errors and warnings, from now on. */
export const watchConsole = (page: Page): readonly string[] => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !slow.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** The worker's world, reset for each test, and a page whose console must stay clean. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  today: [usualDay, { option: true }],
  worldOf: [
    async ({}, provide) => {
      const started = new Map<string | null, ReturnType<typeof startWorld>>()
      await provide((today) => {
        const world = started.get(today) ?? startWorld(today === null ? 0 : Date.parse(today) - Date.now())
        started.set(today, world)
        return world
      })
      for (const world of started.values()) (await world).stop()
    },
    { scope: 'worker' },
  ],
  world: async ({ worldOf, today }, provide) => provide(await worldOf(today)),
  browser: [
    async ({}, provide) => {
      const browser = await launchChromium()
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ context, world }, provide) => {
    await context.addInitScript(setClock, world.ahead)
    await context.addInitScript(reportWhatIsSaid, whatIsSaid)
    context.on('console', (message) => {
      const page = message.page()
      if (page !== null && message.text().startsWith(whatIsSaid)) said.set(page, [...saidOn(page), message.text()])
    })
    await provide(context)
    // Requests still open at the end do not matter to a test.
    for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({ world }, provide) => {
    await world.ask('reset', {})
    await provide(world.url)
  },
  expectedComplaints: async ({}, provide) => provide([]),
  page: async ({ page, expectedComplaints }, provide) => {
    const complaints = watchConsole(page)
    await provide(page)
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }

/**
 * Checks that a live region shows a text, or has shown it since the last check: a toast disappears after 4 seconds,
 * however slow the machine is.
 */
export const hasNotified = async (page: Page, words: string): Promise<void> => {
  await expect.poll(() => saidOn(page)).toContainEqual(expect.stringContaining(words))
  said.set(page, saidOn(page).slice(saidOn(page).findIndex((text) => text.includes(words)) + 1))
}

/**
 * Moves through the page's own history, which knows every pushed entry. `page.goBack` asks the browser, which may not
 * know the newest entry yet and then goes back by two.
 */
export const goInHistory = (page: Page, delta: -1 | 1): Promise<void> => page.evaluate((by) => history.go(by), delta)

/** Waits until nothing on the page is loading. */
export const isWhole = (page: Page): Promise<void> => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

/** Signs in by a call; separate tests cover the form. */
export const signIn = async (page: Page, email = 'demo@example.com'): Promise<void> => {
  const trace = crypto.randomUUID().replaceAll('-', '')
  const answer = await page.request.post('/api/customer/login', {
    data: { email, password: 'Passw0rd!' },
    headers: { 'X-Client-Id': '44', 'X-Hostname': 'localhost', traceparent: `00-${trace}-${trace.slice(16)}-01` },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/')
}

/** Signs in, and waits for the bookings of the demo's customer. */
export const arrive = async (page: Page): Promise<void> => {
  await signIn(page)
  await expect(page.getByText('SUN1001')).toBeVisible()
}

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Submits the login form on the page. */
export const submitLogin = async (page: Page, email = 'demo@example.com', password = 'Passw0rd!'): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const signInByForm = async (page: Page, email?: string): Promise<void> => {
  await page.goto('/login')
  await submitLogin(page, email)
}

/**
 * axe's findings as text. The card fields are transparent documents of the card provider: axe cannot see what is behind
 * them.
 */
export const findingsOf = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  // Content that is still fading in has a different contrast from its final one.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  // Once for each document: AxeBuilder would inject all of axe twice in each analysis. The frames of the card company
  // are not ours, and their own origin is closed to the page.
  for (const frame of page.frames().filter((one) => !one.url().includes('/__stripe/')))
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source)
  // In the page itself, and for violations only: this is much less work than a separate page for a full report.
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode(true).exclude('iframe[src^="/__stripe/"]')
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      preload: false,
      // What is seen must be in the name, for people who control the browser by voice.
      ...(rules === undefined
        ? { rules: { 'label-content-name-mismatch': { enabled: true } } }
        : { runOnly: [...rules] }),
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
