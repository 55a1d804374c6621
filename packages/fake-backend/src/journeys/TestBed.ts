import { createCookieJar, type Fetch } from '@booking-dashboard/http-adapter/node'
import { createFakeBackend } from '../createFakeBackend.js'
import type { SignInEnd } from '@booking-dashboard/core'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import type { FakeBackend } from '../FakeBackend.js'
import type { AnyWorld } from '../worlds/scenarios.js'
import { createRandom } from '../values/createRandom.js'
import { createBank, type Bank } from './Bank.js'
import { BrowserStorage } from './browser/BrowserStorage.js'
import { MemoryStoredBookings } from './browser/MemoryStoredBookings.js'
import { JourneyClock } from './JourneyClock.js'
import { type Browser, openTab, type PageObserver, type Tab } from './browser/Tab.js'

/** A simulated customer with one browser, a world of their own, and a clock that the test moves. */
export interface TestBed {
  readonly backend: FakeBackend
  readonly clock: JourneyClock
  readonly bank: Bank
  readonly browser: Browser
  /** The tab in front. */
  readonly tab: () => Tab
  /** Opens a further tab of the same browser; the first stays in front. */
  readonly openTab: () => Tab
  /** The same customer on another device: a tab in a separate browser. */
  readonly openDevice: () => Tab
  /** Loads what every page loads first: the client and the session. */
  readonly begin: (tab: Tab) => Promise<void>
  /** Reloads the page in front: cookies, local storage and session storage stay. */
  readonly reload: () => Promise<void>
  /** Closes the tab in front and opens a new one: session storage is lost. */
  readonly reopen: () => Promise<void>
  /** Runs a task and advances the clock until the task has ended. */
  readonly run: <A>(task: () => Promise<A>) => Promise<A>
  /** Rejects if the customer cannot sign in. */
  readonly signIn: (email?: string, password?: string) => Promise<void>
}

/** The network between the browser and the back end. */
export type Network = (backEnd: Fetch, clock: JourneyClock) => Fetch

/** The world of a test bed and its observers. */
export interface TestBedOptions {
  /** The demo world by default. */
  readonly world?: AnyWorld
  /** ms since the epoch; by default `journeyStart`. */
  readonly startsAt?: number
  readonly network?: Network
  /** Wraps the connection between a page and the card company. */
  readonly cards?: Browser['betweenCards']
  readonly observer?: PageObserver
  /** Called for each new tab before its page sends a request. */
  readonly onTab?: (tab: Tab) => void
}

/** The default start of a journey; ms since the epoch. */
export const journeyStart = Date.parse('2026-03-02T09:00:00Z')

const seededIds = (seed: number): Browser['ids'] => {
  const random = createRandom(seed)
  const eight = (): string =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  const hex = (length: number): string => {
    let digits = ''
    while (digits.length < length) digits += eight()
    return digits.slice(0, length)
  }
  return {
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    traceId: () => `${hex(31)}1`,
    spanId: () => `${hex(15)}1`,
  }
}

/** The form's problems, or the kind of failure and its error codes. */
const whyNotIn = (end: Extract<SignInEnd, { kind: 'refused' | 'failed' | 'invalid' }>): string =>
  JSON.stringify(end.kind === 'invalid' ? end.problems : end.failure.cause)

const straight: Network = (backEnd) => backEnd

/** Creates a customer with a dashboard in a new world. The same seed gives the same ids. */
export const createTestBed = (
  seed = 1,
  {
    network = straight,
    cards = (gateway) => gateway,
    observer = {},
    onTab = () => undefined,
    world,
    startsAt = journeyStart,
  }: TestBedOptions = {},
): TestBed => {
  const clock = new JourneyClock(startsAt)
  const backend = createFakeBackend({
    seed,
    clock,
    wait: clock.wait,
    strict: true,
    ...(world !== undefined && { world }),
  })
  const bank = createBank(backend)
  // The reports of all devices.
  const reports: Browser['reports'] = []
  const requests: Browser['requests'] = []
  let browsers = 0
  const createBrowser = (): Browser => {
    browsers += 1
    return {
      clock,
      clockAhead: 0,
      backend,
      bank,
      cardFields: { typed: null },
      betweenCards: cards,
      fetch: createCookieJar(
        network((url, init) => backend.fetch(url, init), clock),
        clock,
      ),
      storage: new BrowserStorage(),
      storedBookings: new MemoryStoredBookings(),
      channelEnds: new Set(),
      ids: seededIds(seed + browsers - 1),
      reports,
      requests,
      observer,
    }
  }
  const browser = createBrowser()
  const open = (on = browser, before?: Tab): Tab => {
    const tab = openTab(on, before)
    onTab(tab)
    return tab
  }
  let front = open()
  const begin = async ({ dashboard }: Tab): Promise<void> => {
    await clock.untilDone(Promise.all([dashboard.client.setUp(), dashboard.session.check()]))
  }
  const replace = async (before?: Tab): Promise<void> => {
    front.unload()
    front = open(browser, before)
    await begin(front)
  }
  return {
    backend,
    clock,
    bank,
    browser,
    tab: () => front,
    openTab: () => open(),
    openDevice: () => open(createBrowser()),
    begin,
    reload: () => replace(front),
    reopen: () => replace(),
    run: (task) => clock.untilDone(task()),
    signIn: async (email = 'demo@example.com', password = demoPassword) => {
      const end = await clock.untilDone(front.dashboard.session.signIn({ email, password }))
      if (end.kind === 'refused' || end.kind === 'failed' || end.kind === 'invalid')
        throw new Error(`${email} is not signed in (${end.kind}): ${whyNotIn(end)}`)
    },
  }
}
