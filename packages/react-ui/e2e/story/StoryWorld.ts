import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createFakeBackend, type FakeBackend, type ServedFake, serveFake } from '@booking-dashboard/fake-backend'
import { journeyStartOf, type OtherPlace, startJourney } from '@booking-dashboard/fake-backend/journeys'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../support/chromium'
import { chromiumToWatch } from '../support/installed'

const pictures = fileURLToPath(new URL('../../../../node_modules/.cache/story/', import.meta.url))
const staticRoot = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Milliseconds that a press may take before a watched story continues without it. */
const patience = 15_000

/** With a window if somebody can watch. */
const launch = async (): Promise<Browser> => {
  const args = ['--no-sandbox']
  const hasDisplay = process.env['DISPLAY'] !== undefined || process.platform !== 'linux'
  const executablePath = hasDisplay ? chromiumToWatch() : null
  if (executablePath !== null) return chromium.launch({ headless: false, executablePath, args })
  return chromium.launch({ ...(await chromiumOptions()), args })
}

/** The running product over its own fake back end, on pages of a real browser. */
export class StoryWorld {
  private readonly others = new Map<OtherPlace, { readonly page: Page; readonly own: BrowserContext | null }>()

  private pictures = 0

  private constructor(
    private readonly served: ServedFake,
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly email: string,
    private readonly seed: number,
    private readonly longest: number,
  ) {}

  static async open(seed: number, email: string, longest = patience): Promise<StoryWorld> {
    mkdirSync(pictures, { recursive: true })
    const ahead = journeyStartOf(seed) - Date.now()
    const backend = createFakeBackend({ seed, strict: true, clock: { now: () => Date.now() + ahead } })
    backend.wallets.set({ currencies: ['GBP'] })
    backend.bookings.add('demo@example.com', { name: 'Kyoto in spring', currency: 'JPY', departs: 200 })
    const served = await serveFake({ port: 0, staticRoot, backend })
    const browser = await launch()
    const context = await newContext(browser, backend, longest)
    return new StoryWorld(served, browser, context, await context.newPage(), email, seed, longest)
  }

  get url(): string {
    return this.served.url
  }

  get backend(): FakeBackend {
    return this.served.backend
  }

  /** Stores a picture of the page and returns its path. */
  async picture(page: Page): Promise<string> {
    this.pictures += 1
    const path = `${pictures}${this.pictures}.png`
    await page.screenshot({ path })
    return path
  }

  /** Advances the clock of the back end and of every page. */
  async pass(milliseconds: number): Promise<void> {
    this.backend.clock.advance(milliseconds)
    for (const page of [this.page, ...[...this.others.values()].map((other) => other.page)])
      await page.clock.fastForward(milliseconds)
  }

  /** Opens a second tab or a page on another device, with the same customer signed in. */
  async other(where: OtherPlace): Promise<Page> {
    const open = this.others.get(where)
    if (open !== undefined) return open.page
    const own = where === 'device' ? await newContext(this.browser, this.backend, this.longest) : null
    const page = await (own ?? this.context).newPage()
    this.others.set(where, { page, own })
    if (where === 'device') {
      const { signIn } = await import('./press')
      await signIn(page, this, this.email)
    }
    return page
  }

  async close(where: OtherPlace): Promise<void> {
    await this.others.get(where)?.page.close()
    await this.others.get(where)?.own?.close()
    this.others.delete(where)
  }

  /** The index of this ticket type among all tickets on the page. */
  async placeOfTicket(ref: string, ticketTypeId: string): Promise<number> {
    const journey = startJourney(this.seed)
    await journey.signIn()
    const shop = journey.tab().dashboard.ticketShop(ref)
    await journey.run(() => shop.open())
    const { value } = shop.state$
    const types = value.kind === 'choosing' ? value.events.flatMap((event) => event.types) : []
    return Math.max(
      0,
      types.findIndex(({ id }) => id === ticketTypeId),
    )
  }

  async end(): Promise<void> {
    await this.browser.close()
    await this.served.close()
  }
}

const newContext = async (browser: Browser, backend: FakeBackend, longest: number): Promise<BrowserContext> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(longest)
  await context.clock.install({ time: backend.clock.now() })
  return context
}
