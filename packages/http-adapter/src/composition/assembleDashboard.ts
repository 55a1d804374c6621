import {
  type BankEnd,
  type CardGateway,
  type Challenge,
  type ClientIdentity,
  type Dashboard,
  dashboardModule,
  type ErrorReporter,
  type Ids,
  type KeptBookingStore,
  memberModule,
  type Navigation,
  noOtherTabs,
  nothingKept,
  type PaymentVault,
  type SessionChannel,
  tokens,
  visitorModule,
} from '@booking-dashboard/core'
import { Container } from 'inversify'
import { asyncScheduler, type SchedulerLike } from 'rxjs'
import { createCookieJar } from '../cookies/createCookieJar.js'
import { createMemoryNavigation } from '../node/MemoryNavigation.js'
import { createScriptedCards } from '../node/ScriptedCards.js'
import { createMemoryVault } from '../payment/paymentVault.js'
import type { Fetch } from '../transport/Fetch.js'
import { randomHex } from '../transport/randomHex.js'
import { dashboardHttpModule } from './dashboardHttpModule.js'
import { memberHttpModule } from './memberHttpModule.js'
import { createVisitorHttpModule } from './visitorHttpModule.js'

export interface ConnectOptions {
  /** The back end's origin, such as `http://localhost:3000`. */
  readonly baseUrl: string
  /** Called with cookies; one that keeps cookies itself keeps the session over a second dashboard, as a reload does. */
  readonly fetch?: Fetch
  /** In place of the default, until the back end tells another. */
  readonly clientId?: string
  /** The host name that chooses the brand; that of `baseUrl` by default. */
  readonly hostname?: string
  /** Time for everything: time-outs, polling, toasts, cookies. */
  readonly scheduler?: SchedulerLike
  readonly cards?: CardGateway
  /** Shows the bank's check, and tells how it ended, where `cards` is not given; without it a payment that needs one says so. */
  readonly authenticatePayment?: (challenge: Challenge) => Promise<BankEnd>
  readonly ids?: Ids & { /** 16 lower-case hexadecimal digits. */ readonly spanId: () => string }
  /** From 0 to below 1, for the jitter of retries. */
  readonly random?: () => number
  readonly vault?: PaymentVault
  /** To the other dashboards of the same customer; none by default. */
  readonly sessionChannel?: SessionChannel
  /** Where a booking is kept to be read without a network; nowhere by default. */
  readonly keptBookings?: KeptBookingStore
  readonly navigation?: Navigation
  readonly errorReporter?: ErrorReporter
}

const cryptoIds = {
  uuid: (): string => crypto.randomUUID(),
  traceId: (): string => randomHex(16),
  spanId: (): string => randomHex(8),
}

/** A dashboard wired up that has asked nothing yet. */
export const assembleDashboard = (options: ConnectOptions): Dashboard => {
  const { baseUrl, fetch = globalThis.fetch, scheduler = asyncScheduler, ids = cryptoIds } = options
  const container = new Container()
  container.load(
    visitorModule,
    memberModule,
    dashboardModule,
    memberHttpModule,
    dashboardHttpModule,
    createVisitorHttpModule({
      fetch: createCookieJar(fetch, scheduler),
      baseUrl,
      hostname: options.hostname ?? new URL(baseUrl).hostname,
      random: options.random ?? Math.random,
      ids,
    }),
  )
  container.bind(tokens.scheduler).toConstantValue(scheduler)
  container.bind(tokens.ids).toConstantValue(ids)
  container.bind(tokens.navigation).toConstantValue(options.navigation ?? createMemoryNavigation())
  container.bind(tokens.errorReporter).toConstantValue(options.errorReporter ?? { report: () => undefined })
  container.bind(tokens.sessionChannel).toConstantValue(options.sessionChannel ?? noOtherTabs)
  container.bind(tokens.keptBookings).toConstantValue(options.keptBookings ?? nothingKept)
  container.bind(tokens.paymentVault).toConstantValue(options.vault ?? createMemoryVault())
  container.bind(tokens.cardGateway).toConstantValue(options.cards ?? createScriptedCards(options.authenticatePayment))
  if (options.clientId !== undefined) container.get<ClientIdentity>(tokens.clientIdentity).adopt(options.clientId)
  return container.get<Dashboard>(tokens.dashboard)
}
