import type { Dashboard } from '@booking-dashboard/core'
import type {
  CardGateway,
  DeviceMemory,
  ErrorReport,
  Navigation,
  StoredPaymentOfPage,
  RequestReport,
} from '@booking-dashboard/core/ports'
import {
  assembleDashboard,
  createMemoryNavigation,
  createPaymentVault,
  type Fetch,
  type TextStore,
} from '@booking-dashboard/http-adapter/node'
import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs'
import type { FakeBackend } from '../../FakeBackend.js'
import type { Bank } from '../Bank.js'
import type { BrowserStorage } from './BrowserStorage.js'
import type { JourneyClock } from '../JourneyClock.js'
import type { MemoryStoredBookings } from './MemoryStoredBookings.js'
import { type ChannelEnds, createTabChannel } from './TabChannel.js'
import { type CardFields, createTypedCards, type WalletSheet } from './TypedCards.js'

/** What all tabs of one browser share: cookies, storage and the device clock. */
export interface Browser {
  readonly clock: JourneyClock
  /** Milliseconds by which the device clock is ahead; timers are not affected. */
  clockAhead: number
  readonly backend: FakeBackend
  readonly bank: Bank
  readonly cardFields: CardFields
  /** Wraps the connection between a page and the card company. */
  readonly betweenCards: (gateway: CardGateway) => CardGateway
  /** Sends the cookies that all tabs share. */
  readonly fetch: Fetch
  readonly storage: BrowserStorage
  readonly storedBookings: MemoryStoredBookings
  readonly channelEnds: ChannelEnds
  readonly ids: { readonly uuid: () => string; readonly traceId: () => string; readonly spanId: () => string }
  /** The reports of all devices since they were last read. */
  readonly reports: ErrorReport[]
  readonly requests: RequestReport[]
  readonly observer: PageObserver
}

/** Observes what a page does, before it takes effect. */
export interface PageObserver {
  /** A request is sent. */
  readonly onRequest?: (tab: Tab, ...request: Parameters<Fetch>) => void
  /** An answer arrives; some requests never get one. */
  readonly onAnswer?: (tab: Tab, answer: Response, ...request: Parameters<Fetch>) => void
  /** A request ends without an answer: the connection failed or the page timed out. */
  readonly onGivenUp?: (tab: Tab, ...request: Parameters<Fetch>) => void
  /** A payment is stored, even if the storage rejects it. */
  readonly onStored?: (tab: Tab, payment: StoredPaymentOfPage) => void
}

/** One page in one tab, with a dashboard that ends with the page. */
export interface Tab {
  readonly browser: Browser
  readonly dashboard: Dashboard
  readonly navigation: Navigation
  /** Session storage: it survives a reload, but not the closing of the tab. */
  readonly session: Map<string, string>
  readonly sheet: WalletSheet
  /** Closes the page: its pending promises never settle, and its later effects do not happen. */
  readonly unload: () => void
}

/** Timers that end with the page, on the device clock. */
const timersOf = (page: Subscription, browser: Browser, clock: SchedulerLike): SchedulerLike => ({
  now: () => clock.now() + browser.clockAhead,
  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay?: number, state?: T): Subscription {
    const timer = clock.schedule(work, delay, state)
    page.add(timer)
    return timer
  },
})

/** Storage that is full or refused holds nothing. */
const deviceMemoryIn = ({ get, set }: TextStore): DeviceMemory => {
  const attempt = <A>(work: () => A): A | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  return { read: (name) => attempt(() => get(name)), store: (name, text) => void attempt(() => set(name, text)) }
}

const never = <A>(): Promise<A> => new Promise(() => undefined)

/** A real `fetch` rejects as soon as its signal aborts, even if the answer comes later. */
const untilAborted = <A>(work: Promise<A>, signal: AbortSignal | null | undefined): Promise<A> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })

/** `before`: the page that was reloaded. */
export const openTab = (browser: Browser, before?: Tab): Tab => {
  const session = before?.session ?? new Map<string, string>()
  let alive = true
  const page = new Subscription()
  const whileAlive = async <A>(work: Promise<A>): Promise<A> => {
    try {
      const value = await work
      return alive ? value : never()
    } catch (error) {
      if (!alive) return never()
      throw error
    }
  }
  const lasting = browser.storage.forTab()
  const vault = createPaymentVault({
    lasting: lasting.store,
    session: browser.storage.forSession(session),
    onChange: lasting.onChange,
  })
  const sheet: WalletSheet = { card: null }
  const typedCards = createTypedCards(browser.backend, browser.cardFields, sheet, browser.bank.authenticate)
  const between = browser.betweenCards(typedCards)
  const cards: CardGateway = {
    tokenise: (card) => () => whileAlive(between.tokenise(card)()),
    authenticatePayment: (challenge) => whileAlive(between.authenticatePayment(challenge)),
    authenticateSetup: (challenge) => whileAlive(between.authenticateSetup(challenge)),
  }
  const navigation = before?.navigation ?? createMemoryNavigation()
  const dashboard = assembleDashboard({
    baseUrl: 'http://localhost',
    fetch: async (...request) => {
      if (!alive) return never()
      browser.observer.onRequest?.(tab, ...request)
      try {
        const answer = await whileAlive(untilAborted(browser.fetch(...request), request[1]?.signal))
        browser.observer.onAnswer?.(tab, answer, ...request)
        return answer
      } catch (error) {
        browser.observer.onGivenUp?.(tab, ...request)
        throw error
      }
    },
    scheduler: timersOf(page, browser, browser.clock),
    cards,
    ids: browser.ids,
    random: () => 0.5,
    // The user cannot change the monotonic clock.
    monotonicNow: () => browser.clock.now(),
    navigation,
    storedBookings: browser.storedBookings,
    deviceMemory: deviceMemoryIn(lasting.store),
    sessionChannel: createTabChannel(browser.channelEnds),
    telemetry: {
      error: (report) => void browser.reports.push(report),
      request: (request) => void browser.requests.push(request),
    },
    vault: {
      ...vault,
      write: (name, payment) => {
        if (!alive) return
        browser.observer.onStored?.(tab, payment)
        vault.write(name, payment)
      },
      clear: (name) => void (alive && vault.clear(name)),
    },
  })
  const tab: Tab = {
    browser,
    dashboard,
    navigation,
    session,
    sheet,
    unload: () => {
      alive = false
      page.unsubscribe()
      dashboard.dispose()
    },
  }
  return tab
}
