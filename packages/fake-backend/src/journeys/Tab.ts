import type { CardGateway, Dashboard, ErrorReport, Navigation } from '@booking-dashboard/core'
import { assembleDashboard, createMemoryNavigation, type Fetch } from '@booking-dashboard/http-adapter/node'
import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs'
import type { FakeBackend } from '../FakeBackend.js'
import type { Bank } from './Bank.js'
import type { JourneyClock } from './JourneyClock.js'
import { type BrowserStorage, createTabVault, type TabStorage } from './TabStorage.js'
import { type ChannelEnds, createTabChannel } from './TabChannel.js'
import { type CardFields, createTypedCards } from './TypedCards.js'

export interface Browser {
  readonly clock: JourneyClock
  readonly backend: FakeBackend
  readonly bank: Bank
  readonly cardFields: CardFields
  /** Between a page and the card company. */
  readonly betweenCards: (gateway: CardGateway) => CardGateway
  /** With the cookies that all tabs share. */
  readonly fetch: Fetch
  readonly storage: BrowserStorage
  readonly channelEnds: ChannelEnds
  readonly ids: { readonly uuid: () => string; readonly traceId: () => string; readonly spanId: () => string }
  readonly reports: ErrorReport[]
}

/** One page in one tab: a dashboard that ends when the page does. */
export interface Tab {
  readonly dashboard: Dashboard
  readonly navigation: Navigation
  readonly session: TabStorage
  /** The page goes away: what it waits for never comes, what it would still do is not done. */
  readonly unload: () => void
}

/** Timers that end with the page. */
const timersOf = (page: Subscription, clock: SchedulerLike): SchedulerLike => ({
  now: () => clock.now(),
  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay?: number, state?: T): Subscription {
    const timer = clock.schedule(work, delay, state)
    page.add(timer)
    return timer
  },
})

const never = <A>(): Promise<A> => new Promise(() => undefined)

export const openTab = (browser: Browser, session: TabStorage = { secrets: new Map() }): Tab => {
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
  const vault = createTabVault(browser.storage, session)
  const between = browser.betweenCards(createTypedCards(browser.backend, browser.cardFields, browser.bank.authenticate))
  const cards: CardGateway = {
    tokenise: (card) => () => whileAlive(between.tokenise(card)()),
    authenticatePayment: (challenge) => whileAlive(between.authenticatePayment(challenge)),
    authenticateSetup: (challenge) => whileAlive(between.authenticateSetup(challenge)),
  }
  const navigation = createMemoryNavigation()
  const dashboard = assembleDashboard({
    baseUrl: 'http://localhost',
    fetch: (input, init) => (alive ? whileAlive(browser.fetch(input, init)) : never()),
    scheduler: timersOf(page, browser.clock),
    cards,
    ids: browser.ids,
    random: () => 0.5,
    navigation,
    sessionChannel: createTabChannel(browser.channelEnds),
    errorReporter: { report: (report) => void browser.reports.push(report) },
    vault: {
      ...vault,
      write: (payment) => void (alive && vault.write(payment)),
      clear: (bookingRef) => void (alive && vault.clear(bookingRef)),
    },
  })
  return {
    dashboard,
    navigation,
    session,
    unload: () => {
      alive = false
      page.unsubscribe()
      dashboard.dispose()
    },
  }
}
